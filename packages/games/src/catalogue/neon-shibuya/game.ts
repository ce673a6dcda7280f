import { linesGame } from '../../engines/lines/game.ts';
import { config } from './config.ts';

export const game = linesGame(config, {
  studio: 'Kissaten Works',
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
});
