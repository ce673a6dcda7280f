/**
 * Measures how fast 5,000 sockets receive a tournament's leaderboard while members play (issue 8). Reports the time
 * from a publication until the last socket has received it, and the number of publications per second.
 */
import { tournamentsEvents } from '@wl/contract/events/tournaments';
import { tournamentsNews } from '@wl/contract/news/tournaments';
import { wagersEvents } from '@wl/contract/events/wagers';
import { fork } from 'node:child_process';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildApp } from '@wl/server/app';
import { clockOf } from '@wl/server/platform/clock';
import { readConfig } from '@wl/server/platform/config/config';
import { productionSettings } from '@wl/server/platform/testing/testing-production';
import { createDeps } from '@wl/server/platform/deps';
import { discoverFeatures, setUpFeatures } from '@wl/server/platform/features';
import { createLogger } from '@wl/server/platform/log';
import { openDatabase } from '@wl/server/platform/database/open-database';
import pg from 'pg';
import { cpuOf, shares } from './lib/cpu.ts';
import { beginHistory } from './lib/history.ts';
import type { Heard } from './lib/watchers.ts';
import type { BenchArgs, Figures } from './run.ts';

const WATCHERS = 5000;
const PLAYERS = 2000;
const SECONDS = 20;
/** Number of rounds per tick. There are ten ticks a second. */
const ROUNDS = 20;
const TICK_MS = 100;
const dataDir = path.resolve(
  import.meta.dirname,
  `../test-results/bench-tournament-watchers-${process.pid}`,
);

/** Starts, in this process, a casino that has only the feature `tournaments` and the realtime service. */
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
  const features = await discoverFeatures();
  await setUpFeatures(
    features.filter(({ name }) => name === 'tournaments'),
    deps,
  );
  const app = await buildApp(deps, []);
  await app.listen({ port: 0, host: '127.0.0.1', backlog: 1024 });
  const { port } = app.server.address() as AddressInfo;
  return {
    deps,
    url: database.ownerUrl,
    socketUrl: `ws://127.0.0.1:${port}/app/${config.pusher.key}?protocol=7&client=bench&version=1`,
    stop: async () => {
      deps.isDraining = true;
      await app.close();
      await deps.close();
      await database.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const TOURNAMENT = `insert into tournaments (id, name, city, scoring, stake, max_rounds, games, entry_coins, entrants, prizes, starts_at,
    ends_at, created_at, updated_at)
  values (uuidv7(), '{"en": "Bench"}', 'tokyo', 'turnover', 100, 1000000, '["neon-shibuya"]', 0, $1,
    '[{"from": 1, "to": 100, "coins": 10}]', now() - interval '1 hour', now() + interval '1 day', now(), now()) returning id`;
const ENTRIES = `insert into tournaments_entries (tournament_id, member_id, id, key, entry_no, how, coins, entered_at)
  select $1, member_id, uuidv7(), uuidv7(), no + 1, 'free', 0, now() from bench_members where no < $2`;
const ENTERED = `insert into events (member_id, seq, type, data)
  select member_id, 1, '${tournamentsEvents.entered.type}', jsonb_build_object('tournament_id', tournament_id, 'entry_no', entry_no)
  from tournaments_entries`;
const PLAYED = `insert into wagers_settled (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce,
    game, math_version, bet, tx, event_id, event_seq)
  select m.member_id, uuidv7(), m.member_id, 100, 0, 0, now(), 0, n, 'neon-shibuya', '1', '{"stakeCents": 100}',
    pg_current_xact_id(), nextval('events_id_seq'), n + 2
  from generate_series($1::int, $2::int) n
    cross join lateral (select member_id from bench_members where no = n * 13 % $3::int limit 1) m`;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts a process whose sockets watch a leaderboard. The returned `heard` array gets an entry for each version that
 * all sockets of this process have received.
 */
async function startWatchers(url: string, channel: string) {
  const child = fork(path.join(import.meta.dirname, 'lib/watchers.ts'));
  const heard: Heard[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the watchers have gone')));
    child.on('message', (message: 'ready' | Heard) => {
      if (message === 'ready') resolve();
      else heard.push(message);
    });
    child.send({ url, channel, watchers: WATCHERS });
  });
  return { heard, stop: () => child.disconnect() };
}

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const casino = await startCasino();
  const { deps } = casino;
  try {
    const history = await beginHistory(casino.url, 1);
    await history.close();
    const client = new pg.Client({ connectionString: casino.url });
    await client.connect();
    const { rows } = await client.query<{ id: string }>(TOURNAMENT, [PLAYERS]);
    const id = rows[0]?.id ?? '';
    await client.query(ENTRIES, [id, PLAYERS]);
    await client.query(ENTERED);
    await deps.events.drain();
    const watchers = await startWatchers(casino.socketUrl, `tournament.${id}`);
    const published = new Map<number, number>();
    const publish = deps.realtime.publish.bind(deps.realtime);
    deps.realtime.publish = (channel, kind, data) => {
      if (kind === tournamentsNews.leaderboard)
        published.set(
          (data as { version: number }).version,
          performance.timeOrigin + performance.now(),
        );
      publish(channel, kind, data);
    };
    const machine = shares();
    const cpu = cpuOf(process.pid);
    deps.events.start();
    for (let tick = 0; tick < (seconds * 1000) / TICK_MS; tick += 1) {
      await client.query(PLAYED, [tick * ROUNDS, (tick + 1) * ROUNDS - 1, PLAYERS]);
      deps.events.wake(wagersEvents.settled);
      await sleep(TICK_MS);
    }
    // Leave time for the last publication to reach all sockets.
    await sleep(3000);
    const cpuSeconds = cpuOf(process.pid) - cpu;
    const last = watchers.heard.map(
      ({ version, lastMs }) => lastMs - (published.get(version) ?? lastMs),
    );
    last.sort((a, b) => a - b);
    watchers.stop();
    await client.end();
    const slowest = Math.round(last.at(-1) ?? -1);
    const middle = Math.round(last[Math.floor(last.length / 2)] ?? -1);
    console.log(
      `${published.size} publications, ${watchers.heard.length} reached all ${WATCHERS}; to the last of them p50 ${middle} ms, ` +
        `slowest ${slowest} ms; server ${((cpuSeconds / (seconds + 3)) * 100).toFixed(0)} % of a core  ${machine.describe()}`,
    );
    if (watchers.heard.length !== published.size) throw new Error('a publication was lost');
    return {
      watchers: WATCHERS,
      publications_per_s: published.size / seconds,
      reached_all: watchers.heard.length,
      last_reader_p50_ms: middle,
      last_reader_max_ms: slowest,
    };
  } finally {
    await casino.stop();
  }
}
