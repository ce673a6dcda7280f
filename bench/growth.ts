/**
 * Measures whether bets slow down as rounds accumulate: places real bets over HTTP in databases with 1 and 10 million
 * stored rounds, each compared with an empty database on the same PostgreSQL server in the same run. Also adds the
 * stored rounds to the ledger's hash chain and measures a full audit.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createDatabase } from '@wl/server/platform/database/database';
import { createLogger } from '@wl/server/platform/log';
import { audit, walkSeals } from '@wl/server/features/ledger/audit';
import { lastingMemory } from '@wl/server/features/ledger/audit-repository';
import { bagAuditChecks } from '@wl/server/features/bag/audit-repository';
import { figureChecks } from '@wl/server/features/wagers/audit-figures-repository';
import { wagerChecks } from '@wl/server/features/wagers/audit-repository';
import pg from 'pg';
import { load } from './bets.ts';
import {
  ask,
  makeMembers,
  signIn,
  startBeside,
  startCasino,
  type BenchMember,
  type Casino,
} from './lib/casino.ts';
import { beginHistory } from './lib/history.ts';
import { median } from './lib/median.ts';
import type { BenchArgs, Figures } from './run.ts';

const PLAYERS = 64;
const SECONDS = 12;
/** Number of measurement pairs per size. Each pair measures the filled and the empty database, in alternating order. */
const ROUNDS = 5;
const CASH_CENTS = 1_000_000_000_00;
const MILLION = 1_000_000;
/** Free disk space in GB needed for the two default database sizes. With less space, smaller databases are measured. */
const ROOM_GB = 25;
/**
 * Disk space needed for a million rounds, in GB, including indexes, transfers, and the write-ahead log written while
 * the database is filled.
 */
const GB_PER_MILLION = 1.2;
const BAR_WIDTH = 40;

/**
 * Returns the database sizes to measure, as numbers of stored rounds. The sizes are smaller if there is little free
 * disk space.
 */
function chooseSizes(): number[] {
  const folder = path.resolve('test-results');
  fs.mkdirSync(folder, { recursive: true });
  const { bavail, bsize } = fs.statfsSync(folder);
  const freeGb = (bavail * bsize) / 1e9;
  if (freeGb >= ROOM_GB) return [MILLION, 10 * MILLION];
  const most = Math.floor(Math.max(0, freeGb - 3) / GB_PER_MILLION) * MILLION;
  const sizes = [Math.min(MILLION, most), Math.min(10 * MILLION, most)].filter(
    (size, index, all) => size > 0 && all.indexOf(size) === index,
  );
  console.log(
    `${freeGb.toFixed(0)} GB are free, ${ROOM_GB} are needed for 10 million rounds: ` +
      (sizes.length === 0
        ? 'nothing is filled.'
        : `${sizes.at(-1)?.toLocaleString('en')} instead.`),
  );
  return sizes;
}

/**
 * Returns a function that shows progress: on a terminal as a bar, otherwise as one line per million completed items.
 */
function bar(what: string, of: number) {
  const startedMs = performance.now();
  return (done: number) => {
    const text = `${done.toLocaleString('en')} of ${of.toLocaleString('en')} ${what}, ${((performance.now() - startedMs) / 1000).toFixed(0)} s`;
    if (process.stdout.isTTY) {
      const full = Math.round((BAR_WIDTH * done) / of);
      process.stdout.write(
        `\r${'█'.repeat(full)}${'·'.repeat(BAR_WIDTH - full)} ${text}${done >= of ? '\n' : ' '}`,
      );
    } else if (done % MILLION === 0 || done >= of) console.log(text);
  };
}

/**
 * Adds the new rows to the ledger's hash chain and updates the auditor's stored progress, as a running casino does
 * continuously.
 */
async function settleBooks(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const startedMs = performance.now();
  for (;;) {
    const { rows } = await client.query<{ sealed: string }>('select ledger_seal() as sealed');
    if (Number(rows[0]?.sealed) === 0) break;
  }
  await client.end();
  console.log(`sealed in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
  await withDatabase(url, async (database) => {
    const owner = await database.owner.connect();
    while ((await walkSeals(owner, lastingMemory, 200_000, new Date())).seals > 0);
    owner.release();
  });
}

async function withDatabase<T>(
  url: string,
  fn: (database: ReturnType<typeof createDatabase>) => Promise<T>,
): Promise<T> {
  const database = createDatabase({
    ownerUrl: url,
    appUrl: url,
    log: createLogger({ logLevel: 'warn' }),
  });
  try {
    return await fn(database);
  } finally {
    await database.close();
  }
}

/**
 * Runs a full audit of the ledger after the rounds have been added.
 * @returns the duration in seconds
 * @throws Error if the audit finds a difference
 */
async function auditBooks(url: string): Promise<number> {
  const startedMs = performance.now();
  const checks = [...wagerChecks, ...figureChecks, ...bagAuditChecks];
  const { differences, figures } = await withDatabase(url, (database) =>
    audit(database, { checks }),
  );
  const seconds = (performance.now() - startedMs) / 1000;
  const memory = process.memoryUsage().rss / 1e6;
  console.log(
    `audit of ${figures.sealedTransfers.toLocaleString('en')} sealed transfers: ${seconds.toFixed(0)} s, ` +
      `${differences.length} differences, ${memory.toFixed(0)} MB in this process`,
  );
  if (differences.length > 0) throw new Error(differences.slice(0, 5).join('\n'));
  return seconds;
}

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const sizes = chooseSizes();
  const figures: Figures = {};
  const empty = await startCasino();
  let grown: Casino | undefined;
  try {
    const emptyMembers = await makeMembers(empty, PLAYERS, CASH_CENTS);
    await ask(empty, 'create database grown', 'postgres');
    // Start the server once to migrate the database and create the subscribers' cursors. Stop it before the database is
    // filled.
    await (await startBeside(empty, 'grown')).stop();
    const url = empty.databaseUrl('grown');
    const history = await beginHistory(url, PLAYERS);
    for (const size of sizes) {
      await history.fill(size, bar('rounds', size));
      await settleBooks(url);
      grown = await startBeside(empty, 'grown');
      const at: Casino = grown;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const grownMembers: BenchMember[] = [];
      for (const id of history.players) grownMembers.push(await signIn(at, client, id));
      await client.end();
      const rates = { empty: [] as number[], grown: [] as number[] };
      const measure = async (which: 'empty' | 'grown') => {
        await ask(empty, 'checkpoint');
        const [casino, members] = which === 'empty' ? [empty, emptyMembers] : [at, grownMembers];
        const result = await load(casino, members, seconds);
        rates[which].push(result.perSecond);
        console.log(
          `${which.padEnd(5)} ${result.perSecond.toFixed(0)} bets/s  p99 ${result.p99Ms.toFixed(1)} ms  ${JSON.stringify(result.statuses)}`,
        );
      };
      // Warm up both casinos: the first bets open each member's seed pair and make the server compile its hot code.
      await load(empty, emptyMembers, seconds / 2);
      await load(at, grownMembers, seconds / 2);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const which of round % 2 === 0
          ? (['empty', 'grown'] as const)
          : (['grown', 'empty'] as const))
          await measure(which);
      await grown.stop();
      grown = undefined;
      const name = `${size / MILLION}m`;
      // Compare each measurement of the filled casino with the adjacent measurement of the empty casino, because a
      // temporary slowdown of the machine affects both.
      const ratios = rates.grown.map((rate, index) => rate / (rates.empty[index] ?? rate));
      console.log(`grown beside empty: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`);
      figures[`bets_per_s_empty_${name}`] = Math.round(median(rates.empty));
      figures[`bets_per_s_${name}`] = Math.round(median(rates.grown));
      figures[`ratio_${name}`] = Math.round(median(ratios) * 1000) / 1000;
    }
    await history.close();
    if (sizes.length > 0) figures['audit_s'] = Math.round(await auditBooks(url));
    return figures;
  } finally {
    await grown?.stop();
    await empty.stop();
  }
}
