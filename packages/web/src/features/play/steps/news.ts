/** What the server says about rounds with decisions: another window or device may have gone on. */
export interface StepNews {
  id: string;
  game: string;
  /** Decisions taken so far; absent when the round is settled. */
  steps?: number;
}

const listeners = new Set<(news: StepNews) => void>();

export function tellSteps(news: StepNews): void {
  for (const listener of listeners) listener(news);
}

/** @returns how to stop listening */
export function hearSteps(listener: (news: StepNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** After a lost connection nobody knows what was missed. */
const reconnections = new Set<() => void>();

export function tellReconnected(): void {
  for (const listener of reconnections) listener();
}

export function hearReconnected(listener: () => void): () => void {
  reconnections.add(listener);
  return () => reconnections.delete(listener);
}
