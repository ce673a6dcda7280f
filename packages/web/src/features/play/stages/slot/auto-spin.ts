/** Auto spin as a pure state. All amounts in cents. */
export interface AutoSpinPlan {
  count: number;
  /** Stop when the net loss since the start reaches this. Always set: automatic play must not be unlimited. */
  lossLimitCents: number;
  /** Stop when one round pays at least this; null for no such stop. */
  winLimitCents: number | null;
}

export interface AutoSpin {
  plan: AutoSpinPlan;
  left: number;
  /** Paid minus staked since the start. */
  netCents: number;
}

export type AutoStop = 'count' | 'loss' | 'win' | 'member' | 'error';

export const AUTO_COUNTS = [10, 25, 50, 100] as const;

export function startAuto(plan: AutoSpinPlan): AutoSpin {
  return { plan, left: plan.count, netCents: 0 };
}

/** Returns true if another round is left and cannot exceed the loss limit. */
export function mayStart(auto: AutoSpin, stakeCents: number): boolean {
  return auto.left > 0 && -auto.netCents + stakeCents <= auto.plan.lossLimitCents;
}

/** Counts a round. Returns the new state, and the reason why the series ends, if it does. */
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
