import { games, statsOf } from '@wl/games/catalogue/index';
import { contributionPercent } from '@wl/world/casino/contribution';

/**
 * Daily limits on the Hustler skill's rebate (decisions §8): a number of rounds with cash stakes, and a total amount in
 * cents. The rebate for a round is a share of its stake × the game's lowest published house edge, and is paid
 * immediately.
 */
const HUSTLER_ROUNDS_A_DAY = 30;
const HUSTLER_CENTS_A_DAY = 5_000;
const hustlerShare = (level: number): number => level / 10;

/** Returns a game's lowest published house edge, as a share of the stake. */
export function lowestEdge(slug: string): number {
  const { returnPercent, perBet } = statsOf(slug);
  return 1 - Math.max(returnPercent, ...Object.values(perBet ?? {})) / 100;
}

/** Game in which a member can wager their own cash. `contribution` is the share of a stake that counts as turnover. */
interface CashWay {
  slug: string;
  edge: number;
  contribution: number;
  maxStakeCents: number;
}

const ways: readonly CashWay[] = games.map(({ slug, category, maxBetCents }) => ({
  slug,
  edge: lowestEdge(slug),
  contribution: contributionPercent(category) / 100,
  maxStakeCents: maxBetCents,
}));

/**
 * Returns the lowest expected cost, in cents, of reaching a turnover by playing a single game with cash: the expected
 * loss minus Hustler rebates. A rebate requires that no bonus is running (decision 40). Rounds with a rebate use the
 * maximum stake.
 * @param turnoverCents contribution-weighted turnover
 * @param hustler level of the Hustler skill, 0 to 5
 * @param days number of days over which the rounds may be spread
 */
export function ownCost(turnoverCents: number, hustler = 0, days = 0): number {
  let least = Infinity;
  for (const way of ways) {
    const { edge, contribution, maxStakeCents } = way;
    const staked = turnoverCents / contribution;
    const rebated = Math.min(staked, days * HUSTLER_ROUNDS_A_DAY * maxStakeCents);
    const rebate = Math.min(rebated * edge * hustlerShare(hustler), days * HUSTLER_CENTS_A_DAY);
    least = Math.min(least, staked * edge - rebate);
  }
  return Math.max(0, least);
}
