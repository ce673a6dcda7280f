/**
 * Longest time in ms between two keys of a scanner. Scanners take 1 to 20 ms between keys; people take at least 50 ms.
 */
const MAX_GAP_MS = 35;
/** Minimum number of characters before `Enter` that count as a scan. */
const MIN_CODE = 2;

/** Keys in quick succession, which may become a scan. */
export interface Burst {
  /** Characters so far. */
  keys: readonly string[];
  /** Time of the last key in ms. */
  at: number;
}

/**
 * Reaction to a key. `wait`: the key is withheld, because it may belong to a scan. `scan`: the key completes a code.
 * `pass`: the key goes to the page. `released`: earlier withheld keys that are not part of a scan, so they go to the
 * page.
 */
type Reaction =
  | { kind: 'wait'; burst: Burst; released: readonly string[] }
  | { kind: 'scan'; code: string }
  | { kind: 'pass'; released: readonly string[] };

/**
 * Returns the reaction to a key. A scanner types faster than a person, so the time since the previous key shows the
 * source.
 */
export function reactTo(burst: Burst | undefined, key: string, at: number): Reaction {
  const continues = burst !== undefined && at - burst.at <= MAX_GAP_MS;
  const before = burst?.keys ?? [];
  if (key === 'Enter')
    return continues && before.length >= MIN_CODE
      ? { kind: 'scan', code: before.join('') }
      : { kind: 'pass', released: before };
  // The space bar presses a focused button, and no code contains a space.
  if (key === ' ' || [...key].length !== 1) return { kind: 'pass', released: before };
  return continues
    ? { kind: 'wait', burst: { keys: [...before, key], at }, released: [] }
    : { kind: 'wait', burst: { keys: [key], at }, released: before };
}
