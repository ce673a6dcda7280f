/**
 * Runs the complete fault-injection test: members play in a new casino while faults are injected. After a phase without
 * faults, the members' histories are compared with the casino's database and the provider's statement.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@wl/server/platform/testing/testing-port';
import { seeded, type Random } from '@wl/art/random';
import * as limits from '@wl/contract/limits';
import { asOwner, openPayments, readBooks } from './books.ts';
import { openCasino, type Casino } from './casino.ts';
import { check, type Finding } from './checker.ts';
import type { Strike } from './deck.ts';
import { openOffice } from './office.ts';
import {
  fold,
  openHistory,
  readHistory,
  type Answered,
  type History,
  type Line,
} from './history.ts';
import { putToWork, type Worker } from './member.ts';
import { createNemesis, type Nemesis } from './nemesis.ts';
import { joinMember, methodsOf, signInClerk, until, verify, type Person } from './people.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { sleep } from './server-node.ts';

export interface FaultsOptions {
  seed: number;
  kills: number;
  members?: number;
  /** Number of operations that each member starts per second. */
  rate?: number;
  /** Faults injected first, in this order. */
  first?: readonly Strike[];
  log?: (line: string) => void;
  /** Called after each injected fault with the number of processes killed so far. */
  progress?: (kills: number) => void;
}

export interface FaultsResult {
  kills: number;
  cuts: number;
  /** Number of ledger audits during play and at the end. */
  audits: number;
  acknowledged: number;
  /** Number of refused operations, indexed by error code. */
  refused: Map<string, number>;
  /** Number of operations whose outcome was temporarily unknown. */
  doubted: number;
  findings: Finding[];
  nemesis: Nemesis;
}

function refusalsOf(answered: readonly Answered[]): Map<string, number> {
  const refused = answered.filter(({ outcome }) => outcome === 'refused');
  const codes = Map.groupBy(refused, ({ why }) => why ?? '');
  return new Map([...codes].map(([code, ones]) => [code, ones.length]));
}

export interface FaultsRun {
  casino: Casino;
  result: FaultsResult;
  /** Operations sent by members, each with the outcome reported to its sender. */
  answered: Answered[];
  /** Ends all processes. Deletes the folder with histories and logs, unless there are findings. */
  close(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');
/**
 * Maximum time in milliseconds to wait for open operations and payments. It is long because the provider doubles the
 * delay after each failed webhook.
 */
const SETTLE_WITHIN_MS = 240_000;
const CASH_CENTS = 200_00;
/**
 * Daily top-up limit of some members, in cents. It is low enough that these members reach it and then cannot top up
 * again before midnight.
 */
const DAY_LIMIT_CENTS = 300_00;
const LIMITED_SHARE = 2;
/** Number of injected faults between two ledger audits during play. */
const AUDIT_EVERY = 15;
/** Share of the members' connections that use the first node, which connects to the database without a proxy. */
const FIRST_SHARE = 0.6;

/** Creates the folder of a run, including the data folder of the casino under test. */
function makeFolder(): { folder: string; dataDir: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-faults-'));
  // When this process runs as root, PostgreSQL runs as another user and needs access to the folder.
  fs.chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  fs.mkdirSync(dataDir);
  return { folder, dataDir };
}

/**
 * Creates a casino behind two proxies: one between the members and the nodes, and one between the second node and the
 * database.
 */
async function openBehindProxies(dataDir: string, random: Random) {
  const ports = [await freePort(), await freePort()] as const;
  const pgPort = await freePort();
  const proxy = await startProxy(() => {
    const [first, second] = casino.nodes;
    return second.isLaunched() && random() > FIRST_SHARE ? second.port : first.port;
  }, random);
  const databaseProxy = await startProxy(() => pgPort, random);
  const casino = openCasino({
    dataDir,
    ports,
    pgPort,
    pgProxyPort: databaseProxy.port,
    providerPort: await freePort(),
    proxyPort: proxy.port,
  });
  return { casino, proxy, databaseProxy };
}

/**
 * Starts the provider and both nodes. The second node starts after the first, because the first one starts the
 * database.
 */
async function start({ nodes, provider }: Casino) {
  provider.start();
  nodes[0].launch();
  await nodes[0].ready();
  nodes[1].launch();
  await Promise.all([nodes[1].ready(), provider.ready()]);
}

const endedNodes = ({ nodes }: Casino): Finding[] =>
  nodes
    .filter((node) => !node.isRunning())
    .map(({ name }): Finding => ({
      kind: 'wrong',
      what: `the ${name} server ended by itself`,
    }));

/** Counts the acknowledged and refused operations, and those whose outcome was temporarily unknown. */
function countsOf(answered: readonly Answered[], lines: readonly Line[]) {
  const doubted = lines.flatMap(({ outcome, key }) => (outcome === 'unknown' ? [key] : []));
  return {
    acknowledged: answered.filter(({ outcome }) => outcome === 'ok').length,
    refused: refusalsOf(answered),
    doubted: new Set(doubted).size,
  };
}

export async function runFaults(options: FaultsOptions): Promise<FaultsRun> {
  const { seed, kills, log = () => {} } = options;
  const random = seeded(seed);
  const { folder, dataDir } = makeFolder();
  const { casino, proxy, databaseProxy } = await openBehindProxies(dataDir, random);
  const close = async (keep: boolean) => {
    proxy.close();
    await casino.stop();
    databaseProxy.close();
    if (keep) log(`Histories and logs stay in ${folder}`);
    else fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await start(casino);
    const history = openHistory(path.join(folder, 'history'));
    const audits: Finding[][] = [];
    let strikes = 0;
    const nemesis = createNemesis(casino, random, {
      databaseProxy,
      log,
      nextSent: () => history.nextSent(),
      ...(options.first ? { first: options.first } : {}),
      afterStrike: async (done) => {
        options.progress?.(done);
        strikes += 1;
        if (strikes % AUDIT_EVERY === 0) audits.push(await auditBooks(casino));
      },
    });
    const stage = { casino, proxy, history, nemesis, options, kills, log };
    const { dealt, dayLimits } = await playUnderFire(stage);
    const lines = readHistory(path.join(folder, 'history'));
    const answered = fold(lines);
    const findings = [
      ...check(answered, await readBooks(casino), dayLimits),
      ...audits.flat(),
      ...(await auditBooks(casino)),
      ...endedNodes(casino),
    ];
    const result: FaultsResult = {
      kills: dealt,
      cuts: proxy.cuts + databaseProxy.cuts,
      audits: audits.length + 1,
      ...countsOf(answered, lines),
      findings,
      nemesis,
    };
    return { casino, answered, result, close: () => close(findings.length > 0) };
  } catch (error) {
    // If a node failed to start, give it time to log the reason.
    await sleep(1500);
    for (const line of await activity(casino)) log(line);
    await close(true);
    throw error;
  }
}

interface Stage {
  casino: Casino;
  proxy: Proxy;
  history: History;
  nemesis: Nemesis;
  options: FaultsOptions;
  kills: number;
  log: (line: string) => void;
}

/**
 * Creates members, lets them play while faults are injected, and waits until every operation has an outcome.
 * @returns the number of kills, and the daily top-up limit of each member who set one, in cents
 */
async function playUnderFire({ casino, proxy, history, nemesis, options, kills, log }: Stage) {
  const { seed, members = 5, rate = 5 } = options;
  const front = { port: proxy.port, cookieIds: casino.cookieIds() };
  const people: Person[] = [];
  for (let n = 0; n < members; n += 1) people.push(await joinMember(front, n));
  const workers = people.map((person, n) =>
    putToWork({ person, random: seeded(seed + 1 + n), history, rate }),
  );
  await Promise.all(workers.map((worker) => worker.fund(CASH_CENTS)));
  await verify(await signInClerk(front, 'passport'), people);
  for (const person of people)
    await until('a method', async () => ((await methodsOf(person)).length > 0 ? true : undefined));
  const dayLimits = new Map<string, number>();
  for (const { id, caller } of people.filter((_, n) => n % LIMITED_SHARE === 1)) {
    const params = { kind: 'deposit', period: 'day' };
    await caller.request(limits.putLimit, { params, body: { value: DAY_LIMIT_CENTS } });
    dayLimits.set(id, DAY_LIMIT_CENTS);
  }
  const clerks = [await signInClerk(front, 'payments1'), await signInClerk(front, 'payments2')];
  log(`${members} members have joined`);

  const office = openOffice(clerks, seed, () => casino.now());
  for (const worker of workers) worker.start();
  proxy.startCutting();
  const dealt = await nemesis.strike(kills);
  proxy.stopCutting();
  for (const worker of workers) worker.stop();
  await office.stop();
  await comeToRest(casino, workers, log);
  return { dealt, dayLimits };
}

/** Waits for the outcomes of all operations, and then for all payments. Each wait lasts at most `SETTLE_WITHIN_MS`. */
async function comeToRest(casino: Casino, workers: Worker[], log: (line: string) => void) {
  casino.provider.sendWebhooksAgain();
  const open = await Promise.all(workers.map((worker) => worker.settled(SETTLE_WITHIN_MS)));
  const unsettled = open.reduce((sum, count) => sum + count, 0);
  if (unsettled > 0) log(`${unsettled} operations found no outcome`);
  const isQuiet = async () => ((await openPayments(casino)) === 0 ? true : undefined);
  await until('the payments on their way', isQuiet, SETTLE_WITHIN_MS).catch((error: unknown) => {
    log(String(error));
  });
}

/** Returns the database connections and their current queries, which can explain why a run is stuck. */
async function activity(casino: Casino): Promise<string[]> {
  try {
    return await asOwner(casino, async (client) => {
      const { rows } = await client.query<Record<string, unknown>>(
        `select pid, state, wait_event_type, wait_event, pg_blocking_pids(pid) as blocked_by,
           round(extract(epoch from now() - query_start)) as seconds, left(query, 80) as query
         from pg_stat_activity where datname = current_database() order by query_start`,
      );
      return rows.map((row) => JSON.stringify(row));
    });
  } catch (error) {
    return [`the database could not be asked: ${(error as Error).message}`];
  }
}

/** Runs `npm run audit` on the casino's database. Returns a finding if the audit fails. */
export async function auditBooks({ env }: Casino): Promise<Finding[]> {
  const script = path.join(root, 'tools/audit.ts');
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  execFile(
    process.execPath,
    [script],
    { cwd: root, env, timeout: 60_000 },
    (error, stdout, stderr) => resolve(error ? stdout + stderr : undefined),
  );
  const words = await promise;
  return words === undefined
    ? []
    : [{ kind: 'wrong', what: `npm run audit: ${words.slice(-500)}` }];
}
