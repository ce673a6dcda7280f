/**
 * Measures a shared table with 500 members, 10,000 watching sockets and 10,000 bets per round (issue 34): the time
 * until the last socket has received a result, the time to settle all bets of a round, and the rate of slot bets during
 * a round. All clients run on the same machine as the server; their CPU time is reported.
 */
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { PACES } from '@wl/games/tables/round/pace';
import { load } from './bets.ts';
import { ask, makeMembers, startCasino, type BenchMember, type Casino } from './lib/casino.ts';
import { startChild, type Child } from './lib/child.ts';
import { cpuOfCasino, shares } from './lib/cpu.ts';
import { median } from './lib/median.ts';
import type { BetAnswer, BetsOrder, MembersOrder } from './lib/tables/members.ts';
import type { Watched, WatchOrder } from './lib/tables/watchers.ts';
import {
  checkSettled,
  makeCrowd,
  makeTable,
  placeBets,
  realtimeOf,
  setTable,
  SPOTS,
  STAKE_CENTS,
  TABLE,
} from './lib/tables/table.ts';
import type { BenchArgs, Figures } from './run.ts';

/** Number of sockets that watch the table, and number of processes that open them. */
const SOCKETS = Number(process.env['TABLE_SOCKETS'] ?? 10_000);
const WATCHER_PROCESSES = 2;
/** Number of signed-in members who bet over HTTP and listen to their private channels. */
const MEMBERS = 500;
/** Number of bets per round by members without a session. Bets by signed-in members are not included. */
const BETS = Number(process.env['TABLE_BETS'] ?? 10_000);
const BETTORS = 32;
const CENTS = 1_000_000_00;
/** Number of rounds in which results and settlements are measured, after two warm-up rounds. */
const ROUNDS = Number(process.env['TABLE_ROUNDS'] ?? 8);
const WARM_UP_ROUNDS = 2;
/** Number of times that `playBeside` measures each of its three intervals. */
const TURNS = Number(process.env['TABLE_TURNS'] ?? 5);
/** Phase durations of dragon tiger at its ordinary pace (games.md §5). A round takes 18 s. */
const { betsMs, closedMs, settledMs } = PACES['table-dragon-tiger'];
const ROUND_MS = betsMs + closedMs + 4_000 + settledMs;
/** Duration in seconds of an interval with ordinary bets: one round of the table. */
const SECONDS = ROUND_MS / 1000;
const WARM_UP_SECONDS = 12;
/** Time in ms between the last bet of the signed-in members and the deadline. */
const SPARE_MS = 2_000;

/** Messages of one round, keyed by phase. Each contains the delays measured on all sockets. */
type Phases = Map<Watched['phase'], Watched>;

interface Bench {
  casino: Casino;
  members: Child;
  /** Members without a session, whose bets are inserted into the database. */
  crowd: readonly string[];
  rounds: Map<number, Phases>;
}

/**
 * Starts the worker processes whose sockets watch the table. Merges the measurements of all processes into `rounds`.
 */
async function startWatchers(url: string, rounds: Bench['rounds']): Promise<Child[]> {
  const each = SOCKETS / WATCHER_PROCESSES;
  const order: WatchOrder = { url, table: TABLE, watchers: each };
  const children: Child[] = [];
  const partial = new Map<string, number[]>();
  for (let n = 0; n < WATCHER_PROCESSES; n += 1) {
    const child = await startChild('tables/watchers.ts', order);
    child.follow((message) => {
      const heard = message as Watched;
      const key = `${heard.round} ${heard.phase}`;
      const delaysMs = [...(partial.get(key) ?? []), ...heard.delaysMs];
      partial.set(key, delaysMs);
      if (delaysMs.length < SOCKETS) return;
      const phases: Phases = rounds.get(heard.round) ?? new Map();
      rounds.set(
        heard.round,
        phases.set(heard.phase, { ...heard, delaysMs: delaysMs.sort((a, b) => a - b) }),
      );
    });
    children.push(child);
  }
  return children;
}

/** Waits until all sockets have received the message about a phase of a round. */
async function heard({ rounds }: Bench, round: number, phase: Watched['phase']): Promise<Watched> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 20) {
    const found = rounds.get(round)?.get(phase);
    if (found) return found;
    await pause(20);
  }
  throw new Error(`not all sockets heard that round ${round} is ${phase}`);
}

/**
 * Waits until all sockets have received the message that opens a round. Returns the round's betting deadline in Unix
 * ms.
 */
async function opened(bench: Bench, round: number): Promise<number> {
  return (await heard(bench, round, 'open')).sinceMs + betsMs;
}

/** Places one bet over HTTP for each signed-in member, at even intervals until shortly before the deadline. */
async function betOverHttp({ members }: Bench, round: number, closesMs: number): Promise<void> {
  const firstMs = Date.now();
  const everyMs = (closesMs - SPARE_MS - firstMs) / MEMBERS;
  const order: BetsOrder = {
    round,
    bets: Array.from({ length: MEMBERS }, (_, n) => ({
      member: n,
      atMs: firstMs + n * everyMs,
      spots: { [SPOTS[n % SPOTS.length] ?? SPOTS[0]]: STAKE_CENTS },
      clockErrorMs: 0,
    })),
  };
  const answers = await members.ask<BetAnswer[]>(order);
  const refused = answers.filter(({ status }) => status !== 200);
  if (refused.length > 0) console.log(`${refused.length} bets refused: ${refused[0]?.text}`);
}

/** Inserts bets for the members who have no session. */
async function insertBets({ casino, crowd }: Bench, closesMs: number): Promise<void> {
  await placeBets(casino, crowd);
  if (Date.now() > closesMs) throw new Error('the bets were inserted after the deadline');
}

/** Waits until a round is settled. Returns its `revealed` message and the duration of its settlement in seconds. */
async function ended(bench: Bench, round: number) {
  const revealed = await heard(bench, round, 'revealed');
  const settled = await heard(bench, round, 'settled');
  return { revealed, settledS: (settled.sinceMs - revealed.endsMs) / 1000 };
}

/**
 * Plays rounds at the table while nobody bets on other games. Returns result delays in ms and settlement durations in
 * seconds.
 */
async function playRounds(bench: Bench) {
  const [settledS, lastMs, delaysMs]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const closesMs = await opened(bench, round);
    await insertBets(bench, closesMs);
    await betOverHttp(bench, round, closesMs);
    const end = await ended(bench, round);
    if (round < WARM_UP_ROUNDS) continue;
    settledS.push(end.settledS);
    lastMs.push(end.revealed.delaysMs.at(-1) ?? NaN);
    for (const delay of end.revealed.delaysMs) delaysMs.push(delay);
  }
  return { settledS, lastMs, delaysMs: delaysMs.sort((a, b) => a - b) };
}

/**
 * Measures the rate of ordinary bets in three intervals, in rotating order:
 * - `alone`: with no round at the table
 * - `members`: during a round with the signed-in members' bets
 * - `full`: during a round with these bets and the inserted bets of members without a session
 */
async function playBeside(bench: Bench, bettors: BenchMember[], seconds: number) {
  const rates: Record<'alone' | 'members' | 'full', number[]> = {
    alone: [],
    members: [],
    full: [],
  };
  const settledS: number[] = [];
  const rate = async () => (await load(bench.casino, bettors, seconds)).perSecond;
  const besideRound = async (isFull: boolean) => {
    const round = Math.max(...bench.rounds.keys()) + 1;
    await setTable(bench.casino, 'open');
    const closesMs = await opened(bench, round);
    const play = async () => {
      if (isFull) await insertBets(bench, closesMs);
      await betOverHttp(bench, round, closesMs);
      // Close the table, so that no other round opens in this interval.
      await setTable(bench.casino, 'closed');
    };
    const [perSecond] = await Promise.all([rate(), play()]);
    const end = await ended(bench, round);
    if (isFull) settledS.push(end.settledS);
    return perSecond;
  };
  const intervals = {
    alone: rate,
    members: () => besideRound(false),
    full: () => besideRound(true),
  };
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Rotate the order, so that the same interval does not always come first.
    for (let n = 0; n < 3; n += 1) {
      const name = (['alone', 'members', 'full'] as const)[(n + turn) % 3] ?? 'alone';
      await ask(bench.casino, 'checkpoint');
      rates[name].push(await intervals[name]());
      // Give the subscribers time to process this interval's bets.
      await pause(3_000);
    }
  }
  const ratios = (name: 'members' | 'full') =>
    rates[name].map((each, turn) => each / (rates.alone[turn] ?? NaN));
  return { members: ratios('members'), full: ratios('full'), settledS };
}

const listed = (values: readonly number[], digits = 2) =>
  values.map((value) => value.toFixed(digits)).join(' ');

/** Creates a closed table and its members, and connects all clients. Adds the started processes to `children`. */
async function connect(casino: Casino, children: Child[]): Promise<Bench> {
  await makeTable(casino, { betsMs, closedMs, settledMs });
  const people = await makeMembers(casino, MEMBERS, CENTS, BETTORS);
  const crowd = await makeCrowd(casino, BETS);
  const { url, ...target } = await realtimeOf(casino);
  const rounds: Bench['rounds'] = new Map();
  children.push(...(await startWatchers(url, rounds)));
  const order: MembersOrder = { ...target, table: TABLE, members: people };
  const members = await startChild('tables/members.ts', order);
  children.push(members);
  console.log(`${SOCKETS} sockets and ${MEMBERS} members are connected`);
  return { casino, members, crowd, rounds };
}

/**
 * Runs `fn`. Returns its result and the average number of cores that the server, the database and the clients used
 * while it ran.
 */
async function withCores<T>(casino: Casino, children: readonly Child[], fn: () => Promise<T>) {
  const clients = () => children.reduce((sum, child) => sum + child.cpuSeconds(), 0);
  const read = () => ({ ...cpuOfCasino(casino), clients: clients() });
  const [before, startMs] = [read(), performance.now()];
  const result = await fn();
  const [after, seconds] = [read(), (performance.now() - startMs) / 1000];
  const coresOf = (side: keyof typeof after) => rounded((after[side] - before[side]) / seconds, 2);
  const cores = {
    server_cores: coresOf('server'),
    database_cores: coresOf('database'),
    clients_cores: coresOf('clients'),
  };
  return { result, cores };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const casino = await startCasino([], { TRUST_PROXY: 'loopback' });
  const children: Child[] = [];
  try {
    console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
    const bettors = await makeMembers(casino, BETTORS, CENTS);
    const bench = await connect(casino, children);
    await load(casino, bettors, WARM_UP_SECONDS);
    const machine = shares();
    await setTable(casino, 'open');
    const { result: played, cores } = await withCores(casino, children, () => playRounds(bench));
    console.log(`seconds to settle ${BETS} bets: ${listed(played.settledS)}`);
    console.log(`ms to the last socket: ${listed(played.lastMs, 0)}; ${machine.describe()}`);
    await setTable(casino, 'closed');
    // Wait for the end of a round that may have opened before the table was closed.
    await pause(ROUND_MS + 3_000);
    const beside = await playBeside(bench, bettors, seconds);
    console.log(`bets beside ${MEMBERS} members: ${listed(beside.members)}`);
    console.log(
      `bets beside ${BETS} bets: ${listed(beside.full)}; settled in ${listed(beside.settledS)}`,
    );
    await checkSettled(casino);
    const at = (part: number) => played.delaysMs[Math.floor(played.delaysMs.length * part)] ?? NaN;
    return {
      result_p50_ms_10k: Math.round(at(0.5)),
      result_p99_ms_10k: Math.round(at(0.99)),
      result_last_ms_10k: Math.round(Math.max(...played.lastMs)),
      settle_10k_s: rounded(median(played.settledS), 3),
      settle_10k_max_s: Math.max(...played.settledS),
      bets_beside_ratio: rounded(median(beside.members), 3),
      bets_beside_10k_ratio: rounded(median(beside.full), 3),
      ...cores,
    };
  } finally {
    for (const child of children) child.stop();
    await casino.stop();
  }
}
