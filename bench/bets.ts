/**
 * Measures committed bets per second over HTTP, with signed-in members, a real slot, the full ledger and fsync. The
 * same run also measures the transactions per second of pgbench's TPC-B-like script on the same embedded PostgreSQL.
 * The ratio of the two rates is comparable between machines; the rates themselves are not.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ask, makeMembers, startCasino, type BenchMember, type Casino } from './lib/casino.ts';
import { cpuOfCasino, scheduled, shares } from './lib/cpu.ts';
import type { LoadJob, LoadResult } from './lib/load.ts';
import { median } from './lib/median.ts';
import { findPgbench, measure, prepare, SCALE, type PgbenchTarget } from './lib/pgbench.ts';
import type { BenchArgs, Figures } from './run.ts';

const CLIENTS = [32, 64] as const;
/**
 * Number of measurement pairs. Each pair measures pgbench once and the casino once, in alternating order. The result is
 * the median of the pairs' ratios.
 */
const ROUNDS = 7;
const SECONDS = 12;
/**
 * Warm-up time in seconds before the first pair of measurements. The measured code must already be compiled, as in a
 * casino that has been running for days.
 */
const WARM_UP_SECONDS = 20;
const CASH_CENTS = 1_000_000_000_00;

/** Returns the median time, in milliseconds, of 200 small writes in the given folder, each followed by `fdatasync`. */
function fsyncMs(folder: string): number {
  const file = path.join(folder, `fsync-${process.pid}`);
  const handle = fs.openSync(file, 'w');
  const block = Buffer.alloc(8192, 1);
  const times: number[] = [];
  for (let n = 0; n < 200; n += 1) {
    const startedMs = performance.now();
    fs.writeSync(handle, block, 0, block.length, 0);
    fs.fdatasyncSync(handle);
    times.push(performance.now() - startedMs);
  }
  fs.closeSync(handle);
  fs.rmSync(file);
  return times.sort((a, b) => a - b)[100] ?? 0;
}

export function load(casino: Casino, members: BenchMember[], seconds: number): Promise<LoadResult> {
  const job: LoadJob = {
    port: casino.port,
    seconds,
    warmUpSeconds: Math.min(2, seconds / 3),
    members,
    xsrf: 'bench-bench-bench-bench',
    body: { game: 'neon-shibuya', bet: { stakeCents: 100 } },
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'lib/load.ts')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += String(chunk);
    });
    child.on('exit', (code) => {
      if (code === 0) resolve(JSON.parse(text) as LoadResult);
      else reject(new Error(`the load generator ended with ${code}`));
    });
    child.stdin.end(JSON.stringify(job));
  });
}

/** Returns the server's commit metrics so far: number of bets, number of batches, and seconds spent committing. */
async function commits(casino: Casino) {
  const headers = { authorization: `Bearer ${casino.metricsToken}` };
  const text = await (await fetch(`http://127.0.0.1:${casino.port}/metrics`, { headers })).text();
  const of = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? 0);
  return {
    bets: of('play_batch_bets_sum'),
    batches: of('play_batch_bets_count'),
    seconds: of('play_commit_seconds_sum'),
  };
}

/** Casino, members, pgbench database and measurement time shared by all measurements of one run. */
interface Bench {
  casino: Casino;
  members: BenchMember[];
  pgbench: PgbenchTarget;
  seconds: number;
}

async function measureTpcb({ casino, pgbench, seconds }: Bench, clients: number): Promise<number> {
  await ask(casino, 'checkpoint');
  const machine = shares();
  const rate = await measure(pgbench, clients, seconds);
  console.log(
    `${clients} clients  pgbench ${rate.toFixed(0)} transactions/s; ${machine.describe()}`,
  );
  return rate;
}

/**
 * Starts observing the server.
 * @returns a function that returns a text report of the database commits and CPU wait time since the start
 */
async function observe(casino: Casino): Promise<() => Promise<string>> {
  const [queueBefore, commitsBefore] = [scheduled(casino.pid), await commits(casino)];
  return async () => {
    const [queue, counted] = [scheduled(casino.pid), await commits(casino)];
    const batches = Math.max(1, counted.batches - commitsBefore.batches);
    const share = (queue.waited - queueBefore.waited) / (queue.ran - queueBefore.ran);
    return (
      `${((counted.bets - commitsBefore.bets) / batches).toFixed(1)} bets a commit of ` +
      `${(((counted.seconds - commitsBefore.seconds) / batches) * 1000).toFixed(1)} ms; for each second at work the ` +
      `server waited ${share.toFixed(2)} s for a core`
    );
  };
}

async function measureBets(
  { casino, members, seconds }: Bench,
  clients: number,
): Promise<LoadResult> {
  await ask(casino, 'checkpoint');
  const before = cpuOfCasino(casino);
  const machine = shares();
  const describe = await observe(casino);
  const result = await load(casino, members.slice(0, clients), seconds);
  const perBet = (used: number) => ((used * 1e6) / result.acknowledged).toFixed(0);
  const after = cpuOfCasino(casino);
  console.log(
    `${clients} clients  product ${result.perSecond.toFixed(0)} bets/s  p50 ${result.p50Ms.toFixed(1)} ms  ` +
      `p99 ${result.p99Ms.toFixed(1)} ms  ${JSON.stringify(result.statuses)}  CPU µs per bet: server ` +
      `${perBet(after.server - before.server)}, database ${perBet(after.database - before.database)}, ` +
      `generator ${((result.cpu * 1e6) / result.perSecond).toFixed(0)}; ${await describe()}; ${machine.describe()}`,
  );
  return result;
}

/** Measures bets and pgbench transactions alternately, with a given number of clients. */
async function measurePairs(bench: Bench, clients: number) {
  const tpcb: number[] = [];
  const bets: LoadResult[] = [];
  // Alternate the two measurements, so that slow drift in the machine's speed affects both equally, and a brief
  // disturbance affects only one of the seven pairs.
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0) tpcb.push(await measureTpcb(bench, clients));
    bets.push(await measureBets(bench, clients));
    if (round % 2 !== 0) tpcb.push(await measureTpcb(bench, clients));
  }
  return { tpcb, bets };
}

/**
 * Returns the benchmark figures for the given number of clients. Prints the ratio of bets to pgbench transactions for
 * each pair of measurements.
 */
function figuresOf(clients: number, tpcb: readonly number[], bets: readonly LoadResult[]): Figures {
  const ratios = bets.map(({ perSecond }, pair) => perSecond / (tpcb[pair] ?? NaN));
  console.log(`${clients} clients  ratios ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`);
  return {
    [`bets_per_s_${clients}`]: Math.round(median(bets.map(({ perSecond }) => perSecond))),
    [`tpcb_per_s_${clients}`]: Math.round(median(tpcb)),
    [`ratio_tpcb_${clients}`]: Math.round(median(ratios) * 1000) / 1000,
    [`p50_ms_${clients}`]: Math.round(median(bets.map(({ p50Ms }) => p50Ms)) * 100) / 100,
    [`p99_ms_${clients}`]: Math.round(median(bets.map(({ p99Ms }) => p99Ms)) * 100) / 100,
  };
}

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const program = findPgbench();
  const casino = await startCasino();
  try {
    console.log(
      `${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, fsync ${fsyncMs(path.resolve('test-results')).toFixed(2)} ms`,
    );
    const members = await makeMembers(casino, Math.max(...CLIENTS), CASH_CENTS);
    await ask(casino, 'create database pgbench', 'postgres');
    const pgbench = { program, url: casino.databaseUrl('pgbench') };
    console.log(`pgbench -i -s ${SCALE} …`);
    await prepare(pgbench);
    const figures: Figures = {};
    let { acknowledged } = await load(casino, members, Math.min(WARM_UP_SECONDS, seconds * 2));
    for (const clients of CLIENTS) {
      const { tpcb, bets } = await measurePairs({ casino, members, pgbench, seconds }, clients);
      for (const result of bets) acknowledged += result.acknowledged;
      Object.assign(figures, figuresOf(clients, tpcb, bets));
    }
    const [stored] = await ask<{ count: string }>(casino, 'select count(*) from wagers_settled');
    if (Number(stored?.count) !== acknowledged)
      throw new Error(`${acknowledged} bets were acknowledged and ${stored?.count} are stored`);
    figures['fsync_ms'] = Math.round(fsyncMs(path.resolve('test-results')) * 100) / 100;
    return figures;
  } finally {
    await casino.stop();
  }
}
