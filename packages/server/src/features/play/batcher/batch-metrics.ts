import type { Deps } from '../../../platform/deps.ts';

/**
 * Creates the metrics of the bet batcher.
 * @param waiting returns the number of bets that are accepted but not yet booked
 */
export function createBatchMetrics({ metrics }: Deps, waiting: () => number) {
  metrics.gauge('play_bets_waiting', 'Bets accepted and not yet booked.', [], waiting);
  return {
    sizes: metrics.histogram('play_batch_bets', 'Bets per commit.', [1, 2, 4, 8, 16, 32, 64]),
    commits: metrics.histogram(
      'play_commit_seconds',
      'From sending a batch of bets to its commit.',
      [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
    ),
  };
}
