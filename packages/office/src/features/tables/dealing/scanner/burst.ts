/** Longest time in ms between two keys of a scanner. Scanners need 1 to 20 ms; people need at least 50 ms. */
const MAX_GAP_MS = 35;
/** Number of characters from which keys followed by `Enter` count as a scan. */
const MIN_CODE = 2;

/** Keys in quick succession, which may become a scan. */
export interface Burst {
  /** Characters so far. */
  keys: readonly string[];
  /** Time of the last key in ms. */
  at: number;
}

/**
 * Reaction to a key: `wait` keeps the key back with the burst, `scan` ends a code, `pass` gives the key to the page.
 * `released` are the keys kept back so far that turned out to be typed by a person.
 */
type Reaction =
  | { kind: 'wait'; burst: Burst; released: readonly string[] }
  | { kind: 'scan'; code: string }
  | { kind: 'pass'; released: readonly string[] };

/** Judges a key by the time since the previous one. The speed tells a scanner that types from a person. */
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
