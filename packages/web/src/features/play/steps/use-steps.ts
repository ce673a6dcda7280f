import type { OpenRound, Round } from '@wl/contract/play';
import type { RoundEvent } from '@wl/games/round';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../app/api.ts';
import {
  holdWallet,
  keepHeld,
  receiveWallet,
  refreshWallet,
  releaseWallet,
} from '../../../app/hud/wallet.ts';
import { useSession } from '../../../app/session.ts';
import {
  fetchRound,
  findOpenRound,
  isTurnedAway,
  isUnanswered,
  sendAction,
  sendDemoSteps,
  sendOpening,
} from '../api.ts';
import { Curtain } from '../curtain.ts';
import { pendingBet } from '../memory.ts';
import {
  EarlierRound,
  newRoundId,
  UnansweredRound,
  VoidedRound,
  type Bet,
} from '../round-player.ts';
import { isSameBet } from '../same-bet.ts';
import { useStageSound } from '../sound.ts';
import type { StageProps } from '../stage.ts';
import { rememberBet } from './bet-memory.ts';
import { hearReconnected, hearSteps, type StepNews } from './news.ts';
import { SteppedPlayer, type RoundState } from './stepped-player.ts';

/** Display time of a replay's result, in ms. */
const REPLAY_END_MS = 2_600;

export interface StepsState {
  /** `idle`: a new round can start; `deciding`: the member must decide; `asking`, `playing`: the member waits. */
  phase: 'idle' | 'asking' | 'playing' | 'deciding';
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
  /** Id of the round on stage. */
  roundId: string | null;
  begin: (bet: Bet) => void;
  act: (action: string) => void;
  /** Shows the remaining events immediately. */
  hurry: () => void;
}

interface OnStage {
  roundState: RoundState;
  shown: number;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const freshId = () => newRoundId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
const eventsOf = ({ open, round }: RoundState) =>
  (open ?? round)?.events as RoundEvent[] | undefined;
const idOf = ({ open, round }: RoundState) => (open ?? round)?.id ?? '';

/** Returns true if the found state is the known open round without new decisions. */
const isSame = ({ open }: RoundState, known: RoundState | null) =>
  open !== null && open.id === known?.open?.id && open.actions.length === known.open.actions.length;

/**
 * Refreshes the balances if a round was found, because the response contains no wallet and the shown balance may lack
 * the round's stake or payout. Returns the round.
 */
function withWallet<T>(found: T | null): T | null {
  if (found) void refreshWallet().catch(() => undefined);
  return found;
}

/** Returns true if a round was started with this bet. Ignores later decisions, which are stored in the round's bet. */
function isBegunWith(bet: Bet, { open, round }: RoundState): boolean {
  const { actions: _, ...begun } = (open ?? round)?.bet ?? {};
  return isSameBet(begun, bet);
}

/** Returns the stake of a bet in cents, for the balance shown while the request is in flight. */
function stakeOf(bet: Bet): number {
  if (typeof bet['stakeCents'] === 'number')
    return bet['stakeCents'] * (typeof bet['hands'] === 'number' ? bet['hands'] : 1);
  return Object.values((bet['spots'] ?? {}) as Record<string, number>).reduce((a, b) => a + b, 0);
}

/**
 * Returns a player for cash or demo play on the server. Holds back balance updates while they would reveal a result.
 */
function usePlayer(slug: string, demo: boolean): SteppedPlayer {
  const memberId = useSession((session) => session.player?.id ?? '');
  return useMemo(() => {
    let ticket: string | undefined;
    const fun = async (bet: Bet, actions: string[]) => {
      const answer = await sendDemoSteps(slug, bet, actions, ticket);
      ticket = answer.ticket ?? undefined;
      return answer;
    };
    /**
     * Holds back balance updates under the id `hold`, which is known before any event can arrive. The balance of an
     * open round reveals nothing and is shown immediately.
     */
    const settle = async (hold: string, cents: number, answer: ReturnType<typeof sendOpening>) => {
      holdWallet(hold, cents);
      try {
        const { open, round, wallet } = await answer;
        if (round) {
          holdWallet(round.id, cents);
          keepHeld(round.id);
          receiveWallet(wallet, round.id);
        } else receiveWallet(wallet, hold);
        return { open, round };
      } finally {
        releaseWallet(hold);
      }
    };
    const addsOf = (open: OpenRound, action: string) =>
      open.choices.find((choice) => choice.action === action)?.adds_cents ?? 0;
    return new SteppedPlayer({
      begin: (sent) => {
        if (!demo) return settle(`${sent.id}/begin`, stakeOf(sent.bet), sendOpening(slug, sent));
        ticket = undefined;
        return fun(sent.bet, []);
      },
      act: (open, action) =>
        demo
          ? fun(open.bet, [...open.actions, action])
          : settle(
              `${open.id}/${String(open.actions.length)}`,
              addsOf(open, action),
              sendAction(open.id, open.actions.length, action),
            ),
      find: () => (demo ? Promise.resolve(null) : findOpenRound(slug).then(withWallet)),
      fetch: (id) => (demo ? Promise.resolve(null) : fetchRound(id).then(withWallet)),
      isUnanswered: (error) => !demo && isUnanswered(error),
      isTurnedAway,
      newId: freshId,
      memory: demo
        ? { read: () => null, write: () => undefined }
        : pendingBet(memberId, `steps/${slug}`),
      wait: pause,
    });
  }, [slug, demo, memberId]);
}

/**
 * Plays rounds of a game with decisions: starts rounds, makes decisions, and presents events one by one. `paceMs`
 * returns the pause after an event. Events already shown are not repeated. After a reload or on another device, the
 * round is shown immediately in its current state, and only new events are presented.
 */
export function useSteps(props: StageProps, paceMs: (event: RoundEvent) => number): StepsState {
  const { launch, mode, replay, animate, onReplayEnd } = props;
  const { slug } = launch;
  const demo = mode === 'demo';
  const player = usePlayer(slug, demo);
  const sound = useStageSound();
  const [phase, setPhase] = useState<StepsState['phase']>(demo ? 'idle' : 'asking');
  const [stage, setStage] = useState<OnStage | null>(null);
  const curtain = useRef<Curtain | null>(null);
  const busy = useRef(false);
  const watched = useRef<Round | null>(null);
  const heard = useRef<StepNews | null>(null);
  const current = useRef<RoundState | null>(null);
  const lookAgain = useRef(() => Promise.resolve());
  const isGone = useRef(false);
  /**
   * Earliest start of the next round. The interval is measured from the response; the server measures it from the start
   * of the round, which is earlier.
   */
  const mayBeginAt = useRef(0);
  const now = useRef({ ...props, paceMs });
  now.current = { ...props, paceMs };

  /** Presents the events from index `from`; earlier events are already shown. */
  const present = useCallback(
    async (roundState: RoundState, from: number, own: Curtain) => {
      const events = eventsOf(roundState) ?? [];
      curtain.current = own;
      setStage({ roundState, shown: from });
      setPhase('playing');
      for (let shown = from; shown < events.length && !own.hurried; shown += 1) {
        const event = events[shown];
        setStage({ roundState, shown: shown + 1 });
        if (!event) break;
        if (event.type === 'card_dealt' || event.type === 'hole_turned') sound('chip');
        await own.wait(now.current.paceMs(event));
      }
      setStage({ roundState, shown: events.length });
    },
    [sound],
  );

  /**
   * Handles a voided round, which has no events: clears the table and reports that the stake was returned to the cash
   * balance.
   */
  const clear = useCallback((voided: Round) => {
    current.current = null;
    setStage(null);
    now.current.rounds.curtain(voided);
    now.current.rounds.fail(new VoidedRound(voided.stake_cents));
    setPhase('idle');
  }, []);

  const show = useCallback(
    async (roundState: RoundState, isFound = false) => {
      if (roundState.round?.voided) return clear(roundState.round);
      const before = current.current;
      const from =
        before && idOf(before) === idOf(roundState) ? (eventsOf(before)?.length ?? 0) : 0;
      current.current = roundState;
      const isKnown = isFound && from === 0 && roundState.open !== null;
      await present(roundState, from, new Curtain(isKnown || !now.current.animate));
      const { round } = roundState;
      if (round) {
        if (round.payout_cents > round.stake_cents) sound('win');
        now.current.rounds.curtain(round);
        setPhase('idle');
      } else setPhase('deciding');
    },
    [present, sound, clear],
  );

  /** Runs a task unless another task is running, then checks whether the round was continued elsewhere meanwhile. */
  const run = useCallback(async (work: () => Promise<void>) => {
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
  }, []);

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
    [player, run, show],
  );

  /**
   * Checks whether the round was continued elsewhere, without blocking button presses. A press during the check takes
   * precedence; if the press is too late, the server rejects it.
   */
  lookAgain.current = async () => {
    if (busy.current) return;
    // If a start request got no response, the page shows that it is waiting while it requests the outcome.
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

  const begin = useCallback(
    (bet: Bet) =>
      void run(async () => {
        now.current.rounds.fail(null);
        setPhase('asking');
        rememberBet(slug, bet);
        // If rounds have a minimum interval, the next round starts only after the interval has passed.
        await pause(Math.max(0, mayBeginAt.current - performance.now()));
        // Place no bet if the member has left the table or signed out in the meantime.
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
    [player, run, show, slug, catchUp],
  );

  const act = useCallback(
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
          // Another window has already made the decision: show it, and the reason why this press had no effect.
          const roundState = await player.roundState(open.id);
          if (roundState) await show(roundState, true);
          now.current.rounds.fail(error);
        }
      }),
    [player, run, show, catchUp],
  );

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  useEffect(() => {
    current.current = null;
    setStage(null);
    if (!demo) void catchUp();
  }, [demo, catchUp]);

  useEffect(() => {
    if (demo) return;
    const stopNews = hearSteps((news) => {
      if (news.game !== slug) return;
      const open = current.current?.open;
      if (busy.current) heard.current = news;
      // The round on stage was settled or continued, or another round was started elsewhere.
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
  }, [demo, slug]);

  useEffect(() => {
    if (!replay) watched.current = null;
    if (!replay || replay === watched.current || busy.current) return;
    watched.current = replay;
    busy.current = true;
    const own = new Curtain(!animate);
    void present({ open: null, round: replay }, 0, own)
      .then(() => own.wait(REPLAY_END_MS))
      .then(() => {
        busy.current = false;
        const roundState = current.current;
        setStage(roundState && { roundState, shown: eventsOf(roundState)?.length ?? 0 });
        setPhase(roundState?.open ? 'deciding' : 'idle');
        onReplayEnd();
      });
    // Let the round on stage finish first. The phase then changes, which runs this effect again.
  }, [replay, phase, animate, onReplayEnd, present]);

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
