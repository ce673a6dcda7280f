import type { Outcome } from './round.ts';

/** Integer minor units of the installation's currency (decisions §1). */
export type Cents = number;

/** Stakes of a bet by part: a slot has one part, `spin`; a roulette table has one part per spot. */
export type StakeParts = Readonly<Record<string, Cents>>;

/** Returns the sum of all stake parts, in cents. */
export function stakeCents(parts: StakeParts): Cents {
  let total = 0;
  for (const cents of Object.values(parts)) total += cents;
  return total;
}

/**
 * Returns the payout in cents. Rounds down once per stake part, so the casino keeps the remainder. No other function
 * converts hundredths of a stake into money.
 */
export function payoutCents(parts: StakeParts, payouts: Outcome['payouts']): Cents {
  let total = 0;
  for (const { part, hundredths } of payouts) {
    total += Math.floor(((parts[part] ?? 0) * hundredths) / 100);
  }
  return total;
}
