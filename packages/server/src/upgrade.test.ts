/**
 * Updates a filled database of version 0087 (the last one whose functions were defined by migrations) to the present
 * version, and checks its books. Members, rounds and a bonus are created with the functions of that version.
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
import { createDatabase, parsers, type Database } from './platform/database.ts';
import { uuidv7 } from './platform/ids.ts';
import { createLogger } from './platform/log.ts';
import { migrate, migrationsFolder } from './platform/migrate.ts';
import { testPostgres } from './platform/testing.ts';

const LAST = '0087';
const { ownerUrl } = testPostgres();
const admin = new pg.Pool({ connectionString: ownerUrl.replace(/\/[^/]*$/, '/postgres'), max: 1 });
const name = `u_${process.pid}`;
const url = ownerUrl.replace(/\/[^/]*$/, `/${name}`);
const AT = '2026-03-02T12:00:00Z';
/** Wallet figures of a new member: session, pair and nonce are those of the first bets. */
const [lucky, careful] = [uuidv7(), uuidv7()];
const ids = Object.fromEntries(
  ['open', 'settled', 'voided', 'again', 'bonus'].map((one) => [one, uuidv7()]),
);
let pool: pg.Pool;
let database: Database;

beforeAll(async () => {
  await admin.query(`create database ${name} template template0`);
  pool = new pg.Pool({ connectionString: url, types: parsers, max: 2 });
  pool.on('error', () => {});
  const migrations = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-upgrade-'));
  for (const file of fs.readdirSync(migrationsFolder))
    if (file.slice(0, 4) <= LAST)
      fs.copyFileSync(path.join(migrationsFolder, file), path.join(migrations, file));
  await migrate(pool, { migrations });
  for (const member of [lucky, careful]) await newMember(member);
  await fill();
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

async function newMember(id: string) {
  await pool.query(
    `insert into members (id, email, email_key, email_confirmed_at, password_hash, nickname, nickname_key, first_name,
       last_name, date_of_birth, gender, nationality, phone, address1, address2, post_code, city, country, language,
       offers, terms_accepted_at, identity_key, status, created_at, updated_at)
     values ($1, $2, $2, $4, '-', $3, $3, 'Test', 'Player', '1990-01-01', 'female', 'Canada', '+12025550100', '1 Road',
       '', '12345', 'Town', 'CA', 'en', false, $4, decode(md5($2), 'hex'), 'active', $4, $4)`,
    [id, `${id}@example.com`, `p${id.replaceAll('-', '').slice(8, 30)}`, AT],
  );
  await pool.query('select ledger_open($1)', [id]);
  await pool.query(
    `select ledger_post($1, 90::smallint, $2, '{155}'::smallint[], '{101}'::smallint[], '{100000}'::bigint[], $3)`,
    [id, uuidv7(), AT],
  );
}

/** Places rounds as version 0087 did. The first member plays fast, the second one has a limit. */
async function fill() {
  const settle = (member: string, id: string | undefined, nonce: number) =>
    pool.query(
      `select * from play_settle(array[$1::uuid], array[$2::uuid], array[$1::uuid], array['neon-shibuya'], array['1'],
        array['{"stakeCents":100}'], array[0::bigint], array[0], array[$3::int], array[100::bigint], array[250::bigint],
        array[false], array[100::smallint], $4, true)`,
      [member, id, nonce, AT],
    );
  await settle(lucky, ids['settled'], 0);
  await settle(lucky, ids['again'], 1);
  const open = (member: string, id: string | undefined, nonce: number) =>
    pool.query(
      `select play_open($1, $2, $1, 'shinjuku-jacks', '1', '{"stakeCents":100}', 0, $3, 100, $4, $4)`,
      [member, id, nonce, AT],
    );
  await open(lucky, ids['open'], 2);
  await pool.query(
    `insert into limits_own (member_id, kind, period, value, changed_at) values ($1, 'loss', 'day', 5000, $2)`,
    [careful, AT],
  );
  await pool.query('select limits_apply($1, $2)', [careful, AT]);
  await open(careful, ids['voided'], 0);
  await pool.query('select play_void($1, $2, $3)', [careful, ids['voided'], AT]);
  await pool.query(
    `insert into events (member_id, seq, type, data) select $1::uuid, event_next_seq($1), 'play.round_voided',
      jsonb_build_object('round_id', $2::text, 'game', 'shinjuku-jacks', 'amount_cents', 100, 'at', $3::text)`,
    [careful, ids['voided'], AT],
  );
  await settle(careful, ids['bonus'], 1);
}

const differences = async () => {
  const checks = [...wagerChecks, ...figureChecks, ...bagAuditChecks, ...walletAuditChecks];
  return (await audit(database, { checks })).differences;
};
const one = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows[0];

test('the books of an updated database agree, and its wagers continue', async () => {
  const wallets = 'select member_id, cash, in_play, version from ledger_wallets order by member_id';
  const before = await pool.query(wallets);
  const applied = await migrate(pool);
  expect(applied).toContain('0088_wagers.sql');
  expect(applied).toContain('wagers_settle_instant');
  expect(await migrate(pool)).toEqual([]);
  expect((await pool.query(wallets)).rows).toEqual(before.rows);
  expect(await differences()).toEqual([]);

  expect(
    await one('select product, nonce, stake from wagers_pending where id = $1', [ids['open']]),
  ).toEqual({ product: 1, nonce: 2, stake: 100 });
  expect(
    await one(
      `select title, payout_cents, contribution_percent from event_wagers where wager_id = $1`,
      [ids['settled']],
    ),
  ).toEqual({ title: 'neon-shibuya', payout_cents: 250, contribution_percent: null });
  expect(
    await one(`select type, data - 'at' as data from events where data->>'wager_id' = $1`, [
      ids['voided'],
    ]),
  ).toEqual({
    type: 'wagers.voided',
    data: {
      wager_id: ids['voided'],
      product: 'casino',
      title: 'shinjuku-jacks',
      reason: 'stuck',
      stake_cents: 100,
    },
  });

  // The round that was open is settled, and the next bet is booked, with the present functions.
  await pool.query(`select wagers_settle($1, $2, '{"actions":[]}', 200, now())`, [
    lucky,
    ids['open'],
  ]);
  const next = await one(
    `select status from wagers_settle_instant(array[$1::uuid], array[$2::uuid], array[$1::uuid], array['neon-shibuya'],
      array['1'], array['{"stakeCents":100}'], array[0::bigint], array[0], array[3], array[100::bigint], array[0::bigint],
      array[false], array[100::smallint], now(), true)`,
    [lucky, uuidv7()],
  );
  expect(next).toEqual({ status: 1 });
  expect(await differences()).toEqual([]);
});
