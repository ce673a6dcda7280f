import { videoPokerGame } from '../../engines/video-poker/game.ts';
import { JACKS_9_6 } from '../../engines/video-poker/pays.ts';

/** Jacks or Better with the 9/6 paytable: a full house pays nine times the stake, and a flush pays six times. */
export const game = videoPokerGame({
  slug: 'shinjuku-jacks',
  city: 'tokyo',
  studio: 'Kissaten Works',
  mathVersion: '1',
  wild: 'none',
  pays: JACKS_9_6,
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
