import type { SlotConfig } from '@wl/games/engines/slots/config';
import type { Curtain } from '../../../curtain.ts';
import type { PlaySound } from '../../../sound.ts';
import type { ReelEngine } from '../reels/engine.ts';
import type { ReelTarget, Screen } from '../reels/target.ts';
import type { SpinPace } from '../reels/timing.ts';
import type { SlotView } from './view.ts';
import type { Win } from '../wins/wins.ts';

export interface Presentation {
  config: SlotConfig;
  /** Base stake in cents, by which all pays are multiplied. It differs from the price of a bought bonus. */
  stakeCents: number;
  engine: ReelEngine | null;
  curtain: Curtain;
  sound: PlaySound;
  quick: boolean;
  /**
   * True in a live spin, when the reels are already spinning. False in a replay or a free spin, when they are at rest.
   */
  running: boolean;
  show: (change: Partial<SlotView>) => void;
  /** Records the screen that the reels now show. The stage needs it to draw wins and to recover from errors. */
  landed: (target: ReelTarget, screen: Screen) => void;
}

/** State shared by the event handlers that present one round. */
export interface Telling {
  scene: Presentation;
  screen: Screen;
  /** Presents the wins added since the last call, one after another. */
  showWins: () => Promise<void>;
  /** Adds a win from the current screen. The next call to `showWins` presents it. */
  add: (win: Win) => void;
}

/** Starts the reels if they are not spinning, and stops them at the target. */
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
