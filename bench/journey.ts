/**
 * Measures how fast the server's subscribers to rounds process a backlog, and how far they lag behind while 1,000
 * rounds are booked per second. Half of the members have entered tournaments.
 *
 * Issue 8 requires at least 5,000 rounds a second on two cores, and a p99 lag of at most one second.
 */
import { membersEvents } from '@wl/contract/events/members';
import { tournamentsEvents } from '@wl/contract/events/tournaments';
import { wagersEvents } from '@wl/contract/events/wagers';
import fs from 'node:fs';
import path from 'node:path';
import { games } from '@wl/games/catalogue/index';
import { readConfig } from '@wl/server/platform/config/config';
import { productionSettings } from '@wl/server/platform/testing/testing-production';
import { clockOf } from '@wl/server/platform/clock';
import { createDeps, type Deps } from '@wl/server/platform/deps';
import { discoverFeatures, setUpFeatures } from '@wl/server/platform/features';
import { createLogger } from '@wl/server/platform/log';
import { openDatabase } from '@wl/server/platform/database/open-database';
import pg from 'pg';
import { cpuOf, cpuOfFamily, shares } from './lib/cpu.ts';
import { beginHistory } from './lib/history.ts';
import type { BenchArgs, Figures } from './run.ts';

const PLAYERS = 2000;
const BACKLOG = 60_000;
const RATE = 1000;
const SECONDS = 20;
const LOOK_MS = 10;
const MEASURED = [
  'journey.experience',
  'missions.progress',
  'achievements.log',
  'tournaments.score',
] as const;
/** Number of tournaments, each entered by half of the players. */
const TOURNAMENTS = 4;
const dataDir = path.resolve(import.meta.dirname, `../test-results/bench-journey-${process.pid}`);

/** Starts only the features' subscribers, without HTTP, in this process and on a separate database. */
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
  // Start only the subscribers. Other background work, such as the auditor, expects ledger transfers for every round,
  // but the generated rounds have none.
  const features = await discoverFeatures();
  await setUpFeatures(
    features.map(({ name, parts: { 'subscribers.ts': subscribers } }) => ({
      name,
      parts: subscribers ? { 'subscribers.ts': subscribers } : {},
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
 * SQL statement that inserts the members' registration events. Each member's missions start in the home city of the
 * registration language.
 */
const REGISTERED = `insert into events (member_id, seq, type, data)
  select member_id, 1, '${membersEvents.registered.type}', '{"language": "en"}' from bench_members where no < $1`;

/** SQL statement that inserts running tournaments on all slots at the most common stake. */
const TOURNAMENT = `insert into tournaments (id, name, city, scoring, stake, max_rounds, games, entry_coins, entrants, prizes, starts_at,
    ends_at, created_at, updated_at)
  select uuidv7(), '{}', 'tokyo', (array['multiplier', 'turnover', 'wins'])[1 + n % 3], 20, 1000, $2, 0, 0,
    '[{"from": 1, "to": 10, "coins": 10}]', now() - interval '1 hour', now() + interval '1 day', now(), now()
  from generate_series(1, $1::int) n`;
const ENTRIES = `insert into tournaments_entries (tournament_id, member_id, id, key, entry_no, how, coins, entered_at)
  select t.id, m.member_id, uuidv7(), uuidv7(), row_number() over (partition by t.id), 'free', 0, now()
  from bench_members m cross join tournaments t where m.no < $1 and m.no % 2 = 0`;
const ENTERED = `insert into events (member_id, seq, type, data)
  select member_id, 1 + row_number() over (partition by member_id), '${tournamentsEvents.entered.type}',
    jsonb_build_object('tournament_id', tournament_id, 'entry_no', entry_no, 'name', '{}'::jsonb, 'how', 'free', 'coins', 0)
  from tournaments_entries`;

/**
 * SQL statement that inserts one round for each number from `$1` to `$2`. `$3` is the number of members who play the
 * rounds, `$4` lists the possible stakes (10 cents to 2 dollars), and `$5` lists the games.
 */
const ROUNDS = `with added as (insert into wagers_settled (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce,
    game, math_version, bet, tx, event_id, event_seq)
  select m.member_id, uuidv7(), m.member_id, ($4::int[])[1 + n * 7 % array_length($4::int[], 1)],
    case when n % 10 < 3 then 150 else 0 end, 0, now(), 0, n, ($5::text[])[1 + n * 11 % array_length($5::text[], 1)], '1',
    '{"stakeCents": 100}', pg_current_xact_id(), nextval('events_id_seq'), n + 2
  from generate_series($1::int, $2::int) n
    cross join lateral (select member_id from bench_members where no = n * 13 % $3::int limit 1) m
  returning tx, event_id)
  select max(tx)::text as tx, max(event_id)::text as id from added`;
const STAKES = [10, 20, 20, 50, 100, 200];

/** Position of a round in the event stream, which is ordered by transaction and then by event id. */
interface Place {
  tx: bigint;
  id: bigint;
}

const placeOf = (row: { tx: string; id: string } | undefined): Place => ({
  tx: BigInt(row?.tx ?? 0),
  id: BigInt(row?.id ?? 0),
});

/** Inserts rounds in one transaction, and returns the position of the last round. */
async function insertRounds(client: pg.Client, from: number, to: number): Promise<Place> {
  const slugs = games.map(({ slug }) => slug);
  const { rows } = await client.query<{ tx: string; id: string }>({
    name: 'bench_rounds',
    text: ROUNDS,
    values: [from, to, PLAYERS, STAKES, slugs],
  });
  return placeOf(rows[0]);
}

/** Returns the position up to which all measured subscribers have processed the rounds. */
async function handledUpTo(client: pg.Client): Promise<Place> {
  const { rows } = await client.query<{ tx: string; id: string }>(
    `select last_tx::text as tx, last_id::text as id from event_cursors where name = any($1)
     order by last_tx, last_id limit 1`,
    [MEASURED],
  );
  return placeOf(rows[0]);
}

/** Returns true if `upTo` includes `place`. Compares ids too, because a batch can end within a transaction. */
const reaches = (upTo: Place, place: Place): boolean =>
  upTo.tx > place.tx || (upTo.tx === place.tx && upTo.id >= place.id);

/**
 * Starts measuring CPU time.
 * @returns a function that returns the total CPU seconds that the database and this process (subscribers and event
 *   stream) have used since the start of the measurement
 */
function cpuSince(): () => number {
  const before = cpuOfFamily(process.pid) + databaseCpu();
  return () => cpuOfFamily(process.pid) + databaseCpu() - before;
}

/**
 * Returns the CPU seconds of the postmaster's child processes. Excludes the postmaster itself: it is a child of this
 * process, so `cpuOfFamily(process.pid)` already includes it.
 */
function databaseCpu(): number {
  const file = path.join(dataDir, 'pg/postmaster.pid');
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
  return cpuOfFamily(pid) - cpuOf(pid);
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function handled(client: pg.Client, place: Place): Promise<void> {
  while (!reaches(await handledUpTo(client), place)) await sleep(LOOK_MS);
}

/**
 * Waits until every subscriber's cursor has reached the newest event. All rounds of the backlog precede that event, so
 * the rounds have been processed by then.
 */
async function settled(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ open: boolean }>(
      `select exists(select from event_cursors c where (c.last_tx, c.last_id) < (e.tx, e.id)) as open
       from events e order by e.tx desc, e.id desc limit 1`,
    );
    if (!rows[0]?.open) return;
    await sleep(250);
  }
}

/**
 * Measures how many rounds per second the subscribers process when they start with a backlog, and the CPU time per
 * round.
 */
async function measureBacklog(deps: Deps, client: pg.Client) {
  const last = await insertRounds(client, 0, BACKLOG - 1);
  await client.query('vacuum (analyze) wagers_settled');
  const machine = shares();
  const cpu = cpuSince();
  const startedMs = performance.now();
  deps.events.start();
  await handled(client, last);
  const seconds = (performance.now() - startedMs) / 1000;
  const cpuMicros = (cpu() / BACKLOG) * 1e6;
  console.log(
    `backlog  ${(BACKLOG / seconds).toFixed(0)} rounds/s  ${seconds.toFixed(1)} s  ${machine.describe()}`,
  );
  return { roundsPerSecond: BACKLOG / seconds, cpuMicros };
}

/**
 * Measures the time from a round's commit until all measured subscribers have processed it.
 *
 * @returns p50 and p99 in milliseconds
 */
async function measureLag(deps: Deps, url: string, client: pg.Client, seconds: number) {
  const looking = new pg.Client({ connectionString: url });
  await looking.connect();
  const open: { place: Place; rounds: number; committedMs: number }[] = [];
  const lags: number[] = [];
  let done = false;
  const watch = async () => {
    while (!done || open.length > 0) {
      const upTo = await handledUpTo(looking);
      const nowMs = performance.now();
      for (let next = open[0]; next && reaches(upTo, next.place); next = open[0]) {
        open.shift();
        const lagMs = nowMs - next.committedMs;
        for (let round = 0; round < next.rounds; round += 1) lags.push(lagMs);
      }
      await sleep(LOOK_MS);
    }
  };
  const watching = watch();
  const machine = shares();
  const cpu = cpuSince();
  const startedMs = performance.now();
  const total = seconds * RATE;
  let sent = 0;
  while (sent < total) {
    // In one transaction, insert all rounds that have become due since the previous commit, as the bet path does.
    const elapsedMs = performance.now() - startedMs;
    const due = Math.min(total, Math.floor((elapsedMs * RATE) / 1000)) - sent;
    if (due < 1) {
      await sleep(LOOK_MS);
      continue;
    }
    const from = BACKLOG + sent;
    const place = await insertRounds(client, from, from + due - 1);
    open.push({ place, rounds: due, committedMs: performance.now() });
    sent += due;
    deps.events.wake(wagersEvents.settled);
  }
  const rate = sent / ((performance.now() - startedMs) / 1000);
  done = true;
  await watching;
  await looking.end();
  const cpuMicros = (cpu() / sent) * 1e6;
  lags.sort((a, b) => a - b);
  const at = (share: number) =>
    lags[Math.min(lags.length - 1, Math.floor(lags.length * share))] ?? 0;
  console.log(
    `stream   ${rate.toFixed(0)} rounds/s  p50 ${at(0.5).toFixed(0)} ms  p99 ${at(0.99).toFixed(0)} ms  CPU ${cpuMicros.toFixed(0)} µs a round  ${machine.describe()}`,
  );
  return { p50: at(0.5), p99: at(0.99), cpuMicros };
}

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const casino = await startCasino();
  try {
    const history = await beginHistory(casino.url, 1);
    await history.close();
    const client = new pg.Client({ connectionString: casino.url });
    await client.connect();
    await client.query(REGISTERED, [PLAYERS]);
    const slots = games.flatMap(({ slug, family }) => (family === 'slots' ? [slug] : []));
    await client.query(TOURNAMENT, [TOURNAMENTS, JSON.stringify(slots)]);
    await client.query(ENTRIES, [PLAYERS]);
    await client.query(ENTERED);
    const backlog = await measureBacklog(casino.deps, client);
    await settled(client);
    const lag = await measureLag(casino.deps, casino.url, client, seconds);
    const { rows } = await client.query<{ type: string; count: string }>(
      `select type, count(*) from events where type ~ '^(missions|journey)' group by 1 order by 1`,
    );
    for (const { type, count } of rows) console.log(`  ${type}  ${count}`);
    const scored = await client.query<{ scores: string; rounds: string }>(
      'select count(*) as scores, sum(rounds) as rounds from tournaments_scores',
    );
    console.log(
      `  tournaments  ${scored.rows[0]?.scores} entries, ${scored.rows[0]?.rounds} rounds`,
    );
    await client.end();
    return {
      rounds_per_s: Math.round(backlog.roundsPerSecond),
      backlog_cpu_us_per_round: Math.round(backlog.cpuMicros * 10) / 10,
      lag_p50_ms: Math.round(lag.p50),
      lag_p99_ms: Math.round(lag.p99),
      cpu_us_per_round: Math.round(lag.cpuMicros),
    };
  } finally {
    await casino.stop();
  }
}
