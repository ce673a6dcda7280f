/** Settings for automatic play. All amounts are in cents. */
export interface AutoSpinPlan {
  count: number;
  /**
   * Maximum net loss in cents since automatic play started. Always set, because automatic play must not be unlimited.
   */
  lossLimitCents: number;
  /** Minimum payout of one round that stops automatic play; null if no payout stops it. */
  winLimitCents: number | null;
}

export interface AutoSpin {
  plan: AutoSpinPlan;
  left: number;
  /** Payouts minus stakes since automatic play started. */
  netCents: number;
}

export type AutoStop = 'count' | 'loss' | 'win' | 'member' | 'error';

export const AUTO_COUNTS = [10, 25, 50, 100] as const;

export function startAuto(plan: AutoSpinPlan): AutoSpin {
  return { plan, left: plan.count, netCents: 0 };
}

/** Returns true if rounds are left and losing another stake would not exceed the loss limit. */
export function mayStart(auto: AutoSpin, stakeCents: number): boolean {
  return auto.left > 0 && -auto.netCents + stakeCents <= auto.plan.lossLimitCents;
}

/** Updates the automatic-play state after a round. `stop` is the reason to end automatic play, or null to continue. */
export function countRound(
  auto: AutoSpin,
  stakeCents: number,
  payoutCents: number,
): { auto: AutoSpin; stop: AutoStop | null } {
  const next = {
    ...auto,
    left: auto.left - 1,
    netCents: auto.netCents + payoutCents - stakeCents,
  };
  const { winLimitCents } = auto.plan;
  if (winLimitCents !== null && payoutCents >= winLimitCents) return { auto: next, stop: 'win' };
  if (next.left <= 0) return { auto: next, stop: 'count' };
  if (!mayStart(next, stakeCents)) return { auto: next, stop: 'loss' };
  return { auto: next, stop: null };
}
