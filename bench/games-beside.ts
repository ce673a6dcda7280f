/**
 * Compares the speed of the games in this checkout with their speed in another checkout. Both versions run in one
 * process, in short alternating intervals, because a machine's speed can vary from second to second by more than the
 * effect of most code changes.
 *
 * Usage: `BESIDE=../other npm run bench -- games-beside`. The other checkout must contain this benchmark, and its
 * dependencies must be installed.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { batches as ownBatches, type Batch } from './lib/games-batches.ts';
import { median } from './lib/median.ts';
import type { BenchArgs, Figures } from './run.ts';

const PAIRS = 101;
/**
 * Indexes of the 39th and the 63rd of the 101 sorted ratios. The true median lies between these two ratios with 98%
 * confidence (sign test, binomial(101, ½)).
 */
const INTERVAL = [38, 62] as const;
/** Duration of each measurement interval, in seconds. */
const SECONDS = 0.06;
const WARM_UP_SECONDS = 1;

/**
 * Runs a batch repeatedly for the given number of seconds. Returns the number of boards or rounds per second of CPU
 * time.
 */
function rateOf(batch: Batch, seconds: number): number {
  const end = performance.now() + seconds * 1000;
  const before = process.cpuUsage();
  let units = 0;
  while (performance.now() < end) units += batch();
  const { user, system } = process.cpuUsage(before);
  return (units / (user + system)) * 1e6;
}

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const beside = process.env['BESIDE'];
  if (!beside) throw new Error('BESIDE must name the folder of another checkout.');
  const file = path.join(path.resolve(beside), 'bench/lib/games-batches.ts');
  const other = (await import(pathToFileURL(file).href)) as { batches: typeof ownBatches };
  const theirs = other.batches();
  const figures: Figures = {};
  for (const [name, mine] of Object.entries(ownBatches())) {
    const their = theirs[name];
    if (!their) continue;
    for (const batch of [mine, their, mine, their]) rateOf(batch, WARM_UP_SECONDS);
    const ratios = Array.from({ length: PAIRS }, (_, pair) => {
      const first = rateOf(pair % 2 ? their : mine, seconds);
      const second = rateOf(pair % 2 ? mine : their, seconds);
      return pair % 2 ? second / first : first / second;
    });
    const [low, high] = INTERVAL.map((rank) => ratios.toSorted((a, b) => a - b)[rank]?.toFixed(3));
    figures[name] = Math.round(median(ratios) * 1000) / 1000;
    console.log(`${name}  median ${figures[name]}, between ${low} and ${high}`);
  }
  return figures;
}
