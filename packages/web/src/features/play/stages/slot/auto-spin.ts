/** Auto spin as a pure state. All amounts in cents. */
export interface AutoSpinPlan {
  count: number;
  /** Stop when the net loss since the start reaches this. Always set: nobody plays on without an end. */
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

/** Whether the next round could break the loss limit: then it is not started at all. */
export function mayStart(auto: AutoSpin, stakeCents: number): boolean {
  return auto.left > 0 && -auto.netCents + stakeCents <= auto.plan.lossLimitCents;
}

/** After a round: the new state, and why it ends, if it does. */
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
