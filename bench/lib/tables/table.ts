/** Opens a table for a benchmark and places bets for many members in its rounds. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ask, type Casino } from '../casino.ts';
import { insertMembers } from '../history.ts';

/** Slug of the benchmark table. Its game, dragon tiger, shows every result for only 4 s. */
export const TABLE = 'bench-tiger';
export const SPOTS = ['dragon', 'tiger', 'tie'] as const;
export const STAKE_CENTS = 100;
const CASH_CENTS = 1_000_000_00;

/** Durations of a round's phases, in milliseconds. */
interface BenchPace {
  betsMs: number;
  closedMs: number;
  settledMs: number;
}

/** Creates the table in the closed state. */
export async function makeTable(casino: Casino, pace: BenchPace): Promise<void> {
  await ask(
    casino,
    `insert into tables (slug, name, game, math_version, city, chip_cents, min_spot_cents, max_spot_cents, max_total_cents, max_spots,
       bets_ms, closing_ms, closed_ms, settled_ms)
     values ('${TABLE}', 'Bench Tiger', 'table-dragon-tiger', '1', 'tokyo', 100, 100, 100000, 1000000, 160,
       ${pace.betsMs}, 500, ${pace.closedMs}, ${pace.settledMs})`,
  );
}

export async function setTable(casino: Casino, state: 'open' | 'closed'): Promise<void> {
  await ask(casino, `update tables set state = '${state}' where slug = '${TABLE}'`);
}

/** Creates members with cash but without sessions. Returns their ids in ascending order. */
export async function makeCrowd(casino: Casino, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID()).sort();
  await withClient(casino, async (client) => {
    await insertMembers(client, ids);
    await client.query('select ledger_open(id) from unnest($1::uuid[]) id', [ids]);
    await client.query(
      `select ledger_post(id, 90::smallint, gen_random_uuid(), '{155}', '{101}', array[$2::bigint], now())
       from unnest($1::uuid[]) id`,
      [ids, CASH_CENTS],
    );
    await client.query('vacuum (analyze) ledger_wallets, members');
  });
  return ids;
}

/**
 * Inserts one bet for each entry of `memberIds` into the table's current round, in the format in which the server
 * stores accepted bets. A member can appear more than once.
 */
export async function placeBets(casino: Casino, memberIds: readonly string[]): Promise<void> {
  const ids = memberIds.map(() => randomUUID());
  const bets = memberIds.map((_, n) => SPOTS[n % SPOTS.length] ?? SPOTS[0]);
  await withClient(casino, (client) =>
    client.query(BETS, [memberIds, ids, bets, STAKE_CENTS, TABLE]),
  );
}

const BETS = `
  with round as (
    select number, closes_at from tables_rounds where table_slug = $5 order by number desc limit 1),
  opened as (
    select w.member_id, w.id, b.spot
    from unnest($1::uuid[], $2::uuid[], $3::text[]) as b(member, wager, spot), round r,
      wagers_open(b.member, b.wager, b.member, 2::smallint, $5, '1',
        jsonb_build_object('spots', jsonb_build_object(b.spot, $4::bigint), 'round', r.number)::text, null, null, $4::bigint,
        10::smallint, now(), null) w)
  insert into tables_bets (member_id, id, table_slug, round, bet, stake, received_at, ms_before_close)
  select o.member_id, o.id, $5, r.number, jsonb_build_object('spots', jsonb_build_object(o.spot, $4::bigint)), $4::bigint, now(),
    greatest(0, extract(epoch from r.closes_at - now()) * 1000)::int
  from opened o, round r`;

/**
 * Checks that every bet at the table is settled and that its payout equals its wager's payout.
 * @throws Error if a bet is unsettled, a payout differs or there are no bets
 */
export async function checkSettled(casino: Casino): Promise<void> {
  const [counted] = await ask<{ bets: number; wrong: number }>(casino, SETTLED);
  if (Number(counted?.wrong) !== 0 || Number(counted?.bets) === 0)
    throw new Error(`${counted?.wrong} of ${counted?.bets} bets are not settled`);
}

const SETTLED = `
  select count(*) as bets, count(*) filter (where b.closed_at is null or w.id is null or w.payout <> b.payout or p.id is not null)
    as wrong
  from tables_bets b left join wagers_settled w using (member_id, id) left join wagers_pending p using (member_id, id)
  where b.table_slug = '${TABLE}'`;

/** Connects to the database as its owner, runs `fn` and closes the connection. */
export async function withClient<T>(
  casino: Casino,
  fn: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: casino.databaseUrl() });
  await client.connect();
  try {
    return await fn(client);
  } finally {
    await client.end();
  }
}

/** Returns the settings that a client needs to use the realtime service. */
export async function realtimeOf({
  port,
}: Casino): Promise<{ port: number; key: string; url: string }> {
  const settings = await fetch(`http://127.0.0.1:${port}/api/broadcasting/settings`);
  const { data } = (await settings.json()) as { data: { key: string } };
  const url = `ws://127.0.0.1:${port}/app/${data.key}?protocol=7&client=bench&version=1`;
  return { port, key: data.key, url };
}
