/** Tests that bets at tables have the same effects in other features as other wagers. */
import { tableHistory } from '@wl/contract/tables-history';
import { statement } from '@wl/contract/wallet-statement';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { longSessions, startTestApp, type TestApp } from '../../platform/testing.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { bagMember, balancesOf, deposit } from '../bag/testing-bag.ts';
import type { Registered } from '../members/testing-members.ts';
import { createTableOwner, type TableOwner } from './owner/table-owner.ts';
import { voidRound } from './rounds/void-round.ts';
import { openTestTable, runUntil, TABLE, type TestTables } from './testing-tables.ts';

const clock = testClock('2026-03-02T12:00:00Z');
const STAKE = 10_000;
let app: TestApp;
let tables: TestTables;
let owner: TableOwner;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  tables = { app, clock, close: () => app.close() };
  await openTestTable(app);
  clock.advance(3_000);
  owner = createTableOwner(app.deps, { chainRounds: 400 });
});
afterAll(() => app.close());

async function factsOf({ id }: Registered) {
  await app.deps.events.drain();
  const { rows } = await app.deps.database.owner.query<Record<string, number>>(
    `select
       (select coalesce(sum(staked), 0)::int from own_play_days where member_id = $1) as staked,
       (select coalesce(sum(rounds), 0)::int from own_play_days where member_id = $1) as rounds,
       (select experience from journey_members where member_id = $1) as experience,
       (select coalesce(sum(rounds), 0)::int from activities_entries where member_id = $1) as journal,
       (select session_rounds from ledger_wallets where member_id = $1) as session`,
    [id],
  );
  return rows[0]!;
}

async function betOnAll(member: Registered, round: number) {
  const spots = { red: STAKE / 2, black: STAKE / 2 };
  const body = { id: uuidv7(), round, bet: { spots } };
  const reply = await member.client.post(`/api/tables/${TABLE}/bets`, body);
  expect(reply.body).toMatchObject({ data: { bet: { stake_cents: STAKE } } });
}

const linesOf = async ({ client }: Registered) =>
  (await client.call(statement, { query: { view: 'rounds' } })).body.data.lines;

test('a settled bet counts towards experience, own play, the journal, the session and the statement', async () => {
  const member = await bagMember(app);
  await deposit(app, member.id, 50_000);
  const before = await factsOf(member);
  const { number } = await runUntil(tables, owner, 'open');
  await betOnAll(member, number);
  expect(await linesOf(member)).toMatchObject([{ game: TABLE, cash: -STAKE, is_open: true }]);
  await runUntil(tables, owner, 'settled');
  const after = await factsOf(member);
  expect(after).toMatchObject({ staked: STAKE, rounds: 1, journal: 1, session: 1 });
  expect(after['experience']).toBeGreaterThan(before['experience']!);
  const [line] = await linesOf(member);
  expect(line).toMatchObject({ is_table: true });
  expect(line.is_open).toBe(undefined);
  const { body } = await member.client.call(tableHistory, {
    query: { bet: line.operation_id, page: 1 },
  });
  expect(body.data).toMatchObject([{ table: TABLE, round: number, stake_cents: STAKE }]);
  expect(line.cash).toBe((await balancesOf(member)).cash - 50_000);
});

test('a refunded bet counts towards none of them', async () => {
  const member = await bagMember(app);
  await deposit(app, member.id, 50_000);
  const before = await factsOf(member);
  await runUntil(tables, owner, 'settled');
  const { number } = await runUntil(tables, owner, 'open');
  await betOnAll(member, number);
  expect(await voidRound(app.deps, TABLE, { round: number, reason: 'equipment' })).toBe(true);
  await owner.tick();
  expect(await factsOf(member)).toEqual(before);
  expect(await linesOf(member)).toMatchObject([{ game: TABLE, cash: 0, voided: true }]);
  expect((await balancesOf(member)).cash).toBe(50_000);
  const { body } = await member.client.get('/api/notifications');
  expect(body.data).toMatchObject([{ kind: 'round_voided', amount: STAKE }]);
});
