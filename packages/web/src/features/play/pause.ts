export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until `performance.now()` reaches `at` (ms). Returns immediately if that time has passed. */
export async function pauseUntil(at: number): Promise<void> {
  const left = at - performance.now();
  if (left > 0) await pause(left);
}
