import type { TableFaultsResult } from './run.ts';

/** Figures measured during fault injection at tables. Times are in milliseconds. */
interface TableFigures {
  /** Number of phases that a fault has hit, by kind of fault. */
  hits: Record<string, number>;
  /** 99th percentile of the delay with which the next phase began after a node was killed or halted. */
  next_phase_p99_ms: number;
  /** 99th percentile of the delay with which the next phase began after a database restart. */
  database_p99_ms: number;
  rounds: number;
  accepted: number;
  unknown: number;
  findings: number;
}

const quantile = (values: readonly number[], part: number) => {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
};

/** Returns table lines that show the delays for each kind of fault and each phase. */
export function delayLines({ delays }: TableFaultsResult): string[] {
  const lines = [`  ${'fault'.padEnd(10)} ${'phase'.padEnd(10)} times  median     p99     max`];
  for (const [kind, all] of delays)
    for (const [phase, ones] of Map.groupBy(all, (one) => one.phase)) {
      const late = ones.map(({ lateMs }) => lateMs);
      const columns = [0.5, 0.99, 1].map((part) => String(quantile(late, part)).padStart(7));
      lines.push(
        `  ${kind.padEnd(10)} ${phase.padEnd(10)} ${String(ones.length).padStart(5)} ${columns.join(' ')}`,
      );
    }
  return lines;
}

export function figuresOf({ delays, sent, rounds, findings }: TableFaultsResult): TableFigures {
  const lateOf = (isMeant: (kind: string) => boolean) =>
    [...delays].flatMap(([kind, ones]) => (isMeant(kind) ? ones.map(({ lateMs }) => lateMs) : []));
  const count = (outcome: string) => sent.filter((bet) => bet.outcome === outcome).length;
  return {
    hits: Object.fromEntries([...delays].map(([kind, ones]) => [kind, ones.length])),
    next_phase_p99_ms: quantile(
      lateOf((kind) => kind !== 'database'),
      0.99,
    ),
    database_p99_ms: quantile(
      lateOf((kind) => kind === 'database'),
      0.99,
    ),
    rounds,
    accepted: count('accepted'),
    unknown: count('unknown'),
    findings: findings.length,
  };
}
