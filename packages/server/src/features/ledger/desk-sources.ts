import type { Deps } from '../../platform/deps.ts';

/** Data for the money pages of the back office from features that know providers; the ledger knows none. */
export interface DeskSources {
  /** Returns the totals at the providers, by their statements, at the end of each compared day, oldest first. */
  providerTotals(): Promise<{ day: string; total: number }[]>;
  /** Returns the number of reconciliation differences that wait for a clerk. */
  waitingDifferences(): Promise<number>;
}

const sources = new WeakMap<Deps, DeskSources>();
const none: DeskSources = {
  providerTotals: () => Promise.resolve([]),
  waitingDifferences: () => Promise.resolve(0),
};

/** Registers the sources. Called once, by the feature that provides them, in its setup. */
export function registerQueueSources(deps: Deps, published: DeskSources): void {
  sources.set(deps, published);
}

export const deskSources = (deps: Deps): DeskSources => sources.get(deps) ?? none;
