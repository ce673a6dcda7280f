import type { Deps } from '../../platform/deps.ts';

/** What the money desk's pages need from features that know providers, told by them: the ledger knows none. */
export interface DeskSources {
  /** What the statements say the providers hold at the end of each compared day, oldest first. */
  providerTotals(): Promise<{ day: string; total: number }[]>;
  /** Differences of the reconciliation that wait for a clerk. */
  waitingDifferences(): Promise<number>;
}

const sources = new WeakMap<Deps, DeskSources>();
const none: DeskSources = {
  providerTotals: () => Promise.resolve([]),
  waitingDifferences: () => Promise.resolve(0),
};

/** Called once, by the feature that has them, in its setup. */
export function tellDeskSources(deps: Deps, told: DeskSources): void {
  sources.set(deps, told);
}

export const deskSources = (deps: Deps): DeskSources => sources.get(deps) ?? none;
