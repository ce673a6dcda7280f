import { slotGame } from '../../engines/slots/game.ts';
import { config } from './config.ts';

export const game = slotGame(config, { studio: 'Southern Cross Studio' });
