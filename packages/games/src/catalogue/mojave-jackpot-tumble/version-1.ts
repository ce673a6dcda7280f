import { slotGame } from '../../engines/slots/game.ts';
import { config } from './config.ts';

/**
 * Version 1 of Mojave Jackpot Tumble. In this version, bought free spins cost 120 times the stake. `golden.test.ts`
 * contains the hash of its outcomes.
 */
export const version1 = slotGame(
  { ...config, mathVersion: '1', buys: [{ id: 'free_spins', cost: 120, spins: 10 }] },
  { studio: 'Dry Lake Gaming' },
);
