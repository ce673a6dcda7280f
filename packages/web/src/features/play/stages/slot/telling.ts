import type { SlotConfig } from '@wl/games/engines/slots/config';
import type { Curtain } from '../../curtain.ts';
import type { PlaySound } from '../../sound.ts';
import type { ReelEngine } from './reel-engine.ts';
import type { ReelTarget, Screen } from './reel-target.ts';
import type { SpinPace } from './reel-timing.ts';
import type { SlotView } from './view.ts';
import type { Win } from './wins.ts';

export interface Presentation {
  config: SlotConfig;
  /** The stake all pays are counted in: of a bought bonus not its price. */
  stakeCents: number;
  engine: ReelEngine | null;
  curtain: Curtain;
  sound: PlaySound;
  quick: boolean;
  /** The reels are already running (a live spin) or still (a replay, a free spin). */
  running: boolean;
  show: (change: Partial<SlotView>) => void;
  /** A screen stands; the stage keeps it for the wins and for errors. */
  landed: (target: ReelTarget, screen: Screen) => void;
}

/** What the handlers of one round share. */
export interface Telling {
  scene: Presentation;
  screen: Screen;
  /** Shows what was won since the last time, win by win. */
  showWins: () => Promise<void>;
  /** A win that belongs to the screen in sight. */
  add: (win: Win) => void;
}

/** Runs the reels if they do not run yet, and lands them. */
export async function land(
  scene: Presentation,
  target: ReelTarget,
  pace: SpinPace,
  running: boolean,
  anticipateFrom: number | null,
): Promise<void> {
  const { engine, curtain, sound } = scene;
  if (!engine) return;
  if (curtain.hurried) {
    engine.show(target);
    engine.highlight(null);
    return;
  }
  if (!running) {
    engine.run(pace);
    sound('spin');
  }
  await engine.land({
    target,
    pace,
    anticipateFrom: pace.anticipationMs > 0 ? anticipateFrom : null,
    onStop: () => sound('stop'),
    onAnticipate: () => sound('hold'),
  });
}
