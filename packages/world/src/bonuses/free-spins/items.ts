import type { LaunchItem } from '../items.ts';

/**
 * Game for the free spins, chosen for its minimum stake of 10 cents. At the usual minimum of 20 cents, the winnings of
 * fifty spins would exceed the cost of earning the Coins to buy them (decision 37).
 */
const GAME = 'fog-and-crown';

function spins(count: number, priceCoins: number): LaunchItem {
  return {
    slug: `free-spins-${count}`,
    terms: {
      kind: 'free_spins',
      keepDays: 30,
      spins: count,
      game: GAME,
      playDays: 7,
      wageringTimes: 20,
      runDays: 7,
    },
    priceCoins,
    limit: null,
    featured: count === 20 ? 2 : null,
  };
}

export const freeSpinsItems: readonly LaunchItem[] = [spins(10, 50), spins(20, 90), spins(50, 200)];
