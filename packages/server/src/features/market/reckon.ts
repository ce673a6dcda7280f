import { Worker } from 'node:worker_threads';
import type { EconomyWarning } from './economy/backing.ts';
import type { TrueCost } from '@wl/contract/market';
import type { BonusTerms } from '@wl/world/bonuses/kind';

/** Task for the worker thread that simulates market items (reckon-worker.ts). */
export type Question =
  | { kind: 'label'; terms: BonusTerms; gambler: number }
  | {
      kind: 'warning';
      terms: BonusTerms;
      priceCoins: number;
      withoutBonusMoney: readonly string[];
    };

/** Runs a simulation task in its own low-priority thread, because it takes several seconds. */
function ask(question: Question): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./reckon-worker.ts', import.meta.url), {
      workerData: question,
    });
    worker.once('message', (answer: unknown) => {
      resolve(answer);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the reckoning ended without an answer')));
  });
}

/** Computes the true-cost label of the given terms. Returns undefined for tickets, which involve no money. */
export async function reckonLabel(
  terms: BonusTerms,
  gambler: number,
): Promise<TrueCost | undefined> {
  return (await ask({ kind: 'label', terms, gambler })) as TrueCost | undefined;
}

/**
 * Returns a warning if an item's value to a member who plays optimally exceeds the item's backing; otherwise undefined.
 */
export async function reckonWarning(
  terms: BonusTerms,
  priceCoins: number,
  withoutBonusMoney: readonly string[],
): Promise<EconomyWarning | undefined> {
  const question = { kind: 'warning', terms, priceCoins, withoutBonusMoney } as const;
  return (await ask(question)) as EconomyWarning | undefined;
}
