import { sicBoGame } from '../../engines/sic-bo/game.ts';

/**
 * Sic bo with all bets of the standard layout. A single-number bet pays 1 to 1, 2 to 1 or 3 to 1 if the number appears
 * on one, two or three dice.
 */
export const game = sicBoGame({
  slug: 'cotai-sic-bo',
  city: 'macau',
  studio: 'Praia Grande Tables',
  mathVersion: '1',
  chips: [10, 50, 100, 500, 1_000, 2_500, 10_000],
  features: {
    autoSpin: false,
    quickSpin: false,
    bonusBuy: false,
    betways: false,
    sideBets: true,
    roadmap: true,
    multihand: false,
    clusterPays: false,
    freePlay: true,
  },
  rules: {
    table: { single: [1, 2, 3] },
    minSpotCents: 10,
    maxSpotCents: 10_000,
    maxTotalCents: 100_000,
    maxSpots: 52,
  },
});
