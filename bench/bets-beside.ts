/**
 * Compares the bet rates of this checkout and another checkout by measuring them alternately on the same machine.
 * Alternating shows the cost of a change more precisely than two separate runs of `bets`.
 *
 * Usage: `BESIDE=../other npm run bench -- bets-beside`. The other checkout is an earlier commit with its dependencies
 * installed (`npm test -- check` installs them).
 */
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from './bets.ts';
import { runBonuses } from './lib/bonuses.ts';
import * as own from './lib/casino.ts';
import { cpuOfCasino, shares } from './lib/cpu.ts';
import { median } from './lib/median.ts';
import type { BenchArgs, Figures } from './run.ts';

/**
 * Loads to measure, each with its number of betting members and the balance (cash or bonus money) that pays for their
 * bets.
 */
const LOADS = [
  { name: '32', clients: 32, payer: 'cash' },
  { name: '64', clients: 64, payer: 'cash' },
  { name: 'bonus', clients: 32, payer: 'bonus' },
] as const;
const MOST_CLIENTS = Math.max(...LOADS.map(({ clients }) => clients));
/**
 * Number of pairs of measurements per load and start order. A pair measures each casino once. Consecutive pairs
 * alternate which casino is measured first. Each load runs with both start orders of the casinos, so it gets twice this
 * number of pairs.
 */
const PAIRS = 21;
/**
 * Indexes of the 14th and the 29th of the 42 sorted ratios (21 pairs in each of two start orders). The true median lies
 * between these two ratios with 98% confidence (sign test, binomial(42, ½)).
 */
const INTERVAL = [13, 28] as const;
/**
 * Duration of each measurement interval, in seconds. Many short intervals give more precise results than a few long
 * ones, because the machine's speed drifts by about 10% from one minute to the next.
 */
const SECONDS = 2;
/** Warm-up time in seconds before the first pair of intervals, so that no code is compiled during the measurement. */
const WARM_UP_SECONDS = 12;
/** Each member's cash or bonus money in cents; enough for the whole run. */
const CENTS = 1_000_000_000_00;

type Load = (typeof LOADS)[number];
type Lib = Pick<typeof own, 'startCasino' | 'makeMembers' | 'ask'>;

interface Stretch {
  betsPerSecond: number;
  /**
   * Number of bets per second of CPU time used by the server and the database. Unlike bets per second, this figure does
   * not depend on other load on the machine.
   */
  betsPerCpuSecond: number;
}

/** Starts a casino from the code of one checkout and warms it up. */
async function open({ startCasino, makeMembers, ask }: Lib) {
  const casino = await startCasino();
  const cash = await makeMembers(casino, MOST_CLIENTS, CENTS);
  const bonus = await makeMembers(casino, MOST_CLIENTS, 0, MOST_CLIENTS);
  await runBonuses(casino, CENTS);
  for (const members of [cash, bonus]) await load(casino, members, WARM_UP_SECONDS);
  return {
    stop: () => casino.stop(),
    play: async ({ clients, payer }: Load, seconds: number): Promise<Stretch> => {
      await ask(casino, 'checkpoint');
      const members = (payer === 'cash' ? cash : bonus).slice(0, clients);
      const before = cpuOfCasino(casino);
      const { perSecond, acknowledged } = await load(casino, members, seconds);
      const after = cpuOfCasino(casino);
      const used = after.server - before.server + after.database - before.database;
      return { betsPerSecond: perSecond, betsPerCpuSecond: acknowledged / used };
    },
  };
}

/**
 * Prints the ratio of each pair of measurements (this checkout divided by the other), and a confidence interval for the
 * median ratio.
 * @returns the median of the ratios
 */
function compare(
  what: string,
  pairs: readonly (readonly [mine: number, theirs: number])[],
): number {
  const ratios = pairs.map(([mine, theirs]) => mine / theirs);
  const sorted = [...ratios].sort((a, b) => a - b);
  const [low, high] = INTERVAL.map((rank) => sorted[rank]?.toFixed(3));
  console.log(
    `${what}  ratios ${ratios.map((ratio) => ratio.toFixed(3)).join(' ')}; median between ${low} and ${high}`,
  );
  return Math.round(median(ratios) * 1000) / 1000;
}

type Pair = readonly [mine: Stretch, theirs: Stretch];

/** Starts both casinos, and measures them alternately under each load in `LOADS`. */
async function playPairs(
  { own: mine, other: theirs }: { own: Lib; other: Lib },
  isOwnFirst: boolean,
  seconds: number,
): Promise<Pair[][]> {
  const opened: Awaited<ReturnType<typeof open>>[] = [];
  try {
    for (const lib of isOwnFirst ? [mine, theirs] : [theirs, mine]) opened.push(await open(lib));
    const [own, other] = isOwnFirst ? opened : opened.toReversed();
    if (!own || !other) throw new Error('two casinos were opened');
    const played: Pair[][] = [];
    for (const one of LOADS) {
      const pairs: Pair[] = [];
      for (let pair = 0; pair < PAIRS; pair += 1) {
        const isMineFirst = pair % 2 === 0;
        const first = await (isMineFirst ? own : other).play(one, seconds);
        const second = await (isMineFirst ? other : own).play(one, seconds);
        pairs.push(isMineFirst ? [first, second] : [second, first]);
      }
      played.push(pairs);
    }
    return played;
  } finally {
    for (const casino of opened) await casino.stop();
  }
}

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const beside = process.env['BESIDE'];
  if (!beside) throw new Error('BESIDE must name the folder of another checkout.');
  const file = path.join(path.resolve(beside), 'bench/lib/casino.ts');
  const libs = { own, other: (await import(pathToFileURL(file).href)) as Lib };
  console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
  const machine = shares();
  // Measure both start orders, because the casino that starts first is a few percent slower.
  const openings = [await playPairs(libs, true, seconds), await playPairs(libs, false, seconds)];
  const figures: Figures = {};
  for (const [index, { name }] of LOADS.entries()) {
    const pairs = openings.flatMap((opening) => opening[index] ?? []);
    const of = (figure: keyof Stretch) =>
      pairs.map(([left, right]) => [left[figure], right[figure]] as const);
    const rates = of('betsPerSecond');
    figures[`bets_per_s_${name}`] = Math.round(median(rates.map(([rate]) => rate)));
    figures[`other_bets_per_s_${name}`] = Math.round(median(rates.map(([, rate]) => rate)));
    figures[`ratio_${name}`] = compare(`${name}: bets a second`, rates);
    figures[`cpu_ratio_${name}`] = compare(`${name}: bets a CPU second`, of('betsPerCpuSecond'));
  }
  console.log(machine.describe());
  return figures;
}
