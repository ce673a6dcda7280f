/**
 * Returns a function that runs `load`. Calls made during a run share one further run, which starts after the current
 * run ends. They cannot share the current run, because its response may be older than a change that the caller knows
 * about.
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
