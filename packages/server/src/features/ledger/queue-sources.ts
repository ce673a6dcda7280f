import type { Deps } from '../../platform/deps.ts';

/**
 * Data that other features provide for the money pages of the back office. This interface keeps the ledger independent
 * of payment providers.
 */
export interface QueueSources {
  /**
   * Returns the total balance at the providers at the end of each reconciled day, oldest day first. The balances come
   * from the providers' statements.
   */
  providerTotals(): Promise<{ day: string; total: number }[]>;
  /** Returns the number of reconciliation differences that no clerk has handled yet. */
  waitingDifferences(): Promise<number>;
}

const sources = new WeakMap<Deps, QueueSources>();
const none: QueueSources = {
  providerTotals: () => Promise.resolve([]),
  waitingDifferences: () => Promise.resolve(0),
};

/**
 * Registers the data sources of the back office's money pages. The feature that provides the data calls this function
 * once, in its setup.
 */
export function registerQueueSources(deps: Deps, published: QueueSources): void {
  sources.set(deps, published);
}

export const queueSources = (deps: Deps): QueueSources => sources.get(deps) ?? none;
