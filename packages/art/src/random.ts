/** Source of random numbers in [0, 1). */
export type Random = () => number;

/**
 * Creates a random number generator (mulberry32). The same seed gives the same numbers, and thus the same picture, on
 * every machine.
 */
export function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

export function span(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}
