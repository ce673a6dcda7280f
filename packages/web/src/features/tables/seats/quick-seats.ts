import type { ShownTable } from '../live-state.ts';

/** Fields of a table that decide on which one a member is seated. */
export type SeatTable = Pick<ShownTable, 'slug' | 'game' | 'limits' | 'members'>;

/**
 * Returns one table per game: that with the lowest minimum stake. Among equal ones, the table with the most members
 * counts. The games are in alphabetical order of their ids.
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
