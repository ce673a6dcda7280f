import type { ReelColours } from '@wl/games/engines/slots/skin';
import { fallTime, rowAt, type FallPace, type FallPlan } from './fall.ts';
import type { ReelBox } from './geometry.ts';
import { ReelPainter } from './painter.ts';
import { reelEnd, still, symbolOf, type Reel } from './reel.ts';
import type { ReelTarget } from './target.ts';
import {
  landingPosition,
  landingTimes,
  restPosition,
  runningPosition,
  type SpinPace,
} from './timing.ts';
import type { SymbolAtlas } from './symbol-atlas.ts';

export interface Landing {
  target: ReelTarget;
  pace: SpinPace;
  anticipateFrom: number | null;
  onStop?: (reel: number) => void;
  /** Called when a reel keeps spinning after the previous reel has stopped, to build suspense. */
  onAnticipate?: (reel: number) => void;
}

/** Speed, in symbols per second, above which blurred drawings of the symbols are shown. */
const BLUR_SPEED = 11;

/**
 * Draws reels on a canvas, spins them with their real strips, and stops them on the server's result. The engine
 * contains no game rules and handles no money. It requests animation frames only while something moves.
 */
export class ReelEngine {
  #canvas: HTMLCanvasElement;
  #atlas: SymbolAtlas;
  #colours: ReelColours;
  #painter: ReelPainter | null = null;
  #reels: Reel[];
  #rows: number[];
  #marks: ReadonlyMap<string, string>;
  /** Symbols that stay in place while the reels spin behind them, keyed by `reel,row`. */
  #pins: ReadonlyMap<string, string> = new Map();
  #falling: Falling | null = null;
  #hot: ReadonlySet<string> | null = null;
  #pace: SpinPace | null = null;
  #landing: (Landing & { startedAt: number; done: () => void }) | null = null;
  #frame = 0;
  #last = 0;
  #waiting = new Set<number>();

  constructor(
    canvas: HTMLCanvasElement,
    atlas: SymbolAtlas,
    colours: ReelColours,
    target: ReelTarget,
  ) {
    this.#canvas = canvas;
    this.#atlas = atlas;
    this.#colours = colours;
    this.#rows = [...target.rows];
    this.#marks = target.marks;
    this.#reels = target.strips.map((strip, reel) => still(strip, target.stops[reel] ?? 0));
  }

  /** Changes the size and shape of the reels, in CSS pixels, and repaints them. */
  resize(box: ReelBox): void {
    // A device pixel ratio above 2 makes no visible difference but costs CPU time.
    const ratio = Math.min(window.devicePixelRatio || 1, 2);
    this.#painter = new ReelPainter(this.#canvas, this.#atlas, this.#colours, box, ratio);
    this.#paint(performance.now());
  }

  /** Shows a result immediately, without animation. */
  show(target: ReelTarget): void {
    // End all reel animations first, because the next animation frame would overwrite the target.
    this.#finish();
    this.#waiting.clear();
    this.#rest(target);
    this.#paint(performance.now());
  }

  /** Pins symbols in place. The keys of the map are `reel,row`. An empty map releases all symbols. */
  pin(pins: ReadonlyMap<string, string>): void {
    this.#pins = pins;
    this.#paint(performance.now());
  }

  /** Removes the winning symbols, lets the other symbols fall, and shows `target`. Resolves when the fall ends. */
  fall(plan: FallPlan, target: ReelTarget, pace: FallPace): Promise<void> {
    this.#hot = null;
    return new Promise((done) => {
      this.#falling = { plan, target, pace, since: performance.now(), done };
      this.#wake();
    });
  }

  /** Starts all reels. */
  run(pace: SpinPace): void {
    this.#hot = null;
    this.#marks = new Map([...this.#marks].filter(([key]) => this.#pins.has(key)));
    this.#pace = pace;
    const now = performance.now();
    for (const [index, reel] of this.#reels.entries()) {
      reel.phase = 'run';
      reel.from = reel.position;
      // Each reel starts slightly later than the previous one, so that the motion sweeps across the reels.
      reel.since = now + index * 35;
    }
    this.#wake();
  }

  /** Lands the spinning reels one after another. Resolves when all have stopped. */
  land(landing: Landing): Promise<void> {
    const now = performance.now();
    const times = landingTimes(this.#reels.length, landing.pace, landing.anticipateFrom);
    for (const [index, reel] of this.#reels.entries()) {
      const ran = now - reel.since;
      // To compensate for a slow response, shorten the spin by the time already spent spinning, up to 400 ms.
      reel.landAt = Math.max(now, now + (times[index] ?? 0) - Math.max(0, Math.min(ran, 400)));
    }
    const { marks } = landing.target;
    this.#marks = marks;
    return new Promise((resolve) => {
      this.#landing = { ...landing, startedAt: now, done: resolve };
      this.#wake();
    });
  }

  /** Ends any symbol fall in progress and lands the reels quickly. Called when the member skips the presentation. */
  hurry(pace: SpinPace): void {
    this.#endFall();
    if (!this.#landing) return;
    this.#landing.pace = pace;
    this.#landing.anticipateFrom = null;
    const now = performance.now();
    for (const [index, reel] of this.#reels.entries()) {
      reel.landAt = Math.min(reel.landAt, now + index * pace.staggerMs);
    }
  }

  /** Dims all cells except the given cells (`reel,row`); null restores all cells. */
  highlight(cells: ReadonlySet<string> | null): void {
    this.#hot = cells;
    this.#paint(performance.now());
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#painter = null;
    this.#finish();
  }

  #wake(): void {
    if (this.#frame) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
  }

  #tick = (now: number): void => {
    this.#frame = 0;
    const falling = this.#falling;
    if (falling && now - falling.since >= fallTime(falling.plan, falling.pace)) this.#endFall();
    for (const [index, reel] of this.#reels.entries()) this.#move(index, reel, now);
    this.#last = now;
    this.#paint(now);
    if (this.#falling || this.#reels.some((reel) => reel.phase !== 'still')) {
      this.#frame = requestAnimationFrame(this.#tick);
    } else {
      this.#finish();
    }
  };

  #move(index: number, reel: Reel, now: number): void {
    if (reel.phase === 'still' || !this.#pace) return;
    const before = reel.position;
    const landing = this.#landing;
    if (reel.phase === 'run') {
      reel.position = runningPosition(reel.from, Math.max(0, now - reel.since), this.#pace);
      if (landing && now >= reel.landAt) this.#beginLanding(index, reel, landing, now);
      else if (landing) this.#announceWait(index, landing, now);
    } else if (landing) {
      const progress = (now - reel.since) / landing.pace.landingMs;
      reel.position = landingPosition(reel.from, reel.rest, progress, landing.pace);
      if (progress >= 1) {
        reel.phase = 'still';
        reel.before = null;
        this.#waiting.delete(index);
        landing.onStop?.(index);
      }
    }
    const seconds = Math.max(0.001, (now - this.#last) / 1000);
    reel.speed = reel.phase === 'still' ? 0 : Math.abs(reel.position - before) / seconds;
  }

  #beginLanding(index: number, reel: Reel, landing: Landing, now: number): void {
    const rows = landing.target.rows[index] ?? 1;
    this.#rows[index] = rows;
    reel.phase = 'land';
    reel.since = now;
    reel.from = reel.position;
    reel.rest = restPosition(reel.position, rows, landing.pace);
    const until = Math.floor(reel.position) + 2;
    reel.before = { strip: reel.strip, origin: reel.origin, until };
    reel.strip = landing.target.strips[index] ?? reel.strip;
    reel.origin = (landing.target.stops[index] ?? 0) + reel.rest;
  }

  /** Calls `onAnticipate` once for each reel with an extended spin, when the previous reel has stopped. */
  #announceWait(index: number, landing: Landing, now: number): void {
    const from = landing.anticipateFrom;
    if (from === null || index < from || this.#waiting.has(index)) return;
    const previous = this.#reels[index - 1];
    if (!previous || previous.phase !== 'still' || now > reelEnd(this.#reels[index])) return;
    this.#waiting.add(index);
    landing.onAnticipate?.(index);
  }

  #rest(target: ReelTarget): void {
    this.#reels = target.strips.map((strip, reel) => still(strip, target.stops[reel] ?? 0));
    this.#rows = [...target.rows];
    this.#marks = target.marks;
  }

  #endFall(): void {
    const falling = this.#falling;
    this.#falling = null;
    if (!falling) return;
    this.#rest(falling.target);
    this.#paint(performance.now());
    falling.done();
  }

  #finish(): void {
    this.#endFall();
    const landing = this.#landing;
    this.#landing = null;
    this.#pace = null;
    landing?.done();
  }

  #paint(now: number): void {
    const painter = this.#painter;
    if (!painter) return;
    painter.begin(this.#rows);
    const falling = this.#falling;
    if (falling) this.#paintFall(painter, falling, now - falling.since);
    else this.#paintReels(painter, now);
    const hot = this.#hot;
    if (hot) painter.dim((reel, row) => hot.has(`${reel},${row}`));
    painter.end();
  }

  #paintReels(painter: ReelPainter, now: number): void {
    for (const [index, reel] of this.#reels.entries()) {
      painter.reel(index, reel.position, reel.speed > BLUR_SPEED, (virtual) =>
        symbolOf(reel, virtual),
      );
      if (this.#waiting.has(index)) painter.glow(index, 0.7 + 0.3 * Math.sin(now / 90));
    }
    for (const [key, symbol] of this.#pins) painter.pin(...placeOf(key), symbol);
    for (const [key, text] of this.#marks) {
      const [reel, row] = placeOf(key);
      const rests = this.#reels[reel]?.phase === 'still';
      if (rests || this.#pins.has(key)) painter.mark(reel, row, text);
    }
  }

  #paintFall(painter: ReelPainter, { plan, pace }: Falling, elapsedMs: number): void {
    const left = Math.max(0, 1 - elapsedMs / pace.vanishMs);
    for (const [index] of this.#reels.entries()) {
      painter.clip(index, () => {
        for (const { reel, row, symbol } of plan.gone) {
          // Enlarge the symbol briefly before it shrinks and vanishes.
          const scale = left > 0.7 ? 1 + (1 - left) * 0.5 : left * 1.6;
          if (reel === index) painter.symbol(reel, row, symbol, { scale, alpha: left });
        }
        for (const move of plan.moves) {
          if (move.reel !== index) continue;
          painter.symbol(index, rowAt(move, elapsedMs, pace), move.symbol);
        }
      });
    }
  }
}

interface Falling {
  plan: FallPlan;
  target: ReelTarget;
  pace: FallPace;
  since: number;
  done: () => void;
}

function placeOf(key: string): [reel: number, row: number] {
  const [reel, row] = key.split(',').map(Number);
  return [reel ?? 0, row ?? 0];
}
