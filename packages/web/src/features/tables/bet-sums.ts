import type { TableBet } from '@wl/contract/tables';
import type { TableLimits } from '@wl/contract/tables-limits';
import type { ChipLimits, Stakes } from '../play/index.ts';

/** Returns the stakes of a bet by spot, in cents. */
export const spotsOf = ({ bet }: Pick<TableBet, 'bet'>): Stakes => (bet['spots'] ?? {}) as Stakes;

/** Returns the sum of the stakes on all spots, in cents. */
export const centsOf = (stakes: Stakes): number =>
  Object.values(stakes).reduce((sum, cents) => sum + cents, 0);

/** Adds up several sets of stakes. Returns the total for each spot, in cents. */
export function sumOf(parts: readonly Stakes[]): Stakes {
  const sum: Record<string, number> = {};
  for (const part of parts)
    for (const [spot, cents] of Object.entries(part)) sum[spot] = (sum[spot] ?? 0) + cents;
  return sum;
}

/**
 * Returns the limits that remain for a further bet in the same round. A table's limits apply to the total of a member's
 * bets.
 * @param accepted stakes of the bets that the server has accepted, in cents
 */
export function limitsLeft(limits: TableLimits, accepted: Stakes): ChipLimits {
  const staked = Object.entries(accepted);
  const left = staked.map(([spot, cents]) => {
    const most = limits.max_by_spot[spot] ?? limits.max_spot_cents;
    return [spot, Math.max(0, most - cents)] as const;
  });
  return {
    minSpotCents: limits.min_spot_cents,
    maxSpotCents: limits.max_spot_cents,
    maxBySpot: { ...limits.max_by_spot, ...Object.fromEntries(left) },
    maxTotalCents: limits.max_total_cents - staked.reduce((sum, [, cents]) => sum + cents, 0),
    maxSpots: limits.max_spots - staked.length,
  };
}
