/** Bag item that pays for the next spins of a slot. */
export interface Ticket {
  item: string;
  /**
   * Stakes that the item can cover, in cents, ascending. A free-spin item covers only the lowest stake. A spin-credit
   * item covers every stake up to the remaining credit or the maximum stake for bonus money, whichever is lower.
   */
  stakes: readonly number[];
}

/** Fields of a bag item that `ticketOf` reads. */
export interface SpinItem {
  id: string;
  state: string;
  terms: { kind: string; game?: string };
  spins: { left: number; credit_left: number } | null;
}

/**
 * Returns a bag item as a ticket for the given slot; undefined if the item cannot be used in that slot.
 * @param game slug of the slot, and its stakes in cents, in ascending order
 * @param most maximum stake that bonus money can cover, in cents
 */
export function ticketOf(
  item: SpinItem,
  game: { slug: string; stakes: readonly number[] },
  most: number,
): Ticket | undefined {
  if (item.state !== 'active' || item.spins === null) return undefined;
  const { game: own } = item.terms;
  if (own !== undefined) {
    const isHere = own === game.slug && item.spins.left > 0;
    return isHere ? { item: item.id, stakes: game.stakes.slice(0, 1) } : undefined;
  }
  const credit = Math.min(most, item.spins.credit_left);
  const stakes = game.stakes.filter((stake) => stake <= credit);
  return stakes.length > 0 ? { item: item.id, stakes } : undefined;
}
