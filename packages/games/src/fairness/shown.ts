import type { Outcome } from '../round.ts';

/**
 * Result of a round as shown to the member and booked, for comparison with the recomputed result. Amounts are in cents,
 * and `events` contains plain JSON values.
 */
export interface ShownResult {
  stakeCents: number;
  payoutCents: number;
  events: readonly unknown[];
}

/**
 * Compares a recomputed result with the result shown to the member. If no result was shown, every comparison is
 * undefined.
 */
export function compareShown(
  shown: ShownResult | undefined,
  played: { stakeCents: number; payoutCents: number; outcome: Outcome },
) {
  return {
    stake: shown && shown.stakeCents === played.stakeCents,
    payout: shown && shown.payoutCents === played.payoutCents,
    facts: shown && JSON.stringify(shown.events) === JSON.stringify(played.outcome.events),
  };
}
