import type { ReplyOf } from '@wl/contract/call';
import type { readTable as readTableCall, TableRound } from '@wl/contract/tables';
import type { Phase } from '@wl/games/tables/round/phases';
import { longSessions, startTestApp, type TestApp } from '../../platform/testing.ts';
import { testClock, type TestClock } from '../../platform/clock.ts';
import type { Feature } from '../../platform/features.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { audit } from '../ledger/audit.ts';
import { auditChecksOf } from '../ledger/audit-checks.ts';
import { betPath, signInPlayer } from '../play/testing-players.ts';
import { routes } from './routes.ts';
import { setup } from './setup.ts';
import { createTableOwner, LEASE_MS, type TableOwner } from './owner/table-owner.ts';

/** Slug of a roulette table, which the migration creates in the state `closed`. */
export const TABLE = 'thames-wheel';

/** Length of the hash chains in tests, short enough that a new table owner generates a chain in about a millisecond. */
const CHAIN_ROUNDS = 400;

export interface TestTables {
  app: TestApp;
  clock: TestClock;
  close(): Promise<void>;
}

export async function startTables(more: Feature[] = []): Promise<TestTables> {
  const clock = testClock('2026-03-02T12:00:00Z');
  const features = [
    ...betPath,
    ...more,
    { name: 'tables', parts: { 'routes.ts': routes, 'setup.ts': setup } },
  ];
  const app = await startTestApp({ features, clock, config: { sessions: longSessions } });
  return { app, clock, close: () => app.close() };
}

/** Returns a table owner that uses short hash chains and runs only when its `tick` is called. */
export const newOwner = ({ app }: TestTables): TableOwner =>
  createTableOwner(app.deps, { chainRounds: CHAIN_ROUNDS });

/** Simulates an operator who opens or closes the table. */
export async function setState(
  { app }: Pick<TestTables, 'app'>,
  state: 'open' | 'closed',
  slug = TABLE,
) {
  await app.deps.database.pool.query('update tables set state = $2 where slug = $1', [slug, state]);
}

export async function openTestTable(app: TestApp): Promise<number> {
  await app.deps.database.pool.query(`update tables set state = 'open' where slug = $1`, [TABLE]);
  await createTableOwner(app.deps, { chainRounds: CHAIN_ROUNDS }).tick();
  const { body } = await app.client().get(`/api/tables/${TABLE}`);
  return body.data.table.round.number;
}

/** Returns the table as a visitor sees it. */
export async function see(
  { app }: TestTables,
  slug = TABLE,
): Promise<ReplyOf<typeof readTableCall>['data']> {
  return (await app.client().get(`/api/tables/${slug}`)).body.data;
}

export async function roundOf(tables: TestTables, slug = TABLE): Promise<TableRound> {
  const { round } = (await see(tables, slug)).table;
  if (!round) throw new Error('the table has no round');
  return round;
}

/** Longest clock step in ms after which an owner still has its lease. */
export const LONG_STEP_MS = LEASE_MS - 250;

/** Advances the clock by `stepMs` until the table's round is in `phase`. The owner runs the table after each step. */
export async function runUntil(
  tables: TestTables,
  owner: TableOwner,
  phase: Phase,
  slug = TABLE,
  stepMs = 250,
): Promise<TableRound> {
  for (let step = 0; step < 400; step++) {
    const { round } = (await see(tables, slug)).table;
    if (round?.phase === phase) return round;
    tables.clock.advance(stepMs);
    await owner.tick();
  }
  throw new Error(`the round did not become ${phase}`);
}

/** Advances the clock until the table's lease has expired, so that another process can take over the table. */
export function expireLease({ clock }: TestTables): void {
  clock.advance(LEASE_MS + 1);
}

export type TablePlayer = Awaited<ReturnType<typeof signInPlayer>>;

export const newPlayer = ({ app }: TestTables, cashCents = 100_000): Promise<TablePlayer> =>
  signInPlayer(app, { cashCents });

interface SentBet {
  id?: string;
  table?: string;
  /** Stakes by spot, in cents. */
  spots?: Record<string, number>;
}

/** Sends a bet. The default bet is 10.00 on red and 5.00 on number 7. */
export function bet(
  player: TablePlayer,
  round: number,
  { id = uuidv7(), table = TABLE, spots = { red: 1_000, 'straight:7': 500 } }: SentBet = {},
) {
  return player.post(`/api/tables/${table}/bets`, { id, round, bet: { spots } });
}

export async function walletOf(
  { app }: Pick<TestTables, 'app'>,
  { subjectId }: { subjectId: string },
) {
  const { rows } = await app.deps.database.pool.query<{ cash: number; in_play: number }>(
    'select cash, in_play from ledger_wallets where member_id = $1',
    [subjectId],
  );
  return rows[0]!;
}

/**
 * Returns the differences that the audit finds. Skips the check `clearing`, because test players get cash without
 * top-ups.
 */
export async function auditDifferences({ app }: Pick<TestTables, 'app'>): Promise<string[]> {
  const checks = auditChecksOf(app.deps).filter(({ name }) => name !== 'clearing');
  return (await audit(app.deps.database, { checks })).differences;
}

/** Returns the bets whose state or payout differs from that of the corresponding wager. */
export async function wrongBets({ app }: Pick<TestTables, 'app'>) {
  const { rows } = await app.deps.database.pool.query(
    `select b.id, b.payout, w.payout as wager_payout, w.voided_at, p.id as pending from tables_bets b
       left join wagers_settled w using (member_id, id) left join wagers_pending p using (member_id, id)
     where case when b.closed_at is null then p.id is null or w.id is not null
       else w.id is null or p.id is not null or (case when b.payout is null then w.voided_at is null
         else b.payout <> w.payout or w.voided_at is not null end) end`,
  );
  return rows;
}
