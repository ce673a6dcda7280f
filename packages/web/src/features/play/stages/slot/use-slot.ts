import type { Round } from '@wl/contract/play';
import type { SlotConfig } from '@wl/games/engines/slots/config';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Curtain } from '../../curtain.ts';
import { factsOf, presentFacts } from '../../facts.ts';
import { useStageSound } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import { useWindowState } from '../../windows/window-state.ts';
import type { AutoSpin, AutoSpinPlan, AutoStop } from './auto-spin.ts';
import { playRow } from './play-row.ts';
import { slotHandlers } from './present.ts';
import { SLOT_FACTS } from './slot-facts.ts';
import { restingScreen, targetOf, type ReelTarget, type Screen } from './reel-target.ts';
import { NORMAL_PACE, QUICK_PACE } from './reel-timing.ts';
import type { Reels } from './use-reels.ts';
import { QUIET_VIEW, type SlotView } from './view.ts';
import { cellKey } from './wins.ts';

/** Display time of each win, in ms, while the wins of a finished round alternate. */
const TURN_MS = 1_700;

type SlotPhase = 'idle' | 'asking' | 'showing';

export interface Slot {
  phase: SlotPhase;
  view: SlotView;
  /** Symbols on screen. */
  grid: readonly (readonly string[])[];
  /** Text on the symbols, by `reel,row`. */
  marks: ReadonlyMap<string, string>;
  /** Last finished round on this page. */
  last: Round | null;
  /** Total cost and base stake of the shown round, in cents. The round's pays are multiples of the base stake. */
  roundCents: number;
  baseCents: number;
  auto: AutoSpin | null;
  autoStop: AutoStop | null;
  spin: () => void;
  /** Buys a bonus for `priceCents` in total. */
  buy: (id: string, priceCents: number) => void;
  hurry: () => void;
  beginAuto: (plan: AutoSpinPlan) => void;
  endAuto: () => void;
  /** Ends a replay, even if it is still running, and restores the previous state of the stage. */
  endReplay: () => void;
}

/** Stage state, saved before a replay and restored after it. */
type WindowState = Pick<Slot, 'grid' | 'marks' | 'last' | 'roundCents' | 'baseCents'> & {
  target: ReelTarget;
};

type Options = Pick<StageProps, 'rounds' | 'animate' | 'replay' | 'onReplayEnd' | 'launch'> & {
  config: SlotConfig;
  reels: Reels;
  stakeCents: number;
  /** Bag item that covers the stake. */
  item: string | undefined;
  quick: boolean;
};

/** Plays and presents slot rounds one at a time, manually or automatically. */
export function useSlot(options: Options): Slot {
  const { reels, config } = options;
  const sound = useStageSound();
  const windowState = useWindowState();
  const [phase, setPhase] = useState<SlotPhase>('idle');
  const [view, setView] = useState<SlotView>(QUIET_VIEW);
  const [last, setLast] = useState<Round | null>(null);
  const [grid, setGrid] = useState<readonly (readonly string[])[]>([]);
  const [marks, setMarks] = useState<ReadonlyMap<string, string>>(new Map());
  const [{ roundCents, baseCents }, setStaked] = useState({ roundCents: 0, baseCents: 0 });
  const [auto, setAuto] = useState<AutoSpin | null>(null);
  const [autoStop, setAutoStop] = useState<AutoStop | null>(null);
  // Latest options, for rounds and automatic play that outlive a render.
  const now = useRef(options);
  now.current = options;
  const curtain = useRef<Curtain | null>(null);
  const target = useRef<ReelTarget>(targetOf(config, restingScreen(config)));
  const busy = useRef(false);
  const shown = useRef<Round | null>(null);
  const watched = useRef<Round | null>(null);
  const stood = useRef<WindowState | null>(null);
  const autoWanted = useRef(false);

  const show = useCallback(
    (change: Partial<SlotView>) => setView((before) => ({ ...before, ...change })),
    [],
  );

  /** Presents a complete round. Even if an error interrupts the presentation, the reels then show the actual result. */
  const present = useCallback(
    async (round: Round, running: boolean) => {
      const engine = now.current.reels.engine.current;
      const own = new Curtain(!now.current.animate);
      curtain.current = own;
      setStaked({ roundCents: round.stake_cents, baseCents: baseStake(round) });
      const scene = {
        config,
        stakeCents: baseStake(round),
        engine,
        curtain: own,
        sound,
        quick: now.current.quick,
        running,
        show,
        landed: (landed: ReelTarget, screen: Screen) => {
          target.current = landed;
          setGrid(screen.grid);
          setMarks(landed.marks);
        },
      };
      try {
        await presentFacts(factsOf(round, SLOT_FACTS), slotHandlers(scene));
      } catch (error) {
        console.error(error);
        engine?.pin(new Map());
        const shown = finalTarget(round, config);
        if (shown) engine?.show(shown);
      }
      show({ ...QUIET_ENDS, wonCents: round.payout_cents });
      setLast(round);
    },
    [config, show, sound],
  );

  const playOne = useCallback(
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
        engine.run(quick ? QUICK_PACE : NORMAL_PACE);
        sound('spin');
      } else engine.highlight(null);
      try {
        const round = bonus
          ? await rounds.play({ stakeCents, buy: bonus.id }, bonus.priceCents)
          : await rounds.play({ stakeCents }, undefined, item);
        // The minimum time between rounds is measured from the response. The server measures from the time at which it
        // played the round, which is earlier.
        const answered = performance.now();
        setPhase('showing');
        await present(round, runs);
        rounds.curtain(round);
        const left = launch.min_round_ms - (performance.now() - answered);
        if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
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
    [present, sound],
  );

  const beginAuto = useCallback(
    (plan: AutoSpinPlan) => {
      if (busy.current || autoWanted.current || now.current.replay) return;
      autoWanted.current = true;
      void playRow(plan, {
        // A hidden window starts no further rounds.
        wanted: () => autoWanted.current && windowState.current.isShown,
        stakeCents: () => now.current.stakeCents,
        playOne,
        onChange: setAuto,
      }).then((stop) => {
        autoWanted.current = false;
        setAuto(null);
        setAutoStop(stop);
      });
    },
    [playOne],
  );

  const { replay, onReplayEnd } = options;
  const recovered = options.rounds.recovered;
  const ready = reels.state === 'ready';
  /** Presents a stored round: a round recovered after an error, or a replay. */
  const showStored = useCallback(
    async (round: Round) => {
      busy.current = true;
      setPhase('showing');
      setView(QUIET_VIEW);
      await present(round, false);
      busy.current = false;
      setPhase('idle');
    },
    [present],
  );
  useEffect(() => {
    // A replay ends automatic play, which cannot start during the replay.
    if (replay) autoWanted.current = false;
    if (!ready || busy.current) return;
    if (replay && replay !== watched.current) {
      watched.current = replay;
      stood.current ??= { grid, marks, last, roundCents, baseCents, target: target.current };
      void showStored(replay);
    } else if (!replay && stood.current) {
      const before = stood.current;
      stood.current = null;
      watched.current = null;
      target.current = before.target;
      reels.engine.current?.highlight(null);
      reels.engine.current?.show(before.target);
      setView(QUIET_VIEW);
      setGrid(before.grid);
      setMarks(before.marks);
      setLast(before.last);
      setStaked(before);
    } else if (!replay && recovered && recovered !== shown.current) {
      shown.current = recovered;
      void showStored(recovered).then(() => now.current.rounds.curtain(recovered));
    }
    // Let the round on stage finish first. The phase then changes, which runs this effect again.
  }, [
    replay,
    recovered,
    ready,
    phase,
    showStored,
    grid,
    marks,
    last,
    roundCents,
    baseCents,
    reels,
  ]);

  useLitTurns(phase, view, reels, show);
  useEffect(
    () => () => {
      autoWanted.current = false;
      curtain.current?.hurry();
    },
    [],
  );

  return {
    phase,
    view,
    grid,
    marks,
    roundCents,
    baseCents,
    last,
    auto,
    autoStop,
    spin: () => void playOne(),
    buy: (id, priceCents) => void playOne({ id, priceCents }),
    hurry: () => {
      curtain.current?.hurry();
      // Reels can be stopped early only if quick spin is allowed.
      if (now.current.launch.features['quickSpin']) reels.engine.current?.hurry(QUICK_PACE);
    },
    beginAuto,
    endAuto: () => {
      autoWanted.current = false;
    },
    endReplay: () => {
      // A replay stakes nothing, so its reels can be stopped early even if quick spin is not allowed.
      curtain.current?.hurry();
      reels.engine.current?.hurry(QUICK_PACE);
      onReplayEnd();
    },
  };
}

/** Highlights the wins of a finished round in turn until the next round. */
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

/** Changes that reset the view at the end of a round. */
const QUIET_ENDS: Partial<SlotView> = {
  free: null,
  banner: null,
  ladder: null,
  orbSum: null,
  expanding: null,
  hold: null,
};

interface Bonus {
  id: string;
  priceCents: number;
}

/**
 * Returns the base stake of a round, in cents: the round's pays are multiples of it. A bought bonus costs more than the
 * base stake.
 */
function baseStake(round: Round): number {
  const { stakeCents, parts } = round.bet as {
    stakeCents?: number;
    parts?: Record<string, number>;
  };
  return parts?.['spin'] ?? stakeCents ?? round.stake_cents;
}

function finalTarget(round: Round, config: SlotConfig): ReelTarget | null {
  const stood = round.events.findLast(
    ({ type }) => type === 'reels_stopped' || type === 'symbols_fell',
  );
  return stood ? targetOf(config, stood as unknown as Screen) : null;
}
