import type { ShownTable } from '../live-state.ts';

/** Fields of a table that are needed to choose the table for a quick seat. */
export type SeatTable = Pick<ShownTable, 'slug' | 'game' | 'limits' | 'members'>;

/**
 * Returns one table per game: the table with the lowest minimum stake. If more than one table has this minimum, returns
 * the table with the most members. The result is sorted by game id.
 */
export function seatsOf<T extends SeatTable>(tables: readonly T[]): T[] {
  const sorted = tables.toSorted(
    (a, b) =>
      a.limits.min_spot_cents - b.limits.min_spot_cents ||
      b.members - a.members ||
      (a.slug < b.slug ? -1 : 1),
  );
  const games = [...new Set(tables.map(({ game }) => game))].toSorted();
  return games.flatMap((game) => sorted.find((table) => table.game === game) ?? []);
}
