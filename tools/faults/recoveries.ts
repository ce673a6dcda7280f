import type { Strike } from './deck.ts';

export interface Recovery {
  strike: Strike;
  /**
   * Recovery time in milliseconds until `/readyz` succeeds on every affected node. It is measured from the injected
   * fault, or from the end of the fault if the fault has a duration.
   */
  ms: number;
}

export interface RecoveryTimes {
  medianMs: number;
  p95Ms: number;
  maxMs: number;
}

export function timesOf(recoveries: readonly Recovery[]): RecoveryTimes {
  const sorted = recoveries.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { medianMs: at(0.5), p95Ms: at(0.95), maxMs: sorted.at(-1) ?? 0 };
}
