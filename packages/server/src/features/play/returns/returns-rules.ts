import type { ActualReturn } from '@wl/contract/office/play';
import type { ReportRange } from '@wl/contract/office/reports';
import {
  RETURN_ALARM_SIGMAS,
  RETURN_ROUNDS_AT_LEAST,
  RETURN_WATCH_SIGMAS,
} from '@wl/world/casino/returns';

/**
 * Sums over one game's settled rounds. Amounts are in cents, except `squares` and `spread`, which are in cents squared.
 */
export interface ReturnSums {
  rounds: number;
  staked: number;
  paid: number;
  expected: number;
  /** Sum of (paid − expected)² over all rounds. */
  squares: number;
  /** Sum of the variances of all rounds, taken from the game's published statistics. */
  spread: number;
}

export const noRounds: ReturnSums = {
  rounds: 0,
  staked: 0,
  paid: 0,
  expected: 0,
  squares: 0,
  spread: 0,
};

export interface ReturnTerms {
  /** Standard error of the published return, as a share of the stake. */
  error: number;
  /**
   * True if members make decisions in the game. Poor decisions can then explain an actual return below the published
   * return.
   */
  decisions: boolean;
}

/**
 * Returns the standard deviation of the payout sum in cents. Uses the larger of the observed and the published
 * deviation, because the observed deviation is too small until a rare large win occurs. Adds, in quadrature, the error
 * of the published return multiplied by the total stake.
 */
function deviation({ squares, spread, staked }: ReturnSums, error: number): number {
  return Math.hypot(Math.sqrt(Math.max(squares, spread)), error * staked);
}

/** Compares a game's actual payout with the expected payout (decision 0022). Pure function. */
export function judgeReturn(sums: ReturnSums, { error, decisions }: ReturnTerms): ActualReturn {
  const { rounds, staked, paid, expected } = sums;
  const sigma = deviation(sums, error);
  const z = sigma > 0 ? (paid - expected) / sigma : null;
  const share = (cents: number) => (staked > 0 ? (cents / staked) * 100 : null);
  return {
    rounds,
    staked_cents: staked,
    paid_cents: paid,
    expected_cents: Math.round(expected),
    actual_percent: share(paid),
    expected_percent: share(expected),
    sigma_points: sigma > 0 ? share(sigma) : null,
    z,
    state: stateOf(rounds, z ?? 0, decisions),
  };
}

function stateOf(rounds: number, z: number, decisions: boolean): ActualReturn['state'] {
  if (rounds < RETURN_ROUNDS_AT_LEAST) return 'too_early';
  if (Math.abs(z) < RETURN_WATCH_SIGMAS) return 'in_band';
  if (Math.abs(z) <= RETURN_ALARM_SIGMAS) return 'watch';
  // Members who do not follow the recommended strategy lower the return of a game with player decisions. A low return
  // for these games is therefore watched, but raises no alarm.
  return z < 0 && decisions ? 'watch' : 'alarm';
}

/** Returns a game's actual return and its expected range, in percent; null before the first stake. */
export function returnRange(sums: ReturnSums, terms: ReturnTerms): ReportRange | null {
  const { actual_percent, expected_percent, sigma_points, state } = judgeReturn(sums, terms);
  if (actual_percent === null || expected_percent === null || sigma_points === null) return null;
  const reach = RETURN_WATCH_SIGMAS * sigma_points;
  return {
    actual: actual_percent,
    expected: expected_percent,
    low: Math.max(0, expected_percent - reach),
    high: expected_percent + reach,
    state,
  };
}
