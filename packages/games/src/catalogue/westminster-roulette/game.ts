import { rouletteGame } from '../../engines/roulette/game.ts';

/**
 * Roulette with a European wheel and la partage. Half of any even-money stake is a whole number of cents, because all
 * chips are multiples of 10 cents. A round with $100 on every spot around one number (straight 36×, four splits 18×, …)
 * pays less than $25,000, far below the casino's limit of $250,000.
 */
export const game = rouletteGame({
  slug: 'westminster-roulette',
  city: 'london',
  studio: 'Thameslight',
  mathVersion: '1',
  chips: [10, 50, 100, 200, 500, 1_000, 2_500, 5_000, 10_000],
  features: {
    autoSpin: false,
    quickSpin: false,
    bonusBuy: false,
    betways: false,
    sideBets: false,
    roadmap: false,
    multihand: false,
    clusterPays: false,
    freePlay: true,
  },
  rules: {
    zeros: 1,
    laPartage: true,
    minSpotCents: 10,
    maxSpotCents: 10_000,
    maxTotalCents: 100_000,
    maxSpots: 60,
  },
});
