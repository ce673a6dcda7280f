import { videoPokerGame } from '../../engines/video-poker/game.ts';
import { NOT_SO_UGLY_DEUCES } from '../../engines/video-poker/pays.ts';

/**
 * Deuces wild with the “not so ugly” paytable. The full-pay table would return more than 100% of the stake, so it is
 * never offered (games.md §4).
 */
export const game = videoPokerGame({
  slug: 'waikiki-deuces',
  city: 'honolulu',
  studio: 'Plumeria Games',
  mathVersion: '1',
  wild: 'deuces',
  pays: NOT_SO_UGLY_DEUCES,
  hands: [1, 5, 10],
  stakes: [5, 10, 20, 25, 40, 50, 100, 200, 500, 1_000, 2_000, 2_500, 5_000, 10_000],
  features: {
    autoSpin: false,
    quickSpin: false,
    bonusBuy: false,
    betways: false,
    sideBets: false,
    roadmap: false,
    multihand: true,
    clusterPays: false,
    freePlay: true,
  },
});
