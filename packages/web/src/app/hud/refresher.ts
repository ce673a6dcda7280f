/**
 * Returns a function that runs `load`. While a run is in progress, all calls share one further run after it, because the
 * response of the run in progress can be older than a change that the caller knows of.
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
