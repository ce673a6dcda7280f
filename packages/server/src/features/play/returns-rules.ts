import type { ActualReturn } from '@wl/contract/games-desk';
import {
  RETURN_ALARM_SIGMAS,
  RETURN_ROUNDS_AT_LEAST,
  RETURN_WATCH_SIGMAS,
} from '@wl/world/house/returns';

/** Sums over settled rounds of one game; cents, and cents squared. */
export interface ReturnSums {
  rounds: number;
  staked: number;
  paid: number;
  expected: number;
  /** Sum of (paid − expected)² of each round. */
  squares: number;
  /** Sum of the squared deviation each round may have by what is published. */
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
  /** Standard error of the published return, a share. */
  error: number;
  /** Members decide, so less than the published return is no fault of the game's. */
  decisions: boolean;
}

/**
 * One standard deviation of the sum of payouts, in cents. The larger one of what the rounds show and what is published: before the
 * rare large wins have come the rounds show too little, and after one of them more than usual. The published return's own error
 * grows with the stakes.
 */
function deviation({ squares, spread, staked }: ReturnSums, error: number): number {
  return Math.hypot(Math.sqrt(Math.max(squares, spread)), error * staked);
}

/** Judges what a game has paid against what was expected (decision 0022). Pure: sums in, verdict out. */
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
  // Members who play below the advice bring a game below its return for good: worth a look, no alarm.
  return z < 0 && decisions ? 'watch' : 'alarm';
}
