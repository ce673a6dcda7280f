import type { GameStats } from '../game.ts';
import generated from './generated/stats.json' with { type: 'json' };

/**
 * Generated statistics of every game (`tools/stats.ts`), keyed by slug. They are stored separately from the games so
 * that browsers load less data.
 */
export const stats = generated as Readonly<Partial<Record<string, GameStats>>>;
