/**
 * Measures the end of a tournament with 5,000 and with 20,000 entrants (decision 42):
 * - the time until all entrants are ranked, paid and notified,
 * - the time that bets spend waiting for a wallet lock,
 * - the lag of the event stream (a long transaction delays the stream, because events can be read only up to the oldest
 *   running transaction).
 *
 * For comparison, also measures bets and the event stream while no tournament is ending.
 */
import { tournamentsEvents } from '@wl/contract/events/tournaments';
import fs from 'node:fs';
import path from 'node:path';
import { clockOf } from '@wl/server/platform/clock';
import { readConfig } from '@wl/server/platform/config/config';
import { productionSettings } from '@wl/server/platform/testing/testing-production';
import { createDeps, type Deps } from '@wl/server/platform/deps';
import { discoverFeatures, setUpFeatures } from '@wl/server/platform/features';
import { createLogger } from '@wl/server/platform/log';
import { openDatabase } from '@wl/server/platform/database/open-database';
import pg from 'pg';
import { shares } from './lib/cpu.ts';
import { beginHistory, HISTORY_MEMBERS } from './lib/history.ts';
import type { BenchArgs, Figures } from './run.ts';

const SIZES = [5000, HISTORY_MEMBERS] as const;
/** Number of ranks with a prize. */
const PAID = 1000;
const QUIET_SECONDS = 5;
/** Number of members who bet continuously. */
const PLAYERS = 4;
const LOOK_MS = 5;
const dataDir = path.resolve(
  import.meta.dirname,
  `../test-results/bench-tournament-end-${process.pid}`,
);

/** Starts all subscribers and the tournament jobs in this process on a separate database. */
async function startCasino() {
  const config = readConfig({ ...productionSettings(), DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const log = createLogger(config);
  const database = await openDatabase(config, log);
  const deps = createDeps({
    config,
    log,
    clock: clockOf({}),
    ownerUrl: database.ownerUrl,
    appUrl: database.appUrl,
    checkReplies: false,
  });
  // Register the subscribers of all features, but set up only `tournaments`. Other features would start background
  // work, such as the auditor, which would distort the measurement.
  const features = await discoverFeatures();
  await setUpFeatures(
    features.map(({ name, parts: { 'subscribers.ts': subscribers, 'setup.ts': setup } }) => ({
      name,
      parts: {
        ...(subscribers && { 'subscribers.ts': subscribers }),
        ...(setup && name === 'tournaments' && { 'setup.ts': setup }),
      },
    })),
    deps,
  );
  return {
    deps,
    url: database.ownerUrl,
    stop: async () => {
      await deps.close();
      await database.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * SQL statement that inserts a tournament that has just ended. The queries `ENTRIES` and `SCORES` insert its entrants
 * and their scores.
 */
const TOURNAMENT = `insert into tournaments (id, name, city, scoring, stake, max_rounds, games, entry_coins, entrants, prizes, starts_at,
    ends_at, created_at, updated_at)
  values (uuidv7(), '{"en": "Bench"}', 'tokyo', 'turnover', 100, 100, '["neon-shibuya"]', 0, $1,
    '[{"from": 1, "to": 10, "coins": 100}, {"from": 11, "to": ${PAID}, "coins": 10}]', now() - interval '2 hours',
    now() - interval '1 minute', now(), now()) returning id`;
const ENTRIES = `insert into tournaments_entries (tournament_id, member_id, id, key, entry_no, how, coins, entered_at)
  select $1, member_id, uuidv7(), uuidv7(), no + 1, 'free', 0, now() from bench_members where no < $2`;
const SCORES = `insert into tournaments_scores (tournament_id, member_id, entry_no, score, reached_at, rounds)
  select tournament_id, member_id, entry_no, 100 + entry_no * 7919 % 10000, now() - interval '1 hour', 1
  from tournaments_entries where tournament_id = $1`;
const WANTED = `select e.told, s.paid, t.state from
  (select count(*)::int as told from events where type = '${tournamentsEvents.finished.type}' and data->>'tournament_id' = $1::text) e,
  (select coalesce(sum(w.coins), 0)::int as paid from ledger_wallets w) s,
  (select state from tournaments where id = $1::uuid) t`;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Waits {
  /** Time in milliseconds that a bet waits for a wallet lock: maximum and p99. */
  lockMs: number;
  lockP99Ms: number;
  /** Longest delay in milliseconds from the commit of an event until the event can be read from the stream. */
  streamMs: number;
}

/**
 * Measures how long a bet would wait for the lock on an entrant's wallet, and how long a stored event takes to become
 * readable in the stream.
 *
 * @returns a function that stops the measurement and returns the times
 */
function watch(url: string, entrants: number): () => Promise<Waits> {
  let isOver = false;
  const locks: number[] = [];
  const delays: number[] = [];
  const withClient = async (work: (client: pg.Client) => Promise<void>) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    while (!isOver) await work(client);
    await client.end();
  };
  const bet = (client: pg.Client) => {
    const startedMs = performance.now();
    return client
      .query({
        name: 'bench_lock',
        text: 'select 1 from bench_members m, ledger_lock(m.member_id) where no = $1',
        values: [Math.floor(Math.random() * entrants)],
      })
      .then(() => {
        locks.push(performance.now() - startedMs);
        return sleep(LOOK_MS) as Promise<void>;
      });
  };
  const read = async (client: pg.Client) => {
    const { rows } = await client.query<{ tx: string }>({
      name: 'bench_store',
      text: `insert into events (type, data) values ('bench.stored', '{}') returning tx::text`,
    });
    const storedMs = performance.now();
    for (;;) {
      const { rows: seen } = await client.query<{ may: boolean }>({
        name: 'bench_may_read',
        text: 'select $1::xid8 < pg_snapshot_xmin(pg_current_snapshot()) as may',
        values: [rows[0]?.tx],
      });
      if (seen[0]?.may) break;
      await sleep(LOOK_MS);
    }
    delays.push(performance.now() - storedMs);
    await sleep(LOOK_MS);
  };
  const work = [...Array.from({ length: PLAYERS }, () => withClient(bet)), withClient(read)];
  return async () => {
    isOver = true;
    await Promise.all(work);
    locks.sort((a, b) => a - b);
    return {
      lockMs: locks.at(-1) ?? 0,
      lockP99Ms: locks[Math.floor(locks.length * 0.99)] ?? 0,
      streamMs: Math.max(...delays),
    };
  };
}

const words = ({ lockMs, lockP99Ms, streamMs }: Waits) =>
  `a wallet was waited for ${lockP99Ms.toFixed(0)} ms (p99), ${lockMs.toFixed(0)} ms at most, the stream ${streamMs.toFixed(0)} ms at most`;

async function measureEnd(deps: Deps, url: string, client: pg.Client, entrants: number) {
  const { rows } = await client.query<{ id: string }>(TOURNAMENT, [entrants]);
  const id = rows[0]?.id ?? '';
  await client.query(ENTRIES, [id, entrants]);
  await client.query(SCORES, [id]);
  await client.query('vacuum (analyze) tournaments_scores');
  const look = async () =>
    (await client.query<{ published: number; paid: number; state: string }>(WANTED, [id])).rows[0];
  const before = (await look())?.paid ?? 0;
  const machine = shares();
  const stop = watch(url, entrants);
  const startedMs = performance.now();
  await deps.jobs.runNow('tournaments.end');
  const state = async () =>
    (await client.query<{ state: string }>('select state from tournaments where id = $1', [id]))
      .rows[0]?.state;
  while ((await state()) !== 'over') await sleep(LOOK_MS);
  const seconds = (performance.now() - startedMs) / 1000;
  const waits = await stop();
  console.log(
    `${entrants} entrants  ${seconds.toFixed(2)} s  ${words(waits)}  ${machine.describe()}`,
  );
  const after = await look();
  const due = 10 * 100 + (PAID - 10) * 10;
  if (after?.published !== entrants || after.paid - before !== due)
    throw new Error(
      `told ${after?.published} of ${entrants}, paid ${(after?.paid ?? 0) - before} of ${due}`,
    );
  return { seconds, waits };
}

export async function run({ seconds = QUIET_SECONDS }: BenchArgs): Promise<Figures> {
  const casino = await startCasino();
  try {
    const history = await beginHistory(casino.url, 1);
    await history.close();
    const client = new pg.Client({ connectionString: casino.url });
    await client.connect();
    casino.deps.events.start();
    await casino.deps.jobs.start({ alone: true });
    const stop = watch(casino.url, HISTORY_MEMBERS);
    await sleep(seconds * 1000);
    const quiet = await stop();
    console.log(`nothing ends  ${words(quiet)}`);
    const figures: Figures = {
      quiet_lock_ms: Math.round(quiet.lockMs),
      quiet_stream_ms: Math.round(quiet.streamMs),
    };
    for (const entrants of SIZES) {
      const { seconds: took, waits } = await measureEnd(casino.deps, casino.url, client, entrants);
      figures[`seconds_${entrants}`] = Math.round(took * 100) / 100;
      figures[`longest_lock_ms_${entrants}`] = Math.round(waits.lockMs);
      figures[`longest_stream_ms_${entrants}`] = Math.round(waits.streamMs);
      // Give the subscribers for notifications and activities time to catch up, so that they do not disturb the next
      // measurement.
      await sleep(3000);
    }
    await client.end();
    return figures;
  } finally {
    await casino.stop();
  }
}
