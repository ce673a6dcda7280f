import { parentPort, workerData } from 'node:worker_threads';
import {
  compareBlackjack,
  createBlackjackSimulation,
} from '../../packages/games/src/engines/blackjack/simulate.ts';
import type { BlackjackRules } from '../../packages/games/src/engines/blackjack/rules.ts';
import { xoshiro128 } from '../../packages/games/src/simulation/xoshiro.ts';

/**
 * Task of one worker thread: simulating rounds on one table in batches (`edge`), or comparing two tables
 * (`difference`).
 */
export type BlackjackWork =
  | { kind: 'edge'; rules: BlackjackRules; rounds: number; seed: number }
  | { kind: 'difference'; rules: [BlackjackRules, BlackjackRules]; rounds: number; seed: number };

const PIECE = 5_000_000;
const work = workerData as BlackjackWork;

if (work.kind === 'edge') {
  const simulation = createBlackjackSimulation(work.rules, xoshiro128(work.seed));
  for (let done = 0; done < work.rounds; done += PIECE)
    parentPort?.postMessage(simulation.run(Math.min(PIECE, work.rounds - done)));
} else {
  const [first, second] = work.rules;
  const seedOf = (round: number) => xoshiro128(Math.imul(round + 1, 0x9e3779b1) ^ work.seed);
  parentPort?.postMessage(compareBlackjack(first, second, work.rounds, seedOf));
}
