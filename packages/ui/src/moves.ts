/** The list with one game moved to another place; places outside it are its ends. */
export function moved(games: readonly string[], from: number, to: number): string[] {
  const next = [...games];
  const [game] = next.splice(from, 1);
  if (game === undefined) return next;
  next.splice(Math.min(Math.max(to, 0), games.length - 1), 0, game);
  return next;
}

/**
 * Where a dragged line would go: the first line whose middle lies below the pointer takes the place after it.
 * @param middles vertical middles of the lines as they stand, in px
 */
export function placeAt(middles: readonly number[], y: number): number {
  const below = middles.findIndex((middle) => y < middle);
  return below === -1 ? middles.length - 1 : below;
}
