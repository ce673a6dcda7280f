/** True while a game fills the whole window. Toasts and similar messages wait until the game is closed. */
let onStage = false;
const waiting = new Set<() => void>();

export function setOnStage(is: boolean): void {
  onStage = is;
  if (is) return;
  for (const work of waiting) work();
  waiting.clear();
}

/** Runs `work` immediately, or as soon as no game is on stage. A function queued twice runs once. */
export function whenOffStage(work: () => void): void {
  if (onStage) waiting.add(work);
  else work();
}
