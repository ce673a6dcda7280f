import type { OfficeTable, TableSettings } from '@wl/contract/office/tables';
import type { Db } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { betsOfRound, stakesBySpot, stakesOfRound } from '../bets/bets-repository.ts';
import { dealerOf } from '../dealing/dealer-of.ts';
import { presentLimits, presentPace } from '../present.ts';
import { listTables, type TableRow } from '../repository.ts';
import { latestRounds, type StoredRound } from '../rounds/rounds-repository.ts';
import { plansOf } from '../schedule/hours-repository.ts';
import { gameOfTable, withDecisions } from '../table-rules.ts';
import { exposureOfBets, exposureOfStakes } from './exposure.ts';

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
    schedule: await scheduleOf(db, slug),
    round: round
      ? {
          number: round.state.round,
          phase: round.state.phase,
          closes_at: new Date(round.state.closesAt).toISOString(),
          ...(await stakesAt(db, table, round)),
        }
      : null,
  };
}

async function scheduleOf(db: Db, slug: string): Promise<OfficeTable['schedule']> {
  const [plan] = await plansOf(db, slug);
  if (!plan?.scheduled) return null;
  const { scheduled, waits_for_dealer, next_at, changes_at } = plan;
  return {
    scheduled,
    waits_for_dealer,
    next_at: next_at?.toISOString() ?? null,
    changes_at: changes_at?.toISOString() ?? null,
  };
}

async function stakesAt(db: Db, table: TableRow, round: StoredRound) {
  const { slug } = table;
  const number = round.state.round;
  const { bets, members, stake, bonus_stake } = await stakesOfRound(db, slug, number);
  const game = gameOfTable(table);
  const exposure = game.payoutBound
    ? exposureOfBets(game, round, (await betsOfRound(db, slug, number)).map(withDecisions))
    : exposureOfStakes(game, await stakesBySpot(db, slug, number));
  return { bets, members, stake_cents: stake, bonus_stake_cents: bonus_stake, ...exposure };
}
