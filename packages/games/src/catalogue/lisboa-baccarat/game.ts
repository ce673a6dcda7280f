import { baccaratGame } from '../../engines/baccarat/game.ts';

const SIDE_MAX_CENTS = 2_500;

/**
 * Punto banco with eight decks, pair bets and Dragon Bonus. Stakes are whole dollars so that the 5% commission is a
 * whole number of cents.
 */
export const game = baccaratGame({
  slug: 'lisboa-baccarat',
  city: 'macau',
  studio: 'Praia Grande Tables',
  mathVersion: '1',
  chips: [100, 500, 1_000, 2_500, 5_000, 10_000],
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
    decks: 8,
    table: { banker: 'commission', tie: 8, twoPerfectPairs: 25 },
    bets: [
      'player',
      'banker',
      'tie',
      'player-pair',
      'banker-pair',
      'either-pair',
      'player-dragon',
      'banker-dragon',
    ],
    minSpotCents: 100,
    maxSpotCents: 10_000,
    maxBySpot: {
      tie: SIDE_MAX_CENTS,
      'player-pair': SIDE_MAX_CENTS,
      'banker-pair': SIDE_MAX_CENTS,
      'either-pair': SIDE_MAX_CENTS,
      'player-dragon': SIDE_MAX_CENTS,
      'banker-dragon': SIDE_MAX_CENTS,
    },
    maxTotalCents: 30_000,
  },
});
