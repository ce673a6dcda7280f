import type { Checked } from '../../game.ts';
import { stakeCents } from '../../money.ts';
import type { Outcome, RoundEvent } from '../../round.ts';

/** Limits of a table with betting spots. All amounts are in cents. */
export interface SpotLimits {
  /** Value of the smallest chip. The stake on every spot is a multiple of this value. */
  chipCents: number;
  minSpotCents: number;
  maxSpotCents: number;
  /** Maximum stakes in cents for spots with higher payouts, by spot id. They are lower than `maxSpotCents`. */
  maxBySpot?: Readonly<Record<string, number>>;
  maxTotalCents: number;
  maxSpots: number;
}

/**
 * Validated bet at a table with betting spots. `parts` maps each spot id to its stake in cents. In the request, these
 * stakes are in the field `spots`.
 */
export interface SpotBet {
  parts: Record<string, number>;
}

/** Validates a bet of the form `{ spots: { [spotId]: cents } }`. `isSpot` returns true if the table has the spot. */
export function checkSpots(
  limits: SpotLimits,
  isSpot: (id: string) => boolean,
  bet: unknown,
): Checked<SpotBet> {
  const spots = (bet as { spots?: unknown } | null | undefined)?.spots;
  if (typeof spots !== 'object' || spots === null || Array.isArray(spots))
    return { ok: false, reason: 'unknown_bet' };
  const entries = Object.entries(spots as Record<string, unknown>);
  if (entries.length === 0) return { ok: false, reason: 'empty_bet' };
  if (entries.length > limits.maxSpots) return { ok: false, reason: 'above_maximum' };
  const parts: Record<string, number> = {};
  for (const [id, cents] of entries) {
    if (!isSpot(id)) return { ok: false, reason: 'unknown_bet' };
    if (typeof cents !== 'number' || !Number.isSafeInteger(cents))
      return { ok: false, reason: 'unknown_bet' };
    if (cents < limits.minSpotCents) return { ok: false, reason: 'below_minimum' };
    if (cents > (limits.maxBySpot?.[id] ?? limits.maxSpotCents))
      return { ok: false, reason: 'above_maximum' };
    if (cents % limits.chipCents !== 0) return { ok: false, reason: 'stake_off_ladder' };
    parts[id] = cents;
  }
  if (stakeCents(parts) > limits.maxTotalCents) return { ok: false, reason: 'above_maximum' };
  return { ok: true, bet: { parts } };
}

/**
 * Returns the outcome of a bet on spots: the facts of the round, then one fact per spot in the given order.
 * @param payOf returns the payout of a spot in hundredths of its stake, 0 if it lost
 */
export function settleSpots(
  facts: readonly RoundEvent[],
  spots: readonly string[],
  payOf: (spot: string) => number,
): Outcome {
  const events = [...facts];
  const payouts: Outcome['payouts'] = [];
  for (const spot of spots) {
    const hundredths = payOf(spot);
    events.push({ type: 'spot_settled', spot, hundredths });
    if (hundredths > 0) payouts.push({ part: spot, hundredths });
  }
  events.push({ type: 'round_finished' });
  return { events, payouts };
}
