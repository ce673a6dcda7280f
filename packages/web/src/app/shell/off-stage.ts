/** Whether a game has the whole window. What would be said in passing waits until it has left. */
let onStage = false;
const waiting = new Set<() => void>();

export function setOnStage(is: boolean): void {
  onStage = is;
  if (is) return;
  for (const work of waiting) work();
  waiting.clear();
}

/** Does this now, or when no game is on stage any more. The same function waits once. */
export function whenOffStage(work: () => void): void {
  if (onStage) waiting.add(work);
  else work();
}
