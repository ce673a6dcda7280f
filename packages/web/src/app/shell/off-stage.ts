/** True while a game takes the whole window. Toasts and the like wait until it has closed. */
let onStage = false;
const waiting = new Set<() => void>();

export function setOnStage(is: boolean): void {
  onStage = is;
  if (is) return;
  for (const work of waiting) work();
  waiting.clear();
}

/** Runs the work now, or when no game is on stage any more. A function queued twice runs once. */
export function whenOffStage(work: () => void): void {
  if (onStage) waiting.add(work);
  else work();
}
