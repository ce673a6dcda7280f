/**
 * Returns a function that runs `load`. All calls during a run share one further run, which starts when the current run
 * has ended, because the response of the current run can be older than a change that the caller knows about.
 */
export function refresher(load: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    next = undefined;
    running = load().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => (running ? (next ??= running.then(start, start)) : start());
}
