import type { OfficeTable, TableSettings } from '@wl/contract/office/tables';
import { ANY_STAKE, type TableGame } from '@wl/games/tables/table-game';
import { payoutCents } from '@wl/games/money';
import type { Db } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { stakesBySpot, stakesOfRound } from '../bets/bets-repository.ts';
import { dealerOf } from '../dealing/dealer-of.ts';
import { presentLimits, presentPace } from '../present.ts';
import { listTables, type TableRow } from '../repository.ts';
import { latestRounds } from '../rounds/rounds-repository.ts';
import { gameOfTable } from '../table-rules.ts';

/** Returns all tables with their settings and the stakes of their latest rounds. */
export async function readOfficeTables(
  deps: Deps,
): Promise<{ tables: OfficeTable[]; server_now: string }> {
  const rows = await listTables(deps.db);
  const tables = await Promise.all(rows.map((row) => presentOfficeTable(deps, deps.db, row)));
  return { tables, server_now: deps.clock.now().toISOString() };
}

export const settingsOf = (table: TableRow): TableSettings => ({
  state: table.state,
  limits: presentLimits(table),
  pace: presentPace(table),
});

/** Returns a table as clerks see it. */
export async function presentOfficeTable(
  deps: Deps,
  db: Db,
  table: TableRow,
): Promise<OfficeTable> {
  const { slug, name, game, city, version } = table;
  const [round] = await latestRounds(db, slug, 1);
  return {
    slug,
    name,
    game,
    city,
    dealt: await dealerOf(deps, db, table),
    version,
    settings: settingsOf(table),
    round: round
      ? {
          number: round.state.round,
          phase: round.state.phase,
          closes_at: new Date(round.state.closesAt).toISOString(),
          ...(await stakesAt(db, table, round.state.round)),
        }
      : null,
  };
}

async function stakesAt(db: Db, table: TableRow, round: number) {
  const { bets, members, stake, bonus_stake } = await stakesOfRound(db, table.slug, round);
  const spots = bets === 0 ? {} : await stakesBySpot(db, table.slug, round);
  const game = gameOfTable(table);
  return {
    bets,
    members,
    stake_cents: stake,
    bonus_stake_cents: bonus_stake,
    exposure_cents: exposureOf(game, spots),
    spots: Object.entries(spots)
      .toSorted(([, a], [, b]) => b - a)
      .map(([spot, cents]) => ({
        spot,
        stake_cents: cents,
        exposure_cents: exposureOf(game, { [spot]: cents }),
      })),
  };
}

/**
 * Returns the largest total payout, in cents, that any result of the game gives for these stakes; null if the game has
 * too many results. Payouts are linear in the stakes, so each spot's stake is the sum of all members' stakes on it.
 */
function exposureOf(game: TableGame, spots: Readonly<Record<string, number>>): number | null {
  if (!game.results) return null;
  if (Object.keys(spots).length === 0) return 0;
  const checked = game.checkBet(ANY_STAKE, { spots });
  if (!checked.ok) return null;
  const { bet } = checked;
  return Math.max(
    ...game.results.map((result) => payoutCents(bet.parts, game.settle(result, bet).payouts)),
  );
}
