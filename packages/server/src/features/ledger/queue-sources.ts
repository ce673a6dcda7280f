import type { Deps } from '../../platform/deps.ts';

/** Data for the money pages of the back office from features that know providers; the ledger knows none. */
export interface QueueSources {
  /** Returns the totals at the providers, by their statements, at the end of each compared day, oldest first. */
  providerTotals(): Promise<{ day: string; total: number }[]>;
  /** Returns the number of reconciliation differences that wait for a clerk. */
  waitingDifferences(): Promise<number>;
}

const sources = new WeakMap<Deps, QueueSources>();
const none: QueueSources = {
  providerTotals: () => Promise.resolve([]),
  waitingDifferences: () => Promise.resolve(0),
};

/** Registers the sources. Called once, by the feature that provides them, in its setup. */
export function registerQueueSources(deps: Deps, published: QueueSources): void {
  sources.set(deps, published);
}

export const queueSources = (deps: Deps): QueueSources => sources.get(deps) ?? none;
