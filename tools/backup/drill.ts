/**
 * Complete restore drill: backs up a casino while its members bet and pay, kills it with SIGKILL, and restores it in
 * another folder. Then checks which acknowledged operations the restored casino still has.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@wl/server/platform/testing/testing-port';
import { seeded } from '@wl/art/random';
import * as fairness from '@wl/contract/fairness';
import * as play from '@wl/contract/play';
import { uuidv7 } from '@wl/server/platform/ids';
import { readDatabase } from '../faults/books.ts';
import { openCasino, type Casino } from '../faults/casino.ts';
import { fold, openHistory, readHistory, type Answered, type History } from '../faults/history.ts';
import { putToWork, type Worker } from '../faults/member.ts';
import { joinMember, type Person } from '../faults/people.ts';
import { sleep } from '../faults/server-node.ts';
import { missingIn } from './missing.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface DrillOptions {
  members: number;
  /** Duration of each of the two periods of play, one before the backup and one after it, in milliseconds. */
  workMs: number;
  /** Minimum number of acknowledged operations before the backup begins, however slow the machine is. */
  least: number;
  seed: number;
  log?: (line: string) => void;
}

export interface DrillFigures {
  /** Number of operations acknowledged before the backup began. */
  acknowledged_before: number;
  acknowledged_in_all: number;
  /**
   * Number of operations that were acknowledged before the backup began but are missing from the restored ledger. Must
   * be 0.
   */
  missing: number;
  /**
   * Number of operations in the restored ledger that were acknowledged after the start of the backup. The other
   * operations acknowledged after the start of the backup are lost.
   */
  kept_of_later: number;
  backup_ms: number;
  backup_bytes: number;
  restore_ms: number;
  /** Time from the start of the restored casino until `/readyz` succeeds. */
  ready_ms: number;
  /** Result of the audit: `agrees`, or the output of a failed audit. */
  audit: string;
  /** Number of members whose session was still valid after the restore and whose next round used a newly drawn seed. */
  went_on: number;
  members: number;
}

const placesOf = async (dataDir: string) => ({
  dataDir,
  ports: [await freePort(), await freePort()] as const,
  pgPort: await freePort(),
  pgProxyPort: 0,
  providerPort: await freePort(),
});

/**
 * Runs an asynchronous function.
 * @returns its result and its duration in milliseconds
 */
async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const startedMs = performance.now();
  const result = await work();
  return [result, Math.round(performance.now() - startedMs)];
}

async function start(casino: Casino): Promise<void> {
  casino.nodes[0].launch();
  await casino.nodes[0].ready();
}

/** Creates members, funds their wallets, and starts one simulated player for each of them. */
async function openTables(
  port: number,
  { members, seed }: DrillOptions,
  history: History,
): Promise<{ people: Person[]; workers: Worker[] }> {
  const people: Person[] = [];
  for (let n = 0; n < members; n += 1) people.push(await joinMember(port, n));
  const workers = people.map((person, n) =>
    putToWork({ person, random: seeded(seed + n), history, rate: 5 }),
  );
  await Promise.all(workers.map((worker) => worker.fund(200_00)));
  for (const worker of workers) worker.start();
  return { people, workers };
}

export async function drill(options: DrillOptions): Promise<DrillFigures> {
  const { members, workMs, least, log = () => {} } = options;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-drill-'));
  fs.chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'house');
  fs.mkdirSync(dataDir);
  const places = await placesOf(dataDir);
  const casino = openCasino({ ...places, proxyPort: places.ports[0] });
  let restored: Casino | undefined;
  try {
    casino.provider.start();
    await Promise.all([start(casino), casino.provider.ready()]);
    const history = openHistory(path.join(folder, 'history'));
    const { people, workers } = await openTables(places.ports[0], options, history);
    const acknowledged = () => fold(readHistory(path.join(folder, 'history'))).filter(isOk);
    do await sleep(workMs);
    while (acknowledged().length < least);
    const before = acknowledged();
    const hashes = await Promise.all(people.map(commitments));

    log('Backup while members are at work');
    const backup = path.join(folder, 'backup');
    const target = { url: casino.databaseUrl(), dataDir, to: backup, product: 'drill' };
    const [manifest, backupMs] = await timed(() => takeBackup(target));
    await sleep(workMs);
    for (const worker of workers) worker.stop();
    await Promise.all([casino.nodes[0].kill(), casino.postgres.kill()]);
    await Promise.all(workers.map((worker) => worker.settled(0)));
    const all = acknowledged();

    log('Restore into another folder, and start');
    const to = path.join(folder, 'restored');
    const [, restoreMs] = await timed(async () => restoreBackup(backup, to));
    const again = openCasino({ ...places, dataDir: to, proxyPort: places.ports[0] });
    restored = again;
    const [, readyMs] = await timed(() => start(again));
    const books = await readDatabase(again);
    const wentOn = await Promise.all(
      people.map(async (person, n) => goesOn(person, hashes[n] ?? [])),
    );
    return {
      acknowledged_before: before.length,
      acknowledged_in_all: all.length,
      missing: missingIn(books, before).length,
      kept_of_later: all.length - before.length - missingIn(books, all).length,
      backup_ms: backupMs,
      backup_bytes: Object.values(manifest.files).reduce((sum, { bytes }) => sum + bytes, 0),
      restore_ms: restoreMs,
      ready_ms: readyMs,
      audit: await audit(again),
      went_on: wentOn.filter(Boolean).length,
      members,
    };
  } finally {
    await restored?.stop();
    await casino.stop();
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

const isOk = ({ outcome }: Answered) => outcome === 'ok';

/**
 * Returns the two server seed hashes that a member sees: the hash of the current seed and the hash of the next seed.
 */
async function commitments({ caller }: Person): Promise<string[]> {
  const { data } = await caller.request(fairness.getSeeds, {});
  return [data.current.server_seed_hash, data.current.next_server_seed_hash];
}

/**
 * Places a bet in a session that was opened before the restore. Returns true if the round uses a new seed: its hash
 * was not shown to the member before the restore, and the round is the first to use this seed.
 *
 * @param before hashes of the seeds that the member saw before the restore
 * @throws ApiError if the session is no longer valid
 */
async function goesOn(person: Person, before: readonly string[]): Promise<boolean> {
  const [hash = ''] = await commitments(person);
  const body = { id: uuidv7(), game: 'neon-shibuya', bet: { stakeCents: 20 } };
  const { data } = await person.caller.request(play.placeBet, { body });
  return !before.includes(hash) && data.round.proof.nonce === 0;
}

/** Audits the restored casino. Returns `agrees` or, if the audit fails, the last part of its output. */
function audit({ env }: Casino): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(root, 'tools/audit.ts')],
      { cwd: root, env, timeout: 120_000 },
      (error, stdout, stderr) => resolve(error ? (stdout + stderr).slice(-500) : 'agrees'),
    );
  });
}
