import { compileLines } from '../packages/games/src/engines/lines/compile.ts';
import { createSimulator } from '../packages/games/src/engines/lines/simulate.ts';
import { config as neonConfig } from '../packages/games/src/catalogue/neon-shibuya/config.ts';
import { game as neonShibuya } from '../packages/games/src/catalogue/neon-shibuya/game.ts';
import { game as westminsterRoulette } from '../packages/games/src/catalogue/westminster-roulette/game.ts';
import { verifyRound } from '../packages/games/src/fairness/verify.ts';
import { xoshiro128 } from '../packages/games/src/simulation/xoshiro.ts';

const WARM_UP_MS = 300;
const MEASURE_MS = 1_000;

/** Calls `batch` for about a second and returns how many of its units were done per second. */
function perSecond(batch: () => number): number {
  const end = performance.now() + WARM_UP_MS;
  while (performance.now() < end) batch();
  const start = performance.now();
  let units = 0;
  while (performance.now() - start < MEASURE_MS) units += batch();
  return units / ((performance.now() - start) / 1_000);
}

/**
 * Speeds of the game mathematics on one core, against games.md §1.
 * `generic_lines_per_s`: boards per second of the data-driven line engine (goal 5M).
 * `round_with_proof_us`, `roulette_round_with_proof_us`: one real round with seed, key, stream, events and key hash (goal 50 µs).
 */
export async function run(): Promise<Record<string, number>> {
  const simulator = createSimulator(compileLines(neonConfig));
  const random = xoshiro128(1);
  const lines = perSecond(() => {
    const before = simulator.boards();
    for (let i = 0; i < 20_000; i++) simulator.round(random);
    return simulator.boards() - before;
  });
  const serverSeed = '0123456789abcdef'.repeat(4);
  let nonce = 0;
  const roundsOf = (gameSlug: string, mathVersion: string, bet: unknown) =>
    perSecond(() => {
      for (let i = 0; i < 500; i++) {
        verifyRound({
          gameSlug,
          mathVersion,
          bet,
          serverSeed,
          clientSeed: 'bench',
          nonce: nonce++,
        });
      }
      return 500;
    });
  const slot = roundsOf(neonShibuya.slug, neonShibuya.mathVersion, { stakeCents: 100 });
  const wheel = roundsOf(westminsterRoulette.slug, westminsterRoulette.mathVersion, {
    spots: { red: 100, 'dozen:2': 100, 'straight:17': 50 },
  });
  return {
    generic_lines_per_s: Math.round(lines),
    round_with_proof_us: Math.round(1e7 / slot) / 10,
    roulette_round_with_proof_us: Math.round(1e7 / wheel) / 10,
  };
}

if (import.meta.main) console.log(await run());
