import { config as neonConfig } from '../packages/games/src/catalogue/neon-shibuya/config.ts';
import { enumerateBoards } from '../packages/games/src/engines/lines/distribution.ts';
import { compileLines } from '../packages/games/src/engines/lines/compile.ts';
import type { LinesConfig } from '../packages/games/src/engines/slots/config.ts';
import { batches, type Batch } from './lib/games-batches.ts';

const WARM_UP_MS = 300;
const STRETCH_MS = 250;
const STRETCHES = 6;

/**
 * Returns the number of boards or rounds played per second on one core. Uses the best of several short measurements,
 * because other work on the machine can slow down some of them.
 */
function perSecond(batch: Batch): number {
  const end = performance.now() + WARM_UP_MS;
  while (performance.now() < end) batch();
  let best = 0;
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    const start = performance.now();
    const before = process.cpuUsage();
    let units = 0;
    while (performance.now() - start < STRETCH_MS) units += batch();
    const { user, system } = process.cpuUsage(before);
    best = Math.max(best, (units / (user + system)) * 1e6);
  }
  return best;
}

/**
 * Returns Neon Shibuya's configuration with reel strips of 34 stops. The target time for computing the exact win
 * distribution (games.md §1) applies to strips of this length.
 */
function withLongStrips(config: LinesConfig): LinesConfig {
  const strips = config.reelSets['A']!.strips.map((strip) => {
    const keys = strip.trim().split(/\s+/);
    return Array.from({ length: 34 }, (_, stop) => keys[stop % keys.length]).join(' ');
  });
  return { ...config, reelSets: { ...config.reelSets, A: { strips } } };
}

/** Returns the CPU time in seconds for computing the full win distribution of one reel set: the best of three runs. */
function exactDistributionSeconds(): number {
  const slot = compileLines(withLongStrips(neonConfig));
  let best = Infinity;
  for (let run = 0; run < 3; run++) {
    const before = process.cpuUsage();
    const { boards } = enumerateBoards(slot, 0);
    if (boards !== 34 ** 5) throw new Error(`${boards} boards`);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1e6);
  }
  return best;
}

const microseconds = (perRound: number) => Math.round(1e7 / perRound) / 10;

/**
 * Measures the speed of the games' math models per core, in CPU time. The targets of games.md §1 are in parentheses.
 *
 * - `generic_lines_per_s`: boards of the data-driven line engine (4M)
 * - `generic_cluster_per_s`: rounds of the 7 × 7 cluster game Aloha Bloom with cascades and free spins (0.5M)
 * - `machine_lines_per_s`: rounds of Neon Shibuya on `SlotMachine`, which plays the members' rounds
 * - `generated_lines_per_s`: boards of the program generated for Neon Shibuya (20M)
 * - `exact_distribution_s`: time to compute the full win distribution of five reels with 34 stops and 20 lines (1 s)
 * - `round_with_proof_us`: time for one real round of Neon Shibuya on the server (50 µs)
 * - `…_verified_us`: time to verify the same round in a browser
 */
export async function run(): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const [name, batch] of Object.entries(batches())) {
    const units = perSecond(batch);
    if (name.includes('round')) figures[`${name}_us`] = microseconds(units);
    else figures[`${name}_per_s`] = Math.round(units);
  }
  return { ...figures, exact_distribution_s: exactDistributionSeconds() };
}

if (import.meta.main) console.log(await run());
