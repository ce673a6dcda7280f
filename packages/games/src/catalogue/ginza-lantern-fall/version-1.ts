import { slotGame } from '../../engines/slots/game.ts';
import { config } from './config.ts';

/**
 * Version 1 of Ginza Lantern Fall, in which reel set B was drawn slightly less often than in the current version.
 * `golden.test.ts` contains the hash of its outcomes.
 */
export const version1 = slotGame(
  { ...config, mathVersion: '1', modes: { ...config.modes, base: { A: 458, B: 542 } } },
  { studio: 'Kissaten Works' },
);
