import { slotGame } from '../../engines/slots/game.ts';
import { config } from './config.ts';

/** Reel set B was drawn a little less often. `golden.test.ts` holds the outcomes of that time. */
export const version1 = slotGame(
  { ...config, mathVersion: '1', modes: { ...config.modes, base: { A: 458, B: 542 } } },
  { studio: 'Kissaten Works' },
);
