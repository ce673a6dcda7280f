import { kenoGame } from '../../engines/keno/game.ts';
import { KENO_TEN } from '../../engines/keno/rules.ts';

/** Keno: the member picks exactly ten of eighty numbers. Each round draws twenty of the eighty numbers. */
export const game = kenoGame({
  slug: 'metro-keno',
  city: 'tokyo',
  studio: 'Kissaten Works',
  mathVersion: '1',
  stakes: [10, 20, 25, 40, 50, 100, 200, 500, 1_000],
  features: {
    autoSpin: true,
    quickSpin: true,
    bonusBuy: false,
    betways: false,
    sideBets: false,
    roadmap: false,
    multihand: false,
    clusterPays: false,
    freePlay: true,
  },
  rules: { picks: 10, pays: KENO_TEN },
});
