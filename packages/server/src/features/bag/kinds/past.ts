/** Data about the deposits and play of all members in a past period. Amounts are in cents. */
export interface Past {
  /**
   * Returns each member's first deposit of at least `minCents` in the period. Ignores deposits that were refunded in
   * full or in part.
   */
  deposits(minCents: number): Promise<{ memberId: string; cents: number; at: Date }[]>;
  /**
   * Sums the stakes and payouts of each listed member over `days` UTC days, starting with the day of `at`. Omits
   * members without bets.
   */
  playedFrom(
    from: readonly { memberId: string; at: Date }[],
    days: number,
  ): Promise<ReadonlyMap<string, { staked: number; paid: number }>>;
  /** Returns the number of members who played in the period. */
  players(): Promise<number>;
  /** Returns the smallest stake of a game, given its slug; 0 for an unknown game. */
  smallestStake(game: string): number;
  /** Return to player (RTP) as a fraction: of one game (`returnOf`), or averaged over all slots (`averageReturn`). */
  returnOf(game: string): number;
  averageReturn(): number;
}

/**
 * Use of an item in a past period: the number of eligible members, the number of uses that led to a grant, and the
 * total granted in cents.
 */
export interface PastUse {
  members: number;
  uses: number;
  granted: number;
}

/** Past use of an item that never grants bonus money: all figures are zero. */
export const NO_USE: PastUse = { members: 0, uses: 0, granted: 0 };

/**
 * Returns how many members could have used the item, how many would have received bonus money, and the total bonus
 * money in cents.
 * @param grants bonus money for each member who could have used the item; 0 if the member would have received none
 */
export function sumOf(grants: readonly number[]): PastUse {
  return {
    members: grants.length,
    uses: grants.filter((cents) => cents > 0).length,
    granted: grants.reduce((sum, cents) => sum + cents, 0),
  };
}

/**
 * Estimates the use of an item, assuming that every member who played in the period used it once.
 * @param eachCents average winnings from one item
 */
export async function usedByPlayers(past: Past, eachCents: number): Promise<PastUse> {
  const members = await past.players();
  return { members, uses: members, granted: members * eachCents };
}
