import type { Round } from '@wl/contract/play';
import type { LinesConfig } from '@wl/games/engines/slots/config';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Curtain } from '../../curtain.ts';
import { factsOf, tell } from '../../facts.ts';
import { playSound } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import {
  countRound,
  mayStart,
  startAuto,
  type AutoSpin,
  type AutoSpinPlan,
  type AutoStop,
} from './auto-spin.ts';
import { QUIET_VIEW, slotHandlers, type SlotView } from './present.ts';
import type { ReelTarget } from './reel-engine.ts';
import { NORMAL_PACE, QUICK_PACE } from './reel-timing.ts';
import { restingTarget, stripsOf, type Reels } from './use-reels.ts';
import { cellKey } from './wins.ts';

/** How long each win stays lit while a finished round's wins take turns, in ms. */
const TURN_MS = 1_700;
/** Breath between two rounds of auto spin, in ms. */
const AUTO_PAUSE_MS = 450;

export type SlotPhase = 'idle' | 'asking' | 'showing';

export interface Slot {
  phase: SlotPhase;
  view: SlotView;
  /** The symbols on screen. */
  grid: readonly (readonly string[])[];
  /** The last finished round on this page. */
  last: Round | null;
  auto: AutoSpin | null;
  autoStop: AutoStop | null;
  spin: () => void;
  hurry: () => void;
  beginAuto: (plan: AutoSpinPlan) => void;
  endAuto: () => void;
}

type Options = Pick<StageProps, 'rounds' | 'animate' | 'replay' | 'onReplayEnd' | 'launch'> & {
  config: LinesConfig;
  reels: Reels;
  stakeCents: number;
  quick: boolean;
};

/** Plays and shows rounds of a slot: one at a time, by hand or in a row. */
export function useSlot(options: Options): Slot {
  const { reels, config } = options;
  const [phase, setPhase] = useState<SlotPhase>('idle');
  const [view, setView] = useState<SlotView>(QUIET_VIEW);
  const [last, setLast] = useState<Round | null>(null);
  const [grid, setGrid] = useState<readonly (readonly string[])[]>([]);
  const [auto, setAuto] = useState<AutoSpin | null>(null);
  const [autoStop, setAutoStop] = useState<AutoStop | null>(null);
  // The newest values for code that outlives a render: rounds and rows of rounds.
  const now = useRef(options);
  now.current = options;
  const curtain = useRef<Curtain | null>(null);
  const target = useRef<ReelTarget>(restingTarget(config));
  const busy = useRef(false);
  const shown = useRef('');
  const autoWanted = useRef(false);

  const show = useCallback(
    (change: Partial<SlotView>) => setView((before) => ({ ...before, ...change })),
    [],
  );

  /** Shows a round to its end. Whatever breaks on the way, the reels end on the truth. */
  const present = useCallback(
    async (round: Round, running: boolean) => {
      const engine = now.current.reels.engine.current;
      const own = new Curtain(!now.current.animate);
      curtain.current = own;
      const scene = {
        config,
        stakeCents: round.stake_cents,
        engine,
        curtain: own,
        quick: now.current.quick,
        running,
        show,
        landed: (landed: ReelTarget, symbols: string[][]) => {
          target.current = landed;
          setGrid(symbols);
        },
      };
      try {
        await tell(factsOf(round, 'slot'), slotHandlers(scene));
      } catch (error) {
        console.error(error);
        const shown = finalTarget(round, config);
        if (shown) engine?.show(shown);
      }
      show({ wonCents: round.payout_cents, free: null, banner: null });
      setLast(round);
    },
    [config, show],
  );

  const playOne = useCallback(async (): Promise<Round | null> => {
    const { rounds, stakeCents, quick, animate, launch } = now.current;
    const engine = now.current.reels.engine.current;
    if (busy.current || !engine) return null;
    busy.current = true;
    setAutoStop(null);
    setPhase('asking');
    setView(QUIET_VIEW);
    const started = performance.now();
    if (animate) {
      engine.run(quick ? QUICK_PACE : NORMAL_PACE);
      playSound('spin');
    } else engine.highlight(null);
    try {
      const round = await rounds.play({ stakeCents });
      setPhase('showing');
      await present(round, animate);
      rounds.curtain(round);
      const left = launch.min_round_ms - (performance.now() - started);
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
  }, [present]);

  const beginAuto = useCallback(
    (plan: AutoSpinPlan) => {
      if (busy.current || autoWanted.current) return;
      autoWanted.current = true;
      void playRow(plan, {
        wanted: () => autoWanted.current,
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
  useEffect(() => {
    // A recovered round is shown once, also when a replay comes after it.
    const round = replay ?? (recovered?.id === shown.current ? null : recovered);
    if (!round || !ready || busy.current) return;
    busy.current = true;
    if (!replay) shown.current = round.id;
    setPhase('showing');
    setView(QUIET_VIEW);
    void present(round, false).then(() => {
      busy.current = false;
      setPhase('idle');
      if (replay) onReplayEnd();
      else now.current.rounds.curtain(round);
    });
  }, [replay, recovered, ready, present, onReplayEnd]);

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
    last,
    auto,
    autoStop,
    spin: () => void playOne(),
    hurry: () => {
      curtain.current?.hurry();
      // Reels may be stopped early only where the quick spin is allowed.
      if (now.current.launch.features['quickSpin']) reels.engine.current?.hurry(QUICK_PACE);
    },
    beginAuto,
    endAuto: () => {
      autoWanted.current = false;
    },
  };
}

/** Plays a row of rounds until its plan, the member or an error ends it. */
async function playRow(
  plan: AutoSpinPlan,
  table: {
    wanted: () => boolean;
    stakeCents: () => number;
    playOne: () => Promise<Round | null>;
    onChange: (auto: AutoSpin) => void;
  },
): Promise<AutoStop> {
  let auto = startAuto(plan);
  for (;;) {
    if (!mayStart(auto, table.stakeCents())) return 'loss';
    table.onChange(auto);
    const round = await table.playOne();
    if (!round) return 'error';
    const counted = countRound(auto, round.stake_cents, round.payout_cents);
    auto = counted.auto;
    if (counted.stop) return counted.stop;
    if (!table.wanted()) return 'member';
    await new Promise((resolve) => setTimeout(resolve, AUTO_PAUSE_MS));
    if (!table.wanted()) return 'member';
  }
}

/** After a round its wins take turns in the light, until the next one. */
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

function finalTarget(round: Round, config: LinesConfig): ReelTarget | null {
  const stopped = round.events.findLast((event) => event.type === 'reels_stopped') as
    { reelSet: string; stops: number[] } | undefined;
  return stopped ? { strips: stripsOf(config, stopped.reelSet), stops: stopped.stops } : null;
}
