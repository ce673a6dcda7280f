import type { Outcome } from './round.ts';

/** Integer minor units of the installation's currency (decisions §1). */
export type Cents = number;

/** A bet is stake parts: a slot has the one part `spin`, a roulette table one part per spot. */
export type StakeParts = Readonly<Record<string, Cents>>;

/** Sum of all stake parts, in cents. */
export function stakeCents(parts: StakeParts): Cents {
  let total = 0;
  for (const cents of Object.values(parts)) total += cents;
  return total;
}

/** The one place where hundredths of a stake become money: rounded down once per part, the remainder stays with the house. */
export function payoutCents(parts: StakeParts, payouts: Outcome['payouts']): Cents {
  let total = 0;
  for (const { part, hundredths } of payouts) {
    total += Math.floor(((parts[part] ?? 0) * hundredths) / 100);
  }
  return total;
}
