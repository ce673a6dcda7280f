/** Returns the list with one entry moved to another position. Positions outside the list are clamped to its ends. */
export function moved(ids: readonly string[], from: number, to: number): string[] {
  const next = [...ids];
  const [id] = next.splice(from, 1);
  if (id === undefined) return next;
  next.splice(Math.min(Math.max(to, 0), ids.length - 1), 0, id);
  return next;
}

/** Returns the new order of the list when an entry is dropped before or after another entry. */
export function afterDrop(
  ids: readonly string[],
  id: string,
  target: string,
  position: 'before' | 'after' | 'on',
): string[] {
  if (id === target || !ids.includes(target)) return [...ids];
  const next = ids.filter((other) => other !== id);
  next.splice(next.indexOf(target) + (position === 'after' ? 1 : 0), 0, id);
  return next;
}

/**
 * Returns the new position of a dragged item: the position of the first item whose middle is below the pointer or, if
 * there is none, the last position.
 * @param middles vertical middles of the items from top to bottom, in px
 */
export function placeAt(middles: readonly number[], y: number): number {
  const below = middles.findIndex((middle) => y < middle);
  return below === -1 ? middles.length - 1 : below;
}
