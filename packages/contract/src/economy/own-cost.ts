import { games, statsOf } from '@wl/games/catalogue/index';
import { contributionPercent } from '@wl/world/house/contribution';

/**
 * The Hustler of decisions §8: of a UTC day's first rounds with cash, a share of stake × the game's lowest published edge comes back
 * at once, up to an amount a day.
 */
const HUSTLER_ROUNDS_A_DAY = 30;
const HUSTLER_CENTS_A_DAY = 5_000;
const hustlerShare = (level: number): number => level / 10;

/** The lowest edge a game publishes, a share of the stake. */
export function lowestEdge(slug: string): number {
  const { returnPercent, perBet } = statsOf(slug);
  return 1 - Math.max(returnPercent, ...Object.values(perBet ?? {})) / 100;
}

/** A way to turn over own cash: its edge, what counts of a stake, and how large a round may be. */
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
 * What it costs on average to turn over own cash in the cheapest way there is, in cents. Nothing is risked but the edge: whoever
 * brings enough cash always gets to the end, so this is exact, and no way of losing or winning cash is cheaper per turnover.
 * @param turnoverCents by contribution
 * @param hustler level 0 to 5, where no bonus runs (decision 40); rounds with rebate are staked as high as the game allows
 * @param days the rounds may be spread over
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
