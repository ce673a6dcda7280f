import type { GameStats } from '../game.ts';
import generated from './generated/stats.json' with { type: 'json' };

/** The generated figures of every game (`tools/stats.ts`), by slug: apart from the games, so that a browser loads no more. */
export const stats = generated as Readonly<Partial<Record<string, GameStats>>>;
