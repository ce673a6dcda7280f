/**
 * Maximum number of files processed at the same time. Processing a file can briefly take a few hundred megabytes of
 * memory.
 */
const AT_ONCE = 2;

let busy = 0;
const queue: (() => void)[] = [];

/** Runs the task as soon as fewer than `AT_ONCE` tasks are running. Waiting tasks run in order of arrival. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy < AT_ONCE) busy += 1;
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  }
}
