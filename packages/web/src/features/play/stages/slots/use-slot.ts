import type { Round } from '@wl/contract/play';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { pauseUntil } from '../../pause.ts';
import { useStageSound } from '../../sound.ts';
import type { AutoSpin, AutoSpinPlan, AutoStop } from './controls/auto-spin.ts';
import type { ReelTarget } from './reels/target.ts';
import { paceOf, QUICK_PACE } from './reels/timing.ts';
import { useAutoPlay } from './controls/use-auto-play.ts';
import type { Reels } from './reels/use-reels.ts';
import {
  useRoundOnReels,
  type RoundOnReels,
  type SlotOptions,
  type SlotPhase,
} from './presenting/use-round-on-reels.ts';
import { QUIET_VIEW, type SlotView } from './presenting/view.ts';
import { cellKey } from './wins/wins.ts';

/** Time in ms for which each win of a finished round is highlighted before the next one. */
const TURN_MS = 1_700;

export interface Slot {
  phase: SlotPhase;
  view: SlotView;
  /** Symbols on screen. */
  grid: readonly (readonly string[])[];
  /** Text on the symbols, indexed by `reel,row`. */
  marks: ReadonlyMap<string, string>;
  /** Last round that finished on this page. */
  last: Round | null;
  /** Total cost of the shown round, and its base stake, in cents. Payouts are multiples of the base stake. */
  roundCents: number;
  baseCents: number;
  auto: AutoSpin | null;
  autoStop: AutoStop | null;
  spin: () => void;
  /** Buys the bonus round with this id, at a total price of `priceCents`. */
  buy: (id: string, priceCents: number) => void;
  hurry: () => void;
  beginAuto: (plan: AutoSpinPlan) => void;
  endAuto: () => void;
  /** Ends a replay, even if it is still running, and restores the previous state of the stage. */
  endReplay: () => void;
}

/** Stage state, saved before a replay and restored after it. */
type WindowState = Pick<RoundOnReels, 'screen' | 'last' | 'staked'> & { target: ReelTarget };

/** Plays and presents slot rounds one at a time, manually or automatically. */
export function useSlot(options: SlotOptions): Slot {
  const { config, reels, onReplayEnd } = options;
  // Rounds and automatic play can outlast a render, so they read the latest options from this ref.
  const now = useRef(options);
  now.current = options;
  const autoPlay = useAutoPlay();
  const { auto, autoStop, setAutoStop, wanted } = autoPlay;
  const stage = useRoundOnReels(config, now);
  const { phase, view, curtain, busy } = stage;

  const playOne = usePlayOne(now, stage, setAutoStop);

  useStoredRound(options, now, stage, wanted);
  useLitTurns(phase, view, reels, stage.show);
  useEffect(
    () => () => {
      wanted.current = false;
      curtain.current?.hurry();
    },
    [wanted, curtain],
  );

  return {
    phase,
    view,
    ...stage.screen,
    ...stage.staked,
    last: stage.last,
    auto,
    autoStop,
    spin: () => void playOne(),
    buy: (id, priceCents) => void playOne({ id, priceCents }),
    hurry: () => {
      curtain.current?.hurry();
      // Reels can be stopped early only if quick spin is allowed.
      if (now.current.launch.features['quickSpin']) reels.engine.current?.hurry(QUICK_PACE);
    },
    beginAuto: (plan) => {
      if (busy.current || wanted.current || now.current.replay) return;
      autoPlay.begin(plan, () => now.current.stakeCents, playOne);
    },
    endAuto: autoPlay.end,
    endReplay: () => {
      // A replay stakes nothing, so its reels can be stopped early even if quick spin is not allowed.
      curtain.current?.hurry();
      reels.engine.current?.hurry(QUICK_PACE);
      onReplayEnd();
    },
  };
}

/**
 * Returns a function that plays and presents one round. The function returns the round, or null if the round could not
 * be played.
 */
function usePlayOne(
  now: RefObject<SlotOptions>,
  { setPhase, setView, target, busy, present }: RoundOnReels,
  setAutoStop: (stop: AutoStop | null) => void,
) {
  const sound = useStageSound();
  return useCallback(
    async (bonus?: Bonus): Promise<Round | null> => {
      const { rounds, stakeCents, item, quick, animate, launch } = now.current;
      const engine = now.current.reels.engine.current;
      if (busy.current || !engine) return null;
      busy.current = true;
      setAutoStop(null);
      setPhase('asking');
      setView(QUIET_VIEW);
      const runs = animate && !bonus;
      if (runs) {
        engine.run(paceOf(quick));
        sound('spin');
      } else engine.highlight(null);
      try {
        const round =
          bonus === undefined
            ? await rounds.play({ stakeCents }, undefined, item)
            : await rounds.play({ stakeCents, buy: bonus.id }, bonus.priceCents);
        // The server measures the minimum time between rounds from the start of a round. The response arrives later,
        // so a pause measured from the response is never too short.
        const answered = performance.now();
        setPhase('showing');
        await present(round, runs);
        rounds.curtain(round);
        await pauseUntil(answered + launch.min_round_ms);
        return round;
      } catch (error) {
        engine.show(target.current);
        rounds.fail(error);
        return null;
      } finally {
        busy.current = false;
        setPhase('idle');
      }
    },
    [now, busy, setAutoStop, setPhase, setView, present, sound, target],
  );
}

/** Presents a replay, or the recovered round of a bet that got no response. After a replay, restores the stage. */
function useStoredRound(
  { reels, replay, rounds: { recovered } }: SlotOptions,
  now: RefObject<SlotOptions>,
  stage: RoundOnReels,
  autoWanted: RefObject<boolean>,
): void {
  const { phase, setPhase, setView, last, setLast, screen, setScreen, staked, setStaked } = stage;
  const { target, busy, present } = stage;
  const shown = useRef<Round | null>(null);
  const watched = useRef<Round | null>(null);
  const stood = useRef<WindowState | null>(null);
  const ready = reels.state === 'ready';
  /** Presents a stored round: a replay, or the recovered round of a bet that got no response. */
  const showStored = useCallback(
    async (round: Round) => {
      busy.current = true;
      setPhase('showing');
      setView(QUIET_VIEW);
      await present(round, false);
      busy.current = false;
      setPhase('idle');
    },
    [busy, setPhase, setView, present],
  );
  useEffect(() => {
    // A replay ends automatic play, and automatic play cannot start during a replay.
    if (replay) autoWanted.current = false;
    if (!ready || busy.current) return;
    if (replay && replay !== watched.current) {
      watched.current = replay;
      stood.current ??= { screen, last, staked, target: target.current };
      void showStored(replay);
    } else if (!replay && stood.current) {
      const before = stood.current;
      stood.current = null;
      watched.current = null;
      target.current = before.target;
      reels.engine.current?.highlight(null);
      reels.engine.current?.show(before.target);
      setView(QUIET_VIEW);
      setScreen(before.screen);
      setLast(before.last);
      setStaked(before.staked);
    } else if (!replay && recovered && recovered !== shown.current) {
      shown.current = recovered;
      void showStored(recovered).then(() => now.current.rounds.curtain(recovered));
    }
    // If a round is still being shown, let it finish. The phase then changes, which runs this effect again.
  }, [
    replay,
    recovered,
    ready,
    phase,
    showStored,
    screen,
    last,
    staked,
    reels,
    autoWanted,
    busy,
    target,
    setView,
    setScreen,
    setLast,
    setStaked,
    now,
  ]);
}

/** Highlights the wins of a finished round one after another, until the next round starts. */
function useLitTurns(
  phase: SlotPhase,
  view: SlotView,
  reels: Reels,
  show: (change: Partial<SlotView>) => void,
): void {
  const { wins, lit } = view;
  const { engine } = reels;
  useEffect(() => {
    if (phase !== 'idle' || wins.length < 2) return;
    const timer = setTimeout(() => {
      const next = ((lit ?? -1) + 1) % wins.length;
      engine.current?.highlight(new Set(wins[next]?.cells.map(cellKey)));
      show({ lit: next });
    }, TURN_MS);
    return () => clearTimeout(timer);
  }, [phase, wins, lit, engine, show]);
}

interface Bonus {
  id: string;
  priceCents: number;
}
