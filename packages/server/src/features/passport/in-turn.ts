/** Files that are opened at the same time: each may take a few hundred megabytes for a moment. */
const AT_ONCE = 2;

let busy = 0;
const queue: (() => void)[] = [];

/** Runs at most `AT_ONCE` works; the others wait in order. */
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
