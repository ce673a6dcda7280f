import type { Dice } from './rules.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Returns the 56 throws whose dice are in ascending order. No bet depends on the order of the dice, so these throws
 * cover every combination of payouts.
 */
export function sortedThrows(): Dice[] {
  return FACES.flatMap((low) =>
    FACES.filter((middle) => middle >= low).flatMap((middle) =>
      FACES.filter((high) => high >= middle).map((high): Dice => [low, middle, high]),
    ),
  );
}
