import type { Round } from '@wl/contract/play';
import type { OpenRound } from '@wl/contract/play-open-rounds';
import type { RoundEvent } from '@wl/games/round';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { ApiError } from '../../../app/api.ts';
import { pauseUntil } from '../pause.ts';
import { EarlierRound, UnansweredRound, type Bet } from '../rounds/round-player.ts';
import { isSameBet } from '../rounds/same-bet.ts';
import type { StageProps } from '../stage.ts';
import { rememberBet } from './bet-memory.ts';
import { hearReconnected, hearSteps, type StepNews } from './news.ts';
import type { RoundState, SteppedPlayer } from './stepped-player.ts';
import { usePlayer } from './use-player.ts';
import {
  useReplay,
  useRoundOnStage,
  type LatestProps,
  type RoundOnStage,
  type StepsPhase,
} from './use-round-on-stage.ts';

export interface StepsState {
  phase: StepsPhase;
  /** Bet of the round on stage; null before the first round. */
  bet: Bet | null;
  /** Events shown so far. */
  events: readonly RoundEvent[];
  /** Actions available to the member; empty unless the phase is `deciding`. */
  choices: OpenRound['choices'];
  /** Total stake of the round on stage, in cents. */
  stakeCents: number;
  /** Settled round; null until its presentation has ended. */
  round: Round | null;
  roundId: string | null;
  begin: (bet: Bet) => void;
  act: (action: string) => void;
  /** Shows the remaining events immediately. */
  hurry: () => void;
}

/** Returns true if a response describes the same open round as `known`, with the same number of decisions. */
const isSame = ({ open }: RoundState, known: RoundState | null) =>
  open !== null && open.id === known?.open?.id && open.actions.length === known.open.actions.length;

/** Returns true if the current round was started with this bet, ignoring decisions that were added to the bet later. */
function isBegunWith(bet: Bet, { open, round }: RoundState): boolean {
  const { actions: _, ...begun } = (open ?? round)?.bet ?? {};
  return isSameBet(begun, bet);
}

/**
 * Plays rounds of a game with decisions, and presents their events one by one. `paceMs` returns the pause after an
 * event. When a round is resumed after a reload or on another device, its existing events are shown immediately.
 */
export function useSteps(props: StageProps, paceMs: (event: RoundEvent) => number): StepsState {
  const { launch, mode, replay } = props;
  const { slug } = launch;
  const demo = mode === 'demo';
  const player = usePlayer(slug, demo);
  const now = useRef({ ...props, paceMs });
  now.current = { ...props, paceMs };
  const onStage = useRoundOnStage(now, demo);
  const { phase, stage, setStage, curtain, current } = onStage;
  const tasks = useTasks(player, now, onStage);
  const { catchUp } = tasks;
  const begin = useBegin(slug, player, now, onStage, tasks);
  const act = useAct(player, now, onStage, tasks);

  useEffect(() => {
    current.current = null;
    setStage(null);
    if (!demo) void catchUp();
  }, [demo, catchUp, current, setStage]);

  useNews(slug, demo, onStage, tasks);
  useReplay(props, onStage, tasks.busy);

  const about = stage?.roundState.open ?? stage?.roundState.round;
  return {
    phase: replay ? 'playing' : phase,
    bet: about?.bet ?? null,
    events: useMemo(
      () => (about?.events ?? []).slice(0, stage?.shown) as RoundEvent[],
      [about, stage?.shown],
    ),
    choices: phase === 'deciding' && !replay ? (stage?.roundState.open?.choices ?? []) : [],
    stakeCents: about?.stake_cents ?? 0,
    round: phase === 'idle' || replay ? (stage?.roundState.round ?? null) : null,
    roundId: about?.id ?? null,
    begin,
    act,
    hurry: () => curtain.current?.hurry(),
  };
}

type Tasks = ReturnType<typeof useTasks>;

/**
 * Sends the round's requests one at a time. After each request, checks whether another window or device has
 * continued the round.
 */
function useTasks(
  player: SteppedPlayer,
  now: LatestProps,
  { setPhase, current, show }: RoundOnStage,
) {
  const busy = useRef(false);
  const heard = useRef<StepNews | null>(null);
  const lookAgain = useRef(() => Promise.resolve());

  /** Runs a task unless another one is running. Afterwards, reloads the round if another window has continued it. */
  const run = useCallback(
    async (work: () => Promise<void>) => {
      if (busy.current) return;
      busy.current = true;
      try {
        await work();
      } catch (error) {
        now.current.rounds.fail(error);
      } finally {
        busy.current = false;
        setPhase((at) =>
          at === 'deciding' || (at !== 'idle' && current.current?.open) ? 'deciding' : 'idle',
        );
      }
      const news = heard.current;
      const open = current.current?.open;
      heard.current = null;
      if (news && open && (news.id !== open.id || (news.steps ?? Infinity) > open.actions.length))
        void lookAgain.current();
    },
    [now, setPhase, current],
  );

  const catchUp = useCallback(
    () =>
      run(async () => {
        setPhase('asking');
        try {
          const roundState = await player.roundState(current.current?.open?.id);
          if (roundState) await show(roundState, true);
        } catch (error) {
          if (error instanceof UnansweredRound) error.again = () => void catchUp();
          throw error;
        }
      }),
    [player, run, show, setPhase, current],
  );

  /**
   * Checks whether another window has continued the round. Ignores the result if a button is pressed before the check
   * ends.
   */
  lookAgain.current = async () => {
    if (busy.current) return;
    // If the start request got no response, request its outcome and show a waiting state in the meantime.
    if (player.isUnanswered) return void catchUp();
    const known = current.current;
    const isOvertaken = () => busy.current || current.current !== known;
    try {
      const roundState = await player.roundState(known?.open?.id);
      if (!roundState || isOvertaken() || isSame(roundState, known)) return;
      await run(() => show(roundState, true));
    } catch (error) {
      if (error instanceof UnansweredRound) error.again = () => void catchUp();
      if (!isOvertaken()) now.current.rounds.fail(error);
    }
  };

  return { busy, heard, lookAgain, run, catchUp };
}

/** Returns a function that starts a round as soon as the minimum time between rounds has passed. */
function useBegin(
  slug: string,
  player: SteppedPlayer,
  now: LatestProps,
  { setPhase, show }: RoundOnStage,
  { run, catchUp }: Tasks,
) {
  const isGone = useRef(false);
  /**
   * Earliest time at which the next round may start, so that the server never rejects it as too early. The minimum
   * interval is counted from the response to the last start request. The server counts from the start of the round,
   * which is earlier.
   */
  const mayBeginAt = useRef(0);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  return useCallback(
    (bet: Bet) =>
      void run(async () => {
        now.current.rounds.fail(null);
        setPhase('asking');
        rememberBet(slug, bet);
        // Start the next round only after the game's minimum interval between rounds (`min_round_ms`) has passed.
        await pauseUntil(mayBeginAt.current);
        // The member may have left the table or signed out during the pause.
        if (isGone.current) return;
        try {
          const roundState = await player.begin(player.reserve(bet));
          mayBeginAt.current = performance.now() + now.current.launch.min_round_ms;
          await show(roundState);
          if (!isBegunWith(bet, roundState)) now.current.rounds.fail(new EarlierRound());
        } catch (error) {
          if (error instanceof UnansweredRound) error.again = () => void catchUp();
          if (!(error instanceof ApiError && error.code === 'play.round_open')) throw error;
          const roundState = await player.roundState();
          if (roundState) await show(roundState, true);
        }
      }),
    [player, now, setPhase, run, show, slug, catchUp],
  );
}

/** Returns a function that sends a member's decision to the server and shows the result. */
function useAct(
  player: SteppedPlayer,
  now: LatestProps,
  { setPhase, current, show }: RoundOnStage,
  { run, catchUp }: Tasks,
) {
  return useCallback(
    (action: string) =>
      void run(async () => {
        const open = current.current?.open;
        if (!open) return;
        now.current.rounds.fail(null);
        setPhase('asking');
        try {
          await show(await player.act(open, action));
        } catch (error) {
          if (error instanceof UnansweredRound) error.again = () => void catchUp();
          const isElsewhere =
            error instanceof ApiError &&
            (error.code === 'play.action_late' || error.code === 'request.not_found');
          if (!isElsewhere) throw error;
          // Another window has already made the decision. Show that decision, and explain why this press had no effect.
          const roundState = await player.roundState(open.id);
          if (roundState) await show(roundState, true);
          now.current.rounds.fail(error);
        }
      }),
    [player, now, setPhase, current, run, show, catchUp],
  );
}

/** Updates the stage when a round of this game is continued or settled elsewhere, for example on another device. */
function useNews(
  slug: string,
  demo: boolean,
  { current }: RoundOnStage,
  { busy, heard, lookAgain }: Tasks,
): void {
  useEffect(() => {
    if (demo) return;
    const stopNews = hearSteps((news) => {
      if (news.game !== slug) return;
      const open = current.current?.open;
      if (busy.current) heard.current = news;
      // Request the round again if the event is about another round or reports a different number of decisions. If this
      // window has no open round, ignore settlements.
      else if (
        open ? news.id !== open.id || news.steps !== open.actions.length : news.steps !== undefined
      )
        void lookAgain.current();
    });
    const stopReconnected = hearReconnected(() => void lookAgain.current());
    return () => {
      stopNews();
      stopReconnected();
    };
  }, [demo, slug, current, busy, heard, lookAgain]);
}
