import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  blackjackFigures,
  type BlackjackDifference,
  type BlackjackSums,
} from '../../packages/games/src/engines/blackjack/simulate.ts';
import type { BlackjackRules } from '../../packages/games/src/engines/blackjack/rules.ts';
import { game } from '../../packages/games/src/catalogue/boulevard-blackjack/game.ts';
import type { BlackjackWork } from './blackjack-worker.ts';

/**
 * Simulated tables, each with its name, the rules that differ from the catalogue's table, and its published house edge
 * in percent, which is accurate to ± 0.006 (games.md §2).
 */
const BLACKJACK_TABLES: readonly [string, Partial<BlackjackRules>, number][] = [
  ['8d_s17_split2_peek', { decks: 8, splitTo: 2 }, 0.4918],
  ['8d_s17_split4_peek', { decks: 8, splitTo: 4 }, 0.4291],
  ['6d_s17_split4_peek', { decks: 6, splitTo: 4 }, 0.4021],
  ['6d_h17_split4_surrender', { decks: 6, splitTo: 4, hitSoft17: true, surrender: true }, 0.5322],
  ['6d_s17_split4_no_hole_card', { decks: 6, splitTo: 4, holeCard: 'none' }, 0.5224],
  ['8d_s17_split2_no_hole_card', { decks: 8, splitTo: 2, holeCard: 'none' }, 0.593],
];

/** Pairs of tables to compare on the same shoes, as indexes into `BLACKJACK_TABLES`. */
const PAIRS: readonly [number, number][] = [
  [1, 0],
  [2, 1],
  [2, 4],
  [0, 5],
];

const rulesOf = (change: Partial<BlackjackRules>): BlackjackRules => ({ ...game.rules, ...change });

function runWorker<T>(work: BlackjackWork, heard: (message: T) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./blackjack-worker.ts', import.meta.url), {
      workerData: work,
    });
    worker.on('message', heard);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

async function edgeOf(rules: BlackjackRules, rounds: number, progress: (done: number) => void) {
  const threads = availableParallelism();
  const total: BlackjackSums = { rounds: 0, net: 0, netSquared: 0, staked: 0, paid: 0 };
  const add = (sums: BlackjackSums) => {
    for (const key of ['rounds', 'net', 'netSquared', 'staked', 'paid'] as const)
      total[key] += sums[key];
    progress(total.rounds / rounds);
  };
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const seed = 20_261_121 + thread;
      return runWorker({ kind: 'edge', rules, rounds: Math.ceil(rounds / threads), seed }, add);
    }),
  );
  return blackjackFigures(total);
}

/**
 * Simulates `rounds` rounds on each of six blackjack tables. For some pairs of tables, also measures the difference
 * between them over the same shoes.
 *
 * Returns figures in percentage points: `…_edge` (house edge), `…_less_…` (difference between two tables), `…_off`
 * (deviation from the published value in games.md §2) and `…_error` (one standard error).
 */
export async function blackjackReturns(
  rounds: number,
  progress: (label: string, share: number) => void,
): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const [name, change, published] of BLACKJACK_TABLES) {
    const edge = await edgeOf(rulesOf(change), rounds, (share) => progress(name, share));
    figures[`blackjack_${name}_edge`] = edge.edgePercent;
    figures[`blackjack_${name}_off`] = edge.edgePercent - published;
    figures[`blackjack_${name}_error`] = edge.standardError;
    // Print each result as soon as it is known, because a run of several hours can be interrupted.
    progress(`${name} ${edge.edgePercent.toFixed(4)} ± ${edge.standardError.toFixed(4)}`, 1);
  }
  for (const [first, second] of PAIRS) {
    const [a, b] = [BLACKJACK_TABLES[first], BLACKJACK_TABLES[second]];
    if (!a || !b) continue;
    const name = `blackjack_${b[0]}_less_${a[0]}`;
    progress(name, 0);
    const rules: [BlackjackRules, BlackjackRules] = [rulesOf(a[1]), rulesOf(b[1])];
    const work = { kind: 'difference', rules, rounds: Math.ceil(rounds / 100), seed: 7 } as const;
    await runWorker<BlackjackDifference>(work, ({ points, standardError }) => {
      figures[name] = points;
      figures[`${name}_off`] = points - (b[2] - a[2]);
      figures[`${name}_error`] = standardError;
    });
    progress(name, 1);
  }
  return figures;
}
