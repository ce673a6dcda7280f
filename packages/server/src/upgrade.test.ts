/**
 * Upgrades a populated database from migration 0089, the baseline and oldest supported version (decision 92), to the
 * current version, and checks its ledger.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bagAuditChecks } from './features/bag/audit-repository.ts';
import { audit } from './features/ledger/audit.ts';
import { figureChecks } from './features/wagers/audit-figures-repository.ts';
import { wagerChecks } from './features/wagers/audit-repository.ts';
import { walletAuditChecks } from './features/wallet/audit-repository.ts';
import { createDatabase, parsers, type Database } from './platform/database/database.ts';
import { uuidv7 } from './platform/ids.ts';
import { createLogger } from './platform/log.ts';
import { recordBaseline } from './platform/database/baseline.ts';
import { migrate, migrationsFolder, readMigrations } from './platform/database/migrate.ts';
import { testPostgres } from './platform/testing.ts';

const { ownerUrl } = testPostgres();
const admin = new pg.Pool({ connectionString: ownerUrl.replace(/\/[^/]*$/, '/postgres'), max: 1 });
const name = `u_${process.pid}`;
const url = ownerUrl.replace(/\/[^/]*$/, `/${name}`);
const rows = path.join(import.meta.dirname, 'testing-database-0089.sql');
/** Ids of a member with settled rounds and of this member's pending round. */
const lucky = '019cae5e-0001-7000-8000-000000000000';
const pending = '019cae5e-0013-7000-8000-000000000000';
/** Ids of a member with a limit and a running bonus, and of this member's table wager, opened at migration 0092. */
const careful = '019cae5e-0002-7000-8000-000000000000';
const atTable = '019cae5e-0014-7000-8000-000000000000';
let pool: pg.Pool;
let database: Database;

/** Copies the migrations up to a given number to a separate folder. */
function migrationsUpTo(number: number): { migrations: string } {
  const migrations = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-upgrade-'));
  for (const file of fs.readdirSync(migrationsFolder))
    if (Number.parseInt(file, 10) <= number)
      fs.cpSync(path.join(migrationsFolder, file), path.join(migrations, file), {
        recursive: true,
      });
  return { migrations };
}

beforeAll(async () => {
  await admin.query(`create database ${name} template template0`);
  pool = new pg.Pool({ connectionString: url, types: parsers, max: 2 });
  pool.on('error', () => {});
  await migrate(pool, migrationsUpTo(89));
  await pool.query(fs.readFileSync(rows, 'utf8'));
  database = createDatabase({
    ownerUrl: url,
    appUrl: url,
    log: createLogger({ logLevel: 'silent' }),
  });
});
afterAll(async () => {
  await database?.close();
  await pool.end();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
});

const differences = async () => {
  const checks = [...wagerChecks, ...figureChecks, ...bagAuditChecks, ...walletAuditChecks];
  return (await audit(database, { checks })).differences;
};
const one = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows[0];

test('a database of migration 0087 is not changed, and the error says how to update it', async () => {
  const client = await pool.connect();
  await client.query('begin; delete from platform_migrations where number > 87');
  const wanted = readMigrations(migrationsFolder);
  await expect(recordBaseline(client, wanted)).rejects.toThrow(
    /last migration is "0087_text_of_the_welcome_campaign.sql". Start Wanderluck once at commit \w+,/,
  );
  await client.query('rollback');
  client.release();
});

/** Stores an open table wager without a result, in the format used by the code at migration 0092. */
async function openTableWager() {
  const client = await pool.connect();
  // The replica role disables triggers, so that the rows are stored exactly as the code at migration 0092 stored them.
  await client.query('begin; set local session_replication_role = replica');
  await client.query(
    `update ledger_wallets set cash = cash - 30, in_play = in_play + 30, version = version + 1 where member_id = $1`,
    [careful],
  );
  await client.query(
    `insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
     values ($1, $2, 30, now(), 1, 101, 103)`,
    [careful, atTable],
  );
  await client.query(
    `insert into wagers_pending (member_id, id, session_id, product, game, bet, stake, opened_at, contribution_percent)
     values ($1, $2, $1, 2, 'salon-one', '{}', 30, now(), 10)`,
    [careful, atTable],
  );
  await client.query('commit');
  client.release();
}

/** Ids of the tickets that the test stores in the format of migration 0098, by ticket state. */
const tickets = {
  claimed: '019cae5e-0021-7000-8000-000000000000',
  answered: '019cae5e-0022-7000-8000-000000000000',
  closed: '019cae5e-0023-7000-8000-000000000000',
};
const clerk = '019cae5e-0031-7000-8000-000000000000';

/** Stores tickets as the code at migration 0098 did, and a chat from which one of the tickets was opened. */
async function storeTickets() {
  const row = (id: string, kind: string, state: string, more: string) =>
    `('${id}', '${id}', '${kind}', 'other', '${state}', '${lucky}', 'Lucky', 'lucky@example.com', 'lucky@example.com', 'en', '',
      '2026-03-02T12:00:00Z', '2026-03-04T12:00:00Z', ${more})`;
  await pool.query(
    `insert into enquiries (id, key, kind, topic, state, member_id, name, email, email_key, language, about, created_at, due_at,
       answered_at, answered_by, claimed_by, claimed_until)
     values ${row(tickets.claimed, 'question', 'open', `null, null, '${clerk}', '2026-03-02T13:00:00Z'`)},
       ${row(tickets.answered, 'complaint', 'answered', `'2026-03-03T12:00:00Z', '${clerk}', null, null`)},
       ${row(tickets.closed, 'question', 'closed', `'2026-03-04T12:00:00Z', '${clerk}', null, null`)}`,
  );
  await pool.query(
    `insert into enquiries_messages (id, enquiry_id, clerk_id, text, at)
     select gen_random_uuid(), id, null, 'First ' || state, created_at from enquiries
     union all
     select gen_random_uuid(), id, answered_by, 'Answer', answered_at from enquiries where answered_at is not null`,
  );
  await pool.query(
    `insert into chat_conversations (id, member_id, language, state, opened_at, ended_at, last_at, ticket_id)
     values ($1, $2, 'en', 'ended', now(), now(), now(), $3)`,
    [uuidv7(), lucky, tickets.closed],
  );
}

/** Names of the two ticket tables and of the ticket id column, before (`formerNames`) and after migration 0110. */
const formerNames = { all: 'enquiries', messages: 'enquiries_messages', id: 'enquiry_id' };
const names = { all: 'support_tickets', messages: 'support_ticket_messages', id: 'ticket_id' };

/** Returns all tickets and their messages without the columns that migration 0099 added. */
const storedTickets = async (table: typeof names) => {
  const { rows: all } = await pool.query(
    `select e.id, number, key, e.kind, topic, state, member_id, name, email, about, created_at, due_at, answered_at, answered_by,
       reviewed_by, claimed_by, claimed_until, m.id as message, m.clerk_id, m.text, m.at
     from ${table.all} e join ${table.messages} m on m.${table.id} = e.id order by e.id, m.at`,
  );
  return all;
};

test('the books of an updated database agree, and its wagers continue', async () => {
  await migrate(pool, migrationsUpTo(92));
  await openTableWager();
  await migrate(pool, migrationsUpTo(98));
  await storeTickets();
  const ticketsBefore = await storedTickets(formerNames);
  const wallets = 'select member_id, cash, in_play, version from ledger_wallets order by member_id';
  const before = await pool.query(wallets);
  const applied = await migrate(pool);
  expect(applied).not.toContain('0089_baseline');
  expect(applied).toContain('wagers_settle_instant');
  expect(await migrate(pool)).toEqual([]);
  const recorded = await pool.query(
    'select number, name, checksum from platform_migrations order by 1',
  );
  expect(recorded.rows).toEqual(
    readMigrations(migrationsFolder).map(({ sql: _, ...migration }) => migration),
  );
  expect((await pool.query(wallets)).rows).toEqual(before.rows);
  expect(ticketsBefore).toHaveLength(5);
  expect(await storedTickets(names)).toEqual(ticketsBefore);
  expect(await differences()).toEqual([]);

  // The current SQL functions must settle the wagers that were pending before the update, and must book the next bet.
  const settled = await pool.query(
    `select place, status from wagers_settle(array[$1::uuid, $2], array[$3::uuid, $4],
       array['{"actions":[]}', '{}'], array[200, 60], now()) order by place`,
    [lucky, careful, pending, atTable],
  );
  expect(settled.rows).toEqual([
    { place: 1, status: 1 },
    { place: 2, status: 1 },
  ]);
  const next = await one(
    `select status from wagers_settle_instant(array[$1::uuid], array[$2::uuid], array[$1::uuid], array['neon-shibuya'],
      array['1'], array['{"stakeCents":100}'], array[0::bigint], array[0], array[4], array[100::bigint], array[0::bigint],
      array[false], array[100::smallint], now(), true)`,
    [lucky, uuidv7()],
  );
  expect(next).toEqual({ status: 1 });
  expect(await differences()).toEqual([]);
});

test('tickets of an earlier version get the values of the new columns', async () => {
  const { rows: found } = await pool.query(
    'select id, source, last_at, waiting_since, final_due_at, assignee_id, closed_at, version from support_tickets order by id',
  );
  const at = (instant: string) => new Date(instant);
  const plain = {
    source: 'form',
    waiting_since: null,
    final_due_at: null,
    assignee_id: null,
    closed_at: null,
    version: 1,
  };
  expect(found).toEqual([
    {
      ...plain,
      id: tickets.claimed,
      last_at: at('2026-03-02T12:00:00Z'),
      waiting_since: at('2026-03-02T12:00:00Z'),
      assignee_id: clerk,
    },
    {
      ...plain,
      id: tickets.answered,
      last_at: at('2026-03-03T12:00:00Z'),
      final_due_at: at('2026-04-27T12:00:00Z'),
    },
    {
      ...plain,
      id: tickets.closed,
      source: 'chat',
      last_at: at('2026-03-04T12:00:00Z'),
      closed_at: at('2026-03-04T12:00:00Z'),
    },
  ]);
  const { rows: kinds } = await pool.query(
    'select distinct kind, source, by_system, refused_files from support_ticket_messages',
  );
  expect(kinds).toEqual([{ kind: 'message', source: 'form', by_system: false, refused_files: [] }]);
});

test('no table, column, constraint, index or sequence keeps a former name', async () => {
  const { rows: left } = await pool.query(
    `with names as (
       select relname as name from pg_class where relnamespace = 'public'::regnamespace
       union all select attname from pg_attribute join pg_class c on c.oid = attrelid
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and not attisdropped
       union all select conname from pg_constraint where connamespace = 'public'::regnamespace)
     select name from names where name ~ 'enquir|writer|campaigns_mails|email_wishes|dev_mails|(^|_)(told|stands)(_|$)'`,
  );
  expect(left).toEqual([]);
});

test('chats of an earlier version stay with their members', async () => {
  const { rows: found } = await pool.query('select member_id, visitor_id from chat_conversations');
  expect(found).toEqual([{ member_id: lucky, visitor_id: null }]);
});

test('a ticket of an earlier version gets the time since which its requester waits', async () => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Undo migrations 0110 and 0105, store the tickets as version 0104 did, and apply migration 0105 again.
    await client.query(
      `alter table support_tickets rename to enquiries;
       alter table support_ticket_messages rename to enquiries_messages;
       alter table enquiries_messages rename column ticket_id to enquiry_id;
       alter table enquiries drop column waiting_since cascade`,
    );
    const day = (number: number) => new Date(`2026-05-0${number}T12:00:00Z`);
    const stored: [state: string, entries: [kind: string, by: string | null, at: Date][]][] = [
      // Ticket with two messages that no clerk has answered.
      [
        'open',
        [
          ['message', null, day(1)],
          ['message', null, day(2)],
        ],
      ],
      // Ticket with a message after the last answer.
      [
        'open',
        [
          ['message', null, day(1)],
          ['message', clerk, day(2)],
          ['message', null, day(3)],
          ['note', clerk, day(4)],
        ],
      ],
      // Ticket that a clerk closed and then reopened.
      [
        'open',
        [
          ['message', null, day(1)],
          ['closed', clerk, day(2)],
          ['reopened', clerk, day(3)],
        ],
      ],
      [
        'review',
        [
          ['message', null, day(1)],
          ['message', clerk, day(2)],
          ['review', null, day(4)],
          ['message', null, day(5)],
        ],
      ],
      [
        'answered',
        [
          ['message', null, day(1)],
          ['message', clerk, day(2)],
        ],
      ],
    ];
    const ids = stored.map(() => uuidv7());
    for (const [index, [state, entries]] of stored.entries()) {
      await client.query(
        `insert into enquiries (id, key, kind, topic, state, name, email, email_key, language, about, created_at, due_at, last_at)
         values ($1, $1, $2, 'other', $3, 'Ada', 'a@example.com', 'a@example.com', 'en', '', $4, $4, $4)`,
        [ids[index], state === 'review' ? 'complaint' : 'question', state, day(1)],
      );
      for (const [kind, by, at] of entries)
        await client.query(
          `insert into enquiries_messages (id, enquiry_id, kind, clerk_id, text, at)
           values (gen_random_uuid(), $1, $2, $3, 'Text', $4)`,
          [ids[index], kind, by, at],
        );
    }
    await client.query(
      fs.readFileSync(path.join(migrationsFolder, '0105_ticket_waiting_time.sql'), 'utf8'),
    );
    const { rows: found } = await client.query<{ waiting_since: Date | null }>(
      'select waiting_since from enquiries where id = any($1) order by array_position($1, id)',
      [ids],
    );
    expect(found.map(({ waiting_since }) => waiting_since)).toEqual([
      ...[day(1), day(3), day(3), day(4)],
      null,
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
