import type { Game, GameStats, IntStream } from '../game.ts';
import type { StakeParts } from '../money.ts';

/** Bet as received from the client, before validation. */
export type SentBet = Readonly<Record<string, unknown>>;

/**
 * Spread of a game's round results around the published return. Only return monitoring needs it, so `tools/stats.ts`
 * writes it to a separate file that browsers do not load (`catalogue/generated/spreads.json`).
 */
export interface GameSpread {
  /** Standard deviation of one round's result for each bet (named as in `perBet`), as a share of the bet's price. */
  sigmas: Record<string, number>;
  /** Standard error of the published return, as a share of the bet's price; 0 if the return is exact. */
  error: number;
}

/**
 * Definition of a game family for the server, the tools and the tests. `engines/families.ts` lists all families.
 * Browsers load only a family's games (`game.ts`), because the analysis code in its definition is large.
 */
export interface Family<G extends Game = Game> {
  /** Page of `docs/fairness` that explains the family's rounds. */
  page: 'slots.md' | 'tables.md' | 'cards.md';
  /** Computes a game's published statistics with the engine. */
  stats(game: G): GameStats;
  /**
   * Computes each bet's standard deviation and the error of the published return. A family omits this function if its
   * published standard deviation applies to every bet.
   */
  spread?(game: G, stats: GameStats): GameSpread;
  /** Returns all data needed to recompute the game's rounds without the engine's code. */
  mathematics(game: G): object;
  /**
   * Functions for a game whose published return differs between the parts of a bet. Omitted if the game has a single
   * published return.
   */
  parts?: {
    /** Returns true if the stake alone does not determine the parts of the bet. */
    needBet(game: G, stakeCents: number): boolean;
    /** Returns the parts of a bet's opening stake, each with the name of its published return (`perBet`). */
    of(game: G, stakeCents: number, sent: SentBet): [name: string, cents: number][];
  };
  /**
   * Returns the share of outcomes in which some part of a bet wins, or an upper bound on this share. If the family
   * omits this function, its bets are assumed to cover all outcomes.
   */
  coverage?(game: G, parts: StakeParts): number;
  /** Returns a random legal bet without actions. */
  randomBet(game: G, random: IntStream): object;
  /**
   * Bet that every game of the family accepts and whose rounds produce many events. Do not edit it, because the hashes
   * in `golden.test.ts` depend on it.
   */
  sampleBet: object;
}

/**
 * Returns the `parts` of a game family whose bets place amounts on spots: one part per spot.
 * @param nameOf returns the name under which a spot's return is published
 */
export function spotParts<G extends Game>(
  nameOf: (game: G, spot: string) => string = (_, spot) => spot,
): NonNullable<Family<G>['parts']> {
  return {
    needBet: () => true,
    of: (game, _, { spots = {} }) =>
      Object.entries(spots as Record<string, number>).map(([spot, cents]) => [
        nameOf(game, spot),
        cents,
      ]),
  };
}

/**
 * Returns a random element of a list.
 * @throws RangeError if the list is empty
 */
export function oneOf<T>(list: readonly T[], random: IntStream): T {
  const one = list[random.int(list.length)];
  if (one === undefined) throw new RangeError('an empty list');
  return one;
}

/** Returns a random bet on one to `most` spots of a layout. The stake on each spot is one to nine times `cents`. */
export function someSpots(ids: readonly string[], most: number, cents: number, random: IntStream) {
  const spots: Record<string, number> = {};
  const count = 1 + random.int(most);
  for (let i = 0; i < count; i++) spots[oneOf(ids, random)] = cents * (1 + random.int(9));
  return { spots };
}
