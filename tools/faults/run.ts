/** One run: a casino of its own, members at work, blows, quiet, and the comparison of histories with books. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seeded } from '@wl/art/random';
import { openPayments, readBooks } from './books.ts';
import { freePort, openCasino, sendWebhooksAgain, type Casino } from './casino.ts';
import { check, type Finding } from './checker.ts';
import { openDesk } from './desk.ts';
import { fold, openHistory, readHistory, type Told } from './history.ts';
import { putToWork, type Worker } from './member.ts';
import { createNemesis, type Blow, type Nemesis } from './nemesis.ts';
import { joinMember, methodOf, signInClerk, until, verify, type Person } from './people.ts';
import { startProxy, type Proxy } from './proxy.ts';

export interface FaultsOptions {
  seed: number;
  kills: number;
  members?: number;
  /** Operations per second of each member. */
  rate?: number;
  /** Blows dealt first, in this order. */
  first?: readonly Blow[];
  log?: (line: string) => void;
}

export interface FaultsResult {
  kills: number;
  cuts: number;
  acknowledged: number;
  refused: number;
  /** Operations whose outcome was unknown for a while. */
  doubted: number;
  findings: Finding[];
  nemesis: Nemesis;
}

export interface FaultsRun {
  casino: Casino;
  result: FaultsResult;
  /** What the members know, for looking again. */
  told: Told[];
  /** Ends everything; the folder with histories and logs stays when there were findings. */
  close(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');
/** The provider doubles its pauses, so a webhook refused through a long outage comes about as much later again. */
const SETTLE_WITHIN_MS = 240_000;
const CASH_CENTS = 200_00;

export async function runFaults(options: FaultsOptions): Promise<FaultsRun> {
  const { seed, kills, first = [], log = () => {} } = options;
  const random = seeded(seed);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-faults-'));
  // PostgreSQL runs as another user where we are root, and has to find its way in.
  fs.chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  fs.mkdirSync(dataDir);
  const port = await freePort();
  const proxy = await startProxy(port, random);
  const [pgPort, providerPort] = [await freePort(), await freePort()];
  const casino = openCasino({ dataDir, port, pgPort, providerPort, proxyPort: proxy.port });
  const close = async (keep: boolean) => {
    proxy.close();
    await casino.stop();
    if (keep) log(`Histories and logs stay in ${folder}`);
    else fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    casino.launch();
    await casino.ready();
    const historyDir = path.join(folder, 'history');
    const nemesis = createNemesis(casino, random, { first, log });
    const dealt = await playUnderFire({ casino, proxy, historyDir, nemesis, options, kills, log });
    const lines = readHistory(historyDir);
    const told = fold(lines);
    const findings = [...check(told, await readBooks(casino)), ...auditBooks(casino)];
    const count = (outcome: Told['outcome']) =>
      told.filter((one) => one.outcome === outcome).length;
    const result: FaultsResult = {
      kills: dealt,
      cuts: proxy.cuts,
      acknowledged: count('ok'),
      refused: count('refused'),
      doubted: new Set(lines.flatMap(({ outcome, key }) => (outcome === 'unknown' ? [key] : [])))
        .size,
      findings,
      nemesis,
    };
    return { casino, told, result, close: () => close(findings.length > 0) };
  } catch (error) {
    await close(true);
    throw error;
  }
}

interface Stage {
  casino: Casino;
  proxy: Proxy;
  historyDir: string;
  nemesis: Nemesis;
  options: FaultsOptions;
  kills: number;
  log: (line: string) => void;
}

/** Members join, work while blows fall, and bring everything they began to an end. @returns kills dealt */
async function playUnderFire({ casino, proxy, historyDir, nemesis, options, kills, log }: Stage) {
  const { seed, members = 5, rate = 5 } = options;
  const history = openHistory(historyDir);
  const people: Person[] = [];
  for (let n = 0; n < members; n += 1) people.push(await joinMember(proxy.port, n));
  const workers = people.map((person, n) =>
    putToWork({ person, random: seeded(seed + 1 + n), history, rate }),
  );
  await Promise.all(workers.map((worker) => worker.fund(CASH_CENTS)));
  await verify(await signInClerk(proxy.port, 'passport'), people);
  for (const person of people) await until('a method', () => methodOf(person));
  const clerks = [
    await signInClerk(proxy.port, 'payments1'),
    await signInClerk(proxy.port, 'payments2'),
  ];
  log(`${members} members have joined`);

  const desk = openDesk(clerks, seed);
  for (const worker of workers) worker.start();
  proxy.startCutting();
  const dealt = await nemesis.strike(kills);
  proxy.stopCutting();
  for (const worker of workers) worker.stop();
  await desk.stop();
  await comeToRest(casino, workers, log);
  return dealt;
}

/** Nothing is cut or killed any more: every operation must find its outcome, and every payment its end. */
async function comeToRest(casino: Casino, workers: Worker[], log: (line: string) => void) {
  sendWebhooksAgain(casino);
  const open = await Promise.all(workers.map((worker) => worker.settled(SETTLE_WITHIN_MS)));
  const unsettled = open.reduce((sum, count) => sum + count, 0);
  if (unsettled > 0) log(`${unsettled} operations found no outcome`);
  const isQuiet = async () => ((await openPayments(casino)) === 0 ? true : undefined);
  await until('the payments on their way', isQuiet, SETTLE_WITHIN_MS).catch((error: unknown) => {
    log(String(error));
  });
}

/** `npm run audit` on the books of this run. */
function auditBooks(casino: Casino): Finding[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'tools/audit.ts')],
    { cwd: root, env: casino.env, encoding: 'utf8', timeout: 60_000 },
  );
  if (status === 0) return [];
  return [{ kind: 'wrong', what: `npm run audit: ${(stdout + stderr).slice(-500)}` }];
}
