import type { Dice } from '@wl/games/engines/sic-bo/rules';
import type { RoundEvent } from '@wl/games/round';
import type { ShownTable } from '../live-state.ts';

type Result = ShownTable['results'][number];

/** Times in ms from the start of the phase `revealed` at which the dice start to roll, and at which all have landed. */
const ROLL_MS = 400;
export const LANDED_MS = 3_600;
/**
 * Time in ms after `ROLL_MS` during which a page can still start the roll, so that the roll ends before `LANDED_MS`. A
 * page that gets the result later shows only the dice at rest.
 */
const LATE_MS = 500;

/** Returns the dice of a result, in the order thrown. Throws an error if the result has no dice. */
export function diceOf(result: Result): Dice {
  const events = result.events as unknown as RoundEvent[];
  const thrown = events.find((event) => event.type === 'dice_thrown');
  const [first, second, third] = thrown?.dice ?? [];
  if (first === undefined || second === undefined || third === undefined)
    throw new Error(`round ${result.round} has no dice`);
  return [first, second, third];
}

/**
 * State of the dice: `waiting` before the roll, `rolling` while a page can start the roll, `late` when it is too late
 * to start the roll, and `landed` when the dice are at rest.
 */
export type RollState = 'waiting' | 'rolling' | 'late' | 'landed';

/** Returns the state of the dice `elapsedMs` after the start of the phase `revealed`. */
export function rollAt(elapsedMs: number): RollState {
  if (elapsedMs < ROLL_MS) return 'waiting';
  if (elapsedMs < ROLL_MS + LATE_MS) return 'rolling';
  return elapsedMs < LANDED_MS ? 'late' : 'landed';
}
