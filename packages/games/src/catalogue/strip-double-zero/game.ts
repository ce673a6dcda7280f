import { rouletteGame } from '../../engines/roulette/game.ts';

/**
 * Roulette with an American wheel, without la partage. The bet limits are the same as in Westminster Roulette. Even
 * with $100 on every winning spot, the payout is far below the casino's maximum of $250,000.
 */
export const game = rouletteGame({
  slug: 'strip-double-zero',
  city: 'las-vegas',
  studio: 'Fremont Electric',
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
    zeros: 2,
    laPartage: false,
    minSpotCents: 10,
    maxSpotCents: 10_000,
    maxTotalCents: 100_000,
    maxSpots: 60,
  },
});
