/**
 * Realtime event sent when a round with decisions is continued or settled, possibly in another window or on another
 * device.
 */
export interface StepNews {
  id: string;
  game: string;
  /** Number of decisions made so far; absent if the round has been settled. */
  steps?: number;
}

const listeners = new Set<(news: StepNews) => void>();

export function playSteps(news: StepNews): void {
  for (const listener of listeners) listener(news);
}

/**
 * Registers a listener for events about rounds with decisions.
 * @returns a function that removes the listener
 */
export function hearSteps(listener: (news: StepNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Listeners called after a reconnection, because events may have been missed while the connection was down. */
const reconnections = new Set<() => void>();

export function notifyReconnected(): void {
  for (const listener of reconnections) listener();
}

export function hearReconnected(listener: () => void): () => void {
  reconnections.add(listener);
  return () => reconnections.delete(listener);
}
