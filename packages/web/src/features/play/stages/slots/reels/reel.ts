/** One reel in motion or at rest. Positions are measured in symbols. */
export interface Reel {
  phase: 'still' | 'run' | 'land';
  position: number;
  /** Symbols of the reel. The symbol at virtual position k is `strip[(origin − k) mod strip.length]`. */
  strip: readonly string[];
  origin: number;
  /**
   * Previous strip. While the reel lands, the previous strip still provides the symbols at virtual positions below
   * `until`, because some of these symbols may already be visible.
   */
  before: { strip: readonly string[]; origin: number; until: number } | null;
  from: number;
  since: number;
  landAt: number;
  rest: number;
  speed: number;
}

/** Returns a reel that is at rest at the given stop. */
export function still(strip: readonly string[], stop: number): Reel {
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

/** Returns the symbol at a virtual position of the reel, or undefined for an empty strip. */
export function symbolOf(reel: Reel, virtual: number): string | undefined {
  const { strip, origin } =
    reel.before && virtual < reel.before.until
      ? reel.before
      : { strip: reel.strip, origin: reel.origin };
  if (strip.length === 0) return undefined;
  const index = (origin - virtual) % strip.length;
  return strip[index < 0 ? index + strip.length : index];
}

/** Returns the `performance.now()` time at which a reel stops spinning and begins to land; 0 for a missing reel. */
export function reelEnd(reel: Reel | undefined): number {
  return reel?.landAt ?? 0;
}
