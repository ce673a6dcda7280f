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
  /** Stake in which all pays are counted; for a bought bonus this is not its price. */
  stakeCents: number;
  engine: ReelEngine | null;
  curtain: Curtain;
  sound: PlaySound;
  quick: boolean;
  /** True if the reels are already running (a live spin), false if they are still (a replay, a free spin). */
  running: boolean;
  show: (change: Partial<SlotView>) => void;
  /** Records the screen that is shown; the stage keeps it for the wins and for errors. */
  landed: (target: ReelTarget, screen: Screen) => void;
}

/** State shared by the handlers of one round. */
export interface Telling {
  scene: Presentation;
  screen: Screen;
  /** Shows the wins since the last call, one by one. */
  showWins: () => Promise<void>;
  /** Adds a win of the current screen. */
  add: (win: Win) => void;
}

/** Starts the reels if they are not running yet, and lands them. */
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
