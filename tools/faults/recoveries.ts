import type { Strike } from './deck.ts';

export interface Recovery {
  strike: Strike;
  /**
   * Time in milliseconds until `/readyz` succeeds on every affected node. It is measured from the start of the fault
   * or, for a fault with a duration, from the end of the fault.
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
