import { ReelPainter, type ReelBox, type ReelColours } from './reel-painter.ts';
import {
  landingPosition,
  landingTimes,
  restPosition,
  runningPosition,
  type SpinPace,
} from './reel-timing.ts';
import type { SymbolAtlas } from './symbol-atlas.ts';

/** What the reels shall show: the symbols, and where that is on which strips. */
export interface ReelTarget {
  strips: readonly (readonly string[])[];
  /** Strip position in row 0 per reel. */
  stops: readonly number[];
}

export interface Landing {
  target: ReelTarget;
  pace: SpinPace;
  anticipateFrom: number | null;
  /** A reel came to rest. */
  onStop?: (reel: number) => void;
  /** A reel begins to keep everyone waiting. */
  onAnticipate?: (reel: number) => void;
}

interface Reel {
  phase: 'still' | 'run' | 'land';
  position: number;
  /** Strip index of virtual symbol 0: symbol k is `strip[origin − k]`. */
  strip: readonly string[];
  origin: number;
  /** Until the landing's symbols come into sight the old strip goes on. */
  before: { strip: readonly string[]; origin: number; until: number } | null;
  from: number;
  since: number;
  landAt: number;
  rest: number;
  speed: number;
}

/** Symbols per second from which the blurred atlas is shown. */
const BLUR_SPEED = 11;

/**
 * Reels on a Canvas: runs them on their real strips and lands them where the server says. It knows nothing of rules or money.
 * One animation frame loop, only while something moves.
 */
export class ReelEngine {
  #canvas: HTMLCanvasElement;
  #atlas: SymbolAtlas;
  #colours: ReelColours;
  #painter: ReelPainter | null = null;
  #reels: Reel[];
  #rows: number;
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
    rows: number,
    target: ReelTarget,
  ) {
    this.#canvas = canvas;
    this.#atlas = atlas;
    this.#colours = colours;
    this.#rows = rows;
    this.#reels = target.strips.map((strip, reel) => still(strip, target.stops[reel] ?? 0));
  }

  /** New size in CSS pixels. */
  resize(box: Omit<ReelBox, 'cols' | 'rows'>): void {
    const whole = { ...box, cols: this.#reels.length, rows: this.#rows };
    // Above 2 the eye sees no more, but the processor pays.
    const ratio = Math.min(window.devicePixelRatio || 1, 2);
    this.#painter = new ReelPainter(this.#canvas, this.#atlas, this.#colours, whole, ratio);
    this.#paint(performance.now());
  }

  /** Shows a result at once, without motion. */
  show(target: ReelTarget): void {
    this.#reels = target.strips.map((strip, reel) => still(strip, target.stops[reel] ?? 0));
    this.#waiting.clear();
    this.#finish();
    this.#paint(performance.now());
  }

  /** Sets all reels running. */
  run(pace: SpinPace): void {
    this.#hot = null;
    this.#pace = pace;
    const now = performance.now();
    for (const [index, reel] of this.#reels.entries()) {
      reel.phase = 'run';
      reel.from = reel.position;
      // Each a moment after its neighbour: a wave, as a hand pulls them.
      reel.since = now + index * 35;
    }
    this.#wake();
  }

  /** Lands the running reels one after the other. Resolves when all rest. */
  land(landing: Landing): Promise<void> {
    const now = performance.now();
    const times = landingTimes(this.#reels.length, landing.pace, landing.anticipateFrom);
    for (const [index, reel] of this.#reels.entries()) {
      const ran = now - reel.since;
      // The answer often comes while the reels still run up: count what has already been shown.
      reel.landAt = Math.max(now, now + (times[index] ?? 0) - Math.max(0, Math.min(ran, 400)));
    }
    return new Promise((resolve) => {
      this.#landing = { ...landing, startedAt: now, done: resolve };
      this.#wake();
    });
  }

  /** Lands everything now: the member is in a hurry. */
  hurry(pace: SpinPace): void {
    if (!this.#landing) return;
    this.#landing.pace = pace;
    this.#landing.anticipateFrom = null;
    const now = performance.now();
    for (const [index, reel] of this.#reels.entries()) {
      reel.landAt = Math.min(reel.landAt, now + index * pace.staggerMs);
    }
  }

  /** Leaves only these cells (`reel,row`) bright; null lights all. */
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
    for (const [index, reel] of this.#reels.entries()) this.#move(index, reel, now);
    this.#last = now;
    this.#paint(now);
    if (this.#reels.some((reel) => reel.phase !== 'still')) {
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
    reel.phase = 'land';
    reel.since = now;
    reel.from = reel.position;
    reel.rest = restPosition(reel.position, this.#rows, landing.pace);
    const until = Math.floor(reel.position) + 2;
    reel.before = { strip: reel.strip, origin: reel.origin, until };
    reel.strip = landing.target.strips[index] ?? reel.strip;
    reel.origin = (landing.target.stops[index] ?? 0) + reel.rest;
  }

  /** The reel before has stopped and this one keeps running: that is the moment to hold one's breath. */
  #announceWait(index: number, landing: Landing, now: number): void {
    const from = landing.anticipateFrom;
    if (from === null || index < from || this.#waiting.has(index)) return;
    const previous = this.#reels[index - 1];
    if (!previous || previous.phase !== 'still' || now > reelEnd(this.#reels[index])) return;
    this.#waiting.add(index);
    landing.onAnticipate?.(index);
  }

  #finish(): void {
    const landing = this.#landing;
    this.#landing = null;
    this.#pace = null;
    landing?.done();
  }

  #paint(now: number): void {
    const painter = this.#painter;
    if (!painter) return;
    painter.begin();
    for (const [index, reel] of this.#reels.entries()) {
      painter.reel(index, reel.position, reel.speed > BLUR_SPEED, (virtual) =>
        symbolOf(reel, virtual),
      );
      if (this.#waiting.has(index)) painter.glow(index, 0.7 + 0.3 * Math.sin(now / 90));
    }
    const hot = this.#hot;
    if (hot) painter.dim((reel, row) => hot.has(`${reel},${row}`));
    painter.end();
  }
}

function still(strip: readonly string[], stop: number): Reel {
  return {
    phase: 'still',
    position: 0,
    strip,
    origin: stop,
    before: null,
    from: 0,
    since: 0,
    landAt: Number.POSITIVE_INFINITY,
    rest: 0,
    speed: 0,
  };
}

function symbolOf(reel: Reel, virtual: number): string | undefined {
  const { strip, origin } =
    reel.before && virtual < reel.before.until
      ? reel.before
      : { strip: reel.strip, origin: reel.origin };
  if (strip.length === 0) return undefined;
  const index = (origin - virtual) % strip.length;
  return strip[index < 0 ? index + strip.length : index];
}

function reelEnd(reel: Reel | undefined): number {
  return reel?.landAt ?? 0;
}
