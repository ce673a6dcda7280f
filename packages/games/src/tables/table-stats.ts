import type { GameStats } from '../game.ts';
import generated from './generated/stats.json' with { type: 'json' };

const stats = generated as unknown as Readonly<Partial<Record<string, GameStats>>>;

/**
 * Returns the published statistics of a table game.
 * @throws RangeError for an unknown game
 */
export function tableStatsOf(game: string): GameStats {
  const found = stats[game];
  if (!found) throw new RangeError(`no statistics for the table game ${game}`);
  return found;
}
