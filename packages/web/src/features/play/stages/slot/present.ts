import type { LinesConfig } from '@wl/games/engines/slots/config';
import type { Handlers, SlotFact } from '../../facts.ts';
import type { Curtain } from '../../curtain.ts';
import { playSound } from '../../sound.ts';
import type { ReelEngine, ReelTarget } from './reel-engine.ts';
import { anticipationFrom, NORMAL_PACE, QUICK_PACE, type SpinPace } from './reel-timing.ts';
import { stripsOf } from './use-reels.ts';
import { cellKey, centsOf, winOfLine, winTime, type Win } from './wins.ts';

/** Everything the eye sees beside the reels. */
export interface SlotView {
  /** Wins of the spin on screen, and which one is lit; null lights nothing. */
  wins: readonly Win[];
  lit: number | null;
  /** Won so far in this round. */
  wonCents: number;
  free: { index: number; of: number; multiplier: number } | null;
  banner:
    | { kind: 'awarded'; spins: number; retrigger: boolean }
    | { kind: 'finished'; spins: number; cents: number }
    | { kind: 'capped'; cents: number }
    | null;
}

export const QUIET_VIEW: SlotView = { wins: [], lit: null, wonCents: 0, free: null, banner: null };

export interface Presentation {
  config: LinesConfig;
  stakeCents: number;
  engine: ReelEngine | null;
  curtain: Curtain;
  quick: boolean;
  /** The reels are already running (a live spin) or still (a replay, a free spin). */
  running: boolean;
  show: (change: Partial<SlotView>) => void;
  landed: (target: ReelTarget, grid: string[][]) => void;
}

/** The handlers of one round: what each fact looks like, and how long it takes. */
export function slotHandlers(scene: Presentation): Handlers<SlotFact> {
  const { config, curtain, show } = scene;
  const pace: SpinPace = scene.quick ? QUICK_PACE : NORMAL_PACE;
  const isScatter = (symbol: string) => config.symbols[symbol]?.kind === 'scatter';
  const isWild = (symbol: string) => config.symbols[symbol]?.kind === 'wild';
  const needed = Math.min(
    ...config.features.flatMap((feature) => Object.keys(feature.trigger).map(Number)),
  );
  let running = scene.running;
  let grid: readonly (readonly string[])[] = [];
  let pending: Win[] = [];
  let wonHundredths = 0;

  /** Wins come one after the other; they are shown together when the spin's last one is known. */
  const showWins = async () => {
    const wins = pending;
    pending = [];
    if (wins.length === 0) return;
    for (const [index, win] of wins.entries()) {
      wonHundredths += win.hundredths;
      show({ wins, lit: index, wonCents: centsOf(scene.stakeCents, wonHundredths) });
      scene.engine?.highlight(new Set(win.cells.map(cellKey)));
      if (!curtain.hurried) playSound('line');
      await curtain.wait(winTime(wins.length, scene.quick));
    }
  };

  return {
    async reels_stopped(fact) {
      await showWins();
      grid = fact.grid;
      show({ wins: [], lit: null });
      const target = { strips: stripsOf(config, fact.reelSet), stops: fact.stops };
      await land(scene, target, pace, running, anticipationFrom(fact.grid, isScatter, needed));
      running = false;
      scene.landed(target, fact.grid);
    },
    line_won(fact) {
      pending.push(winOfLine(fact, grid, isWild));
    },
    scatter_won(fact) {
      const { symbol, count, cells, hundredths } = fact;
      pending.push({ kind: 'scatter', symbol, count, cells, hundredths });
    },
    async free_spins_awarded(fact) {
      await showWins();
      scene.engine?.highlight(new Set(fact.cells.map(cellKey)));
      show({ banner: { kind: 'awarded', spins: fact.spins, retrigger: fact.retrigger } });
      if (!curtain.hurried) playSound('award');
      await curtain.wait(fact.retrigger ? 1_400 : 2_200);
      show({ banner: null });
    },
    async free_spin_started(fact) {
      await showWins();
      const { index, of, multiplier } = fact;
      show({ free: { index, of, multiplier }, wins: [], lit: null });
      await curtain.wait(scene.quick ? 120 : 320);
    },
    async free_spins_finished(fact) {
      await showWins();
      const cents = centsOf(scene.stakeCents, fact.hundredths);
      show({ banner: { kind: 'finished', spins: fact.spins, cents } });
      await curtain.wait(2_000);
      show({ banner: null, free: null });
    },
    async win_capped(fact) {
      await showWins();
      wonHundredths = fact.hundredths;
      const cents = centsOf(scene.stakeCents, fact.hundredths);
      show({ banner: { kind: 'capped', cents }, wonCents: cents });
      await curtain.wait(2_600);
      show({ banner: null, free: null });
    },
    round_finished: showWins,
  };
}

async function land(
  scene: Presentation,
  target: ReelTarget,
  pace: SpinPace,
  running: boolean,
  anticipateFrom: number | null,
): Promise<void> {
  const { engine, curtain } = scene;
  if (!engine) return;
  if (curtain.hurried) {
    engine.show(target);
    engine.highlight(null);
    return;
  }
  if (!running) {
    engine.run(pace);
    playSound('spin');
  }
  await engine.land({
    target,
    pace,
    anticipateFrom: pace.anticipationMs > 0 ? anticipateFrom : null,
    onStop: () => playSound('stop'),
    onAnticipate: () => playSound('hold'),
  });
}
