import { blackjackGame } from '../../engines/blackjack/game.ts';
import { SIDE_BETS } from '../../engines/blackjack/rules.ts';

/**
 * Blackjack with eight decks. The dealer stands on all 17s. Members can play up to five hands, split a hand once, and
 * double after a split. Side bets: Perfect Pairs and 21+3.
 */
export const game = blackjackGame({
  slug: 'boulevard-blackjack',
  city: 'las-vegas',
  studio: 'Fremont Electric',
  mathVersion: '1',
  chips: [100, 500, 1_000, 2_500, 5_000, 10_000],
  features: {
    autoSpin: false,
    quickSpin: false,
    bonusBuy: false,
    betways: false,
    sideBets: true,
    roadmap: false,
    multihand: true,
    clusterPays: false,
    freePlay: true,
  },
  rules: {
    ...SIDE_BETS,
    decks: 8,
    hitSoft17: false,
    holeCard: 'peek',
    splitTo: 2,
    surrender: false,
    seats: 5,
    minHandCents: 100,
    maxHandCents: 10_000,
    maxSideCents: 2_500,
    maxTotalCents: 75_000,
  },
});
