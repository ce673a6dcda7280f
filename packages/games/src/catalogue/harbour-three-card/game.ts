import { threeCardGame } from '../../engines/three-card-poker/game.ts';
import { THREE_CARD_TABLE } from '../../engines/three-card-poker/rules.ts';

/** Three card poker with ante and play bets, a 5-4-1 ante bonus, and a Pair Plus bet that pays 40-30-6-4-1. */
export const game = threeCardGame({
  slug: 'harbour-three-card',
  city: 'sydney',
  studio: 'Southern Cross Tables',
  mathVersion: '1',
  chips: [100, 500, 1_000, 2_500, 5_000, 10_000],
  features: {
    autoSpin: false,
    quickSpin: false,
    bonusBuy: false,
    betways: false,
    sideBets: true,
    roadmap: false,
    multihand: false,
    clusterPays: false,
    freePlay: true,
  },
  rules: {
    table: THREE_CARD_TABLE,
    minSpotCents: 100,
    maxSpotCents: 10_000,
    maxTotalCents: 20_000,
  },
});
