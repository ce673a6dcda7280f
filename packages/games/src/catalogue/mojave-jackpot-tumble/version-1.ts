import { slotGame } from '../../engines/slots/game.ts';
import { config } from './config.ts';

/** The free spins cost 120 stakes. `golden.test.ts` holds the outcomes of that time. */
export const version1 = slotGame(
  { ...config, mathVersion: '1', buys: [{ id: 'free_spins', cost: 120, spins: 10 }] },
  { studio: 'Dry Lake Gaming' },
);
