/**
 * Measures how long it takes to settle one table round with bets by 10,000 members (issue 34 allows at most 1 s), and
 * the rate of ordinary bets during the settlement. `SETTLE_WAGERS=500` runs the benchmark with fewer bets.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { settleWagers, type WagerResult } from '@wl/server/features/wagers/close-repository';
import { parsers } from '@wl/server/platform/database/database';
import pg from 'pg';
import { load } from './bets.ts';
import { makeMembers, startCasino, type Casino } from './lib/casino.ts';
import { shares } from './lib/cpu.ts';
import { insertMembers } from './lib/history.ts';
import { median } from './lib/median.ts';
import type { BenchArgs, Figures } from './run.ts';

const WAGERS = Number(process.env['SETTLE_WAGERS'] ?? 10_000);
/**
 * Number of wagers settled per transaction. Until the transaction ends, the members who placed these wagers cannot
 * place other bets.
 */
const AT_ONCE = 1_000;
const CLIENTS = 32;
const PAIRS = 7;
const SECONDS = 8;
const WARM_UP_SECONDS = 12;
const CENTS = 1_000_000_00;
/** Time in milliseconds during which ordinary bets are placed before the settlement starts. */
const HEAD_START_MS = 500;

/** Connects to the casino's database with the same type parsers as the server. */
async function connect(casino: Casino): Promise<pg.PoolClient> {
  const client = new pg.Client({ connectionString: casino.databaseUrl(), types: parsers });
  await client.connect();
  return client as unknown as pg.PoolClient;
}

/** Creates one member with cash for each wager. Returns the members' ids in ascending order. */
async function makeBettors(client: pg.PoolClient): Promise<string[]> {
  const ids = Array.from({ length: WAGERS }, () => randomUUID()).sort();
  await insertMembers(client, ids);
  await client.query('select ledger_open(id) from unnest($1::uuid[]) id', [ids]);
  await client.query(
    `select ledger_post(id, 90::smallint, gen_random_uuid(), '{155}', '{101}', array[$2::bigint], now()) from unnest($1::uuid[]) id`,
    [ids, CENTS],
  );
  await client.query('vacuum (analyze) ledger_wallets, members');
  return ids;
}

/** Opens one wager for each member. Returns the results with which to settle the wagers. A third of the wagers win. */
async function openRound(
  client: pg.PoolClient,
  memberIds: readonly string[],
): Promise<WagerResult[]> {
  const wagers = memberIds.map((memberId, n) => ({
    ...{ memberId, id: randomUUID(), bet: { spots: { red: 100 } } },
    payoutCents: n % 3 === 0 ? 200 : 0,
  }));
  await client.query(
    `select wagers_open(m, w, m, 2::smallint, 'salon-one', null, '{"spots":{"red":100}}', null, null, 100, 10::smallint,
       now(), null) from unnest($1::uuid[], $2::uuid[]) as o(m, w)`,
    [memberIds, wagers.map(({ id }) => id)],
  );
  return wagers;
}

/** Settles all wagers of a benchmark round. Returns the duration in seconds. */
async function settleRound(client: pg.PoolClient, wagers: readonly WagerResult[]): Promise<number> {
  const startMs = performance.now();
  for (let from = 0; from < wagers.length; from += AT_ONCE) {
    const results = await settleWagers({ client }, wagers.slice(from, from + AT_ONCE), new Date());
    if (results.some(({ status }) => status !== 'settled'))
      throw new Error('a wager of the round was not settled');
  }
  return (performance.now() - startMs) / 1000;
}

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const casino = await startCasino();
  const client = await connect(casino);
  try {
    const members = await makeMembers(casino, CLIENTS, CENTS);
    const bettors = await makeBettors(client);
    await load(casino, members, WARM_UP_SECONDS);
    await settleRound(client, await openRound(client, bettors));
    const machine = shares();
    const [ratios, times]: [number[], number[]] = [[], []];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const round = await openRound(client, bettors);
      const alone = async () => (await load(casino, members, seconds)).perSecond;
      const beside = async () => {
        const loading = load(casino, members, seconds);
        await pause(HEAD_START_MS);
        times.push(await settleRound(client, round));
        return (await loading).perSecond;
      };
      const isAloneFirst = pair % 2 === 0;
      const first = await (isAloneFirst ? alone() : beside());
      const second = await (isAloneFirst ? beside() : alone());
      ratios.push(isAloneFirst ? second / first : first / second);
    }
    const listed = (values: number[]) => values.map((value) => value.toFixed(2)).join(' ');
    console.log(`seconds ${listed(times)}; ratios ${listed(ratios)}; ${machine.describe()}`);
    return {
      settle_10k_s: Math.round(median(times) * 1000) / 1000,
      bets_beside_ratio: Math.round(median(ratios) * 1000) / 1000,
    };
  } finally {
    await (client as unknown as pg.Client).end();
    await casino.stop();
  }
}
