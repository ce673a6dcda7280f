import type { ActualReturn } from '@wl/contract/office-games';
import {
  RETURN_ALARM_SIGMAS,
  RETURN_ROUNDS_AT_LEAST,
  RETURN_WATCH_SIGMAS,
} from '@wl/world/casino/returns';

/** Sums over settled rounds of one game; cents, and cents squared. */
export interface ReturnSums {
  rounds: number;
  staked: number;
  paid: number;
  expected: number;
  /** Sum of (paid − expected)² of each round. */
  squares: number;
  /** Sum of each round's squared standard deviation by the published figures. */
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
  /** Members make decisions, so a return below the published one is not the game's fault. */
  decisions: boolean;
}

/**
 * Returns one standard deviation of the sum of payouts, in cents: the larger of the observed and the published one. Before a
 * rare large win the rounds show too little, and after one too much. The published return's own error grows with the stakes.
 */
function deviation({ squares, spread, staked }: ReturnSums, error: number): number {
  return Math.hypot(Math.sqrt(Math.max(squares, spread)), error * staked);
}

/** Judges the payouts of a game against the expected ones (decision 0022). Pure: sums in, verdict out. */
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
  // Play worse than the advice keeps a game below its return permanently: worth a look, no alarm.
  return z < 0 && decisions ? 'watch' : 'alarm';
}
