import { config as alohaBloom } from '../packages/games/src/catalogue/aloha-bloom/config.ts';
import { game as alohaBloomGame } from '../packages/games/src/catalogue/aloha-bloom/game.ts';
import { config as neonConfig } from '../packages/games/src/catalogue/neon-shibuya/config.ts';
import { game as neonShibuya } from '../packages/games/src/catalogue/neon-shibuya/game.ts';
import { game as westminsterRoulette } from '../packages/games/src/catalogue/westminster-roulette/game.ts';
import { compileLines } from '../packages/games/src/engines/lines/compile.ts';
import { enumerateBoards } from '../packages/games/src/engines/lines/distribution.ts';
import { generateLines } from '../packages/games/src/engines/lines/generate.ts';
import { createSimulator } from '../packages/games/src/engines/lines/simulate.ts';
import { compileSlot } from '../packages/games/src/engines/slots/compile.ts';
import type { LinesConfig } from '../packages/games/src/engines/slots/config.ts';
import { SlotMachine } from '../packages/games/src/engines/slots/machine.ts';
import type { Game } from '../packages/games/src/game.ts';
import { verifyRound } from '../packages/games/src/fairness/verify.ts';
import { xoshiro128, xoshiroState } from '../packages/games/src/simulation/xoshiro.ts';
import { checkBet, playRound } from '../packages/server/src/features/play/rounds/play-round.ts';
import { keyAt } from '../packages/server/src/features/play/rounds/player.ts';

const SPOTS = { red: 100, 'dozen:2': 100, 'straight:17': 50 };
const WARM_UP_MS = 300;
const STRETCH_MS = 250;
const STRETCHES = 6;

/**
 * Returns the number of units processed per second on one core. Uses the best of several short measurements, because
 * other work on the machine can slow down some of them.
 */
function perSecond(batch: () => number): number {
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
 * Returns Neon Shibuya's configuration with reel strips of 34 stops, the length that the target for the exact
 * distribution assumes.
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

function machineRounds(config: Parameters<typeof compileSlot>[0], count: number): () => number {
  const machine = new SlotMachine(compileSlot(config));
  const random = xoshiro128(1);
  return () => {
    for (let i = 0; i < count; i++) machine.round(random, null);
    return count;
  };
}

const SERVER_SEED = '0123456789abcdef'.repeat(4);
const microseconds = (perRound: number) => Math.round(1e7 / perRound) / 10;

/**
 * Returns the CPU time in microseconds of one round as the server plays it for a member. This includes bet validation,
 * round key, random stream, events, proof, and the commitment to the next round key.
 */
function roundMicroseconds(game: Game, sent: Record<string, unknown>): number {
  const pair = {
    no: 1,
    id: 'bench',
    serverSeed: SERVER_SEED,
    serverSeedHash: '',
    clientSeed: 'bench',
  };
  let nonce = 0;
  let next = keyAt(pair, nonce);
  const perRound = perSecond(() => {
    for (let i = 0; i < 500; i++) ({ next } = playRound(checkBet(game, sent), pair, nonce++, next));
    return 500;
  });
  return microseconds(perRound);
}

/**
 * Returns the CPU time in microseconds for verifying one round from its public data. As in a browser, SHA-256 is
 * computed in JavaScript.
 */
function verifyMicroseconds(game: Game, bet: Record<string, unknown>): number {
  let nonce = 0;
  const perRound = perSecond(() => {
    for (let i = 0; i < 500; i++)
      verifyRound({
        gameSlug: game.slug,
        mathVersion: game.mathVersion,
        bet,
        serverSeed: SERVER_SEED,
        clientSeed: 'bench',
        nonce: nonce++,
      });
    return 500;
  });
  return microseconds(perRound);
}

/**
 * Measures the speed of the games' math models per core, in CPU time. The targets of games.md §1 are in parentheses.
 *
 * - `generic_lines_per_s`: boards of the data-driven line engine (4M)
 * - `generic_cluster_per_s`: rounds of the 7 × 7 cluster game Aloha Bloom with cascades and free spins (0.5M)
 * - `machine_lines_per_s`: rounds of Neon Shibuya on `SlotMachine`, which plays the members' rounds
 * - `generated_lines_per_s`: boards of the program generated for Neon Shibuya (20M)
 * - `exact_distribution_s`: full win distribution of five reels with 34 stops and 20 lines (1 s)
 * - `round_with_proof_us`: one real round of Neon Shibuya on the server (50 µs)
 * - `…_verified_us`: the same round verified in a browser
 */
export async function run(): Promise<Record<string, number>> {
  const lines = compileLines(neonConfig);
  const simulator = createSimulator(lines);
  const random = xoshiro128(1);
  const generic = perSecond(() => {
    const before = simulator.boards();
    for (let i = 0; i < 20_000; i++) simulator.round(random);
    return simulator.boards() - before;
  });
  const program = generateLines(lines);
  const state = xoshiroState(1);
  const generated = perSecond(() => program.run(state, 100_000).boards);
  return {
    generic_lines_per_s: Math.round(generic),
    generic_cluster_per_s: Math.round(perSecond(machineRounds(alohaBloom, 2_000))),
    machine_lines_per_s: Math.round(perSecond(machineRounds(neonConfig, 5_000))),
    generated_lines_per_s: Math.round(generated),
    exact_distribution_s: exactDistributionSeconds(),
    round_with_proof_us: roundMicroseconds(neonShibuya, { stakeCents: 100 }),
    cluster_round_with_proof_us: roundMicroseconds(alohaBloomGame, { stakeCents: 100 }),
    roulette_round_with_proof_us: roundMicroseconds(westminsterRoulette, { spots: SPOTS }),
    round_verified_us: verifyMicroseconds(neonShibuya, { stakeCents: 100 }),
    cluster_round_verified_us: verifyMicroseconds(alohaBloomGame, { stakeCents: 100 }),
    roulette_round_verified_us: verifyMicroseconds(westminsterRoulette, { spots: SPOTS }),
  };
}

if (import.meta.main) console.log(await run());
