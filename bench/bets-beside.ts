/**
 * Bets of this checkout beside those of another one, in turns on the same machine: `BESIDE=../other npm run bench -- bets-beside`. The
 * other checkout is an earlier commit with its dependencies installed (`npm test -- check` does that). Shows what a change costs, which
 * two runs of `bets` an hour apart cannot.
 */
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from './bets.ts';
import * as own from './lib/casino.ts';
import { shares } from './lib/cpu.ts';
import { median } from './lib/median.ts';
import type { BenchArgs, Figures } from './run.ts';

const CLIENTS = [32, 64] as const;
/** Pairs of stretches, in turn: A B · B A · A B … An odd number, whose middle ratio is one that was seen. */
const PAIRS = 21;
/** Ranks between which the true median lies with 97.3 % (sign test, binomial(21, ½)): the 6th and the 16th of 21. */
const INTERVAL = [5, 15] as const;
const SECONDS = 4;
/** Before the first pair, so that no code is compiled while it is measured. */
const WARM_UP_SECONDS = 12;
const CASH_CENTS = 1_000_000_000_00;

type Lib = Pick<typeof own, 'startCasino' | 'makeMembers' | 'ask'>;

/** Starts a casino by its own checkout's code and warms it up. @returns bets per second of a stretch */
async function open({ startCasino, makeMembers, ask }: Lib) {
  const casino = await startCasino();
  const members = await makeMembers(casino, Math.max(...CLIENTS), CASH_CENTS);
  await load(casino, members, WARM_UP_SECONDS);
  return {
    stop: () => casino.stop(),
    betsPerSecond: async (clients: number, seconds: number) => {
      await ask(casino, 'checkpoint');
      return (await load(casino, members.slice(0, clients), seconds)).perSecond;
    },
  };
}

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const beside = process.env['BESIDE'];
  if (!beside) throw new Error('BESIDE must name the folder of another checkout.');
  const file = path.join(path.resolve(beside), 'bench/lib/casino.ts');
  const other = (await import(pathToFileURL(file).href)) as Lib;
  console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
  const opened: Awaited<ReturnType<typeof open>>[] = [];
  try {
    for (const lib of [own, other]) opened.push(await open(lib));
    const figures: Figures = {};
    for (const clients of CLIENTS) {
      const machine = shares();
      const pairs: [number, number][] = [];
      for (let pair = 0; pair < PAIRS; pair += 1) {
        const rates: [number, number] = [0, 0];
        const order = pair % 2 === 0 ? [0, 1] : [1, 0];
        for (const which of order)
          rates[which] = (await opened[which]?.betsPerSecond(clients, seconds)) ?? 0;
        pairs.push(rates);
      }
      const ratios = pairs.map(([mine, theirs]) => mine / theirs);
      const sorted = [...ratios].sort((a, b) => a - b);
      const [low, high] = INTERVAL.map((rank) => sorted[rank]?.toFixed(3));
      console.log(
        `${clients} clients  ratios ${ratios.map((ratio) => ratio.toFixed(3)).join(' ')}; median between ${low} and ${high}; ${machine.describe()}`,
      );
      figures[`bets_per_s_${clients}`] = Math.round(median(pairs.map(([mine]) => mine)));
      figures[`other_bets_per_s_${clients}`] = Math.round(
        median(pairs.map(([, theirs]) => theirs)),
      );
      figures[`ratio_${clients}`] = Math.round(median(ratios) * 1000) / 1000;
    }
    return figures;
  } finally {
    for (const casino of opened) await casino.stop();
  }
}
