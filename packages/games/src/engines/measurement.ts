import type { Game } from '../game.ts';

/**
 * Simulation data for a family's games. `tools/stats.ts` finds the measurements by their file names
 * (`engines/<family>/measure*.ts`, export `measurement`). It measures a game again only if its stored data is not
 * current, because some measurements take minutes.
 */
export interface Measurement<G extends Game, Data> {
  /** File in `catalogue/generated` that contains each game's data, keyed by slug. */
  file: string;
  /** Number of spaces per indentation level in the file. */
  indent: number;
  /** True if `measure` needs the published return and must therefore run after the returns are computed. */
  needsReturn?: boolean;
  /** Returns false for games that need no simulated data. If omitted, all games of the family need simulated data. */
  isNeeded?(game: G): boolean;
  /**
   * Returns true if the stored data still applies to the game.
   * @param returnShare the published return as a share of the stake; 0 if `needsReturn` is not set
   */
  isCurrent(stored: Data, game: G, returnShare: number): boolean;
  measure(game: G, returnShare: number): Data;
}
