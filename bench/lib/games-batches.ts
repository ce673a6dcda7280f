import { config as alohaBloom } from '../../packages/games/src/catalogue/aloha-bloom/config.ts';
import { game as alohaBloomGame } from '../../packages/games/src/catalogue/aloha-bloom/game.ts';
import { config as neonConfig } from '../../packages/games/src/catalogue/neon-shibuya/config.ts';
import { game as neonShibuya } from '../../packages/games/src/catalogue/neon-shibuya/game.ts';
import { game as westminsterRoulette } from '../../packages/games/src/catalogue/westminster-roulette/game.ts';
import { compileLines } from '../../packages/games/src/engines/lines/compile.ts';
import { generateLines } from '../../packages/games/src/engines/lines/generate.ts';
import { createSimulator } from '../../packages/games/src/engines/lines/simulate.ts';
import { compileSlot } from '../../packages/games/src/engines/slots/compile.ts';
import { SlotMachine } from '../../packages/games/src/engines/slots/machine.ts';
import type { Game } from '../../packages/games/src/game.ts';
import { verifyRound } from '../../packages/games/src/fairness/verify.ts';
import { xoshiro128, xoshiroState } from '../../packages/games/src/simulation/xoshiro.ts';
import { checkBet, playRound } from '../../packages/server/src/features/play/rounds/play-round.ts';
import { keyAt } from '../../packages/server/src/features/play/rounds/player.ts';

/** Function that plays a batch of boards or rounds, and returns the number of boards or rounds played. */
export type Batch = () => number;

const SPOTS = { red: 100, 'dozen:2': 100, 'straight:17': 50 };
const SERVER_SEED = '0123456789abcdef'.repeat(4);
/** Number of rounds per batch, both for rounds played with a proof and for verified rounds. */
const ROUNDS = 500;

function genericLines(): Batch {
  const simulator = createSimulator(compileLines(neonConfig));
  const random = xoshiro128(1);
  return () => {
    const before = simulator.boards();
    for (let i = 0; i < 20_000; i++) simulator.round(random);
    return simulator.boards() - before;
  };
}

function generatedLines(): Batch {
  const program = generateLines(compileLines(neonConfig));
  const state = xoshiroState(1);
  return () => program.run(state, 100_000).boards;
}

function machineRounds(config: Parameters<typeof compileSlot>[0], count: number): Batch {
  const machine = new SlotMachine(compileSlot(config));
  const random = xoshiro128(1);
  return () => {
    for (let i = 0; i < count; i++) machine.round(random, null);
    return count;
  };
}

/**
 * Plays rounds as the server plays them for a member, including bet validation, the round key, the random stream, the
 * events, the proof, and the commitment to the next round key.
 */
function playedRounds(game: Game, sent: Record<string, unknown>): Batch {
  const pair = {
    no: 1,
    id: 'bench',
    serverSeed: SERVER_SEED,
    serverSeedHash: '',
    clientSeed: 'bench',
  };
  let nonce = 0;
  let next = keyAt(pair, nonce);
  return () => {
    for (let i = 0; i < ROUNDS; i++)
      ({ next } = playRound(checkBet(game, sent), pair, nonce++, next));
    return ROUNDS;
  };
}

/** Verifies rounds from their public data. As in a browser, SHA-256 is computed in JavaScript. */
function verifiedRounds(game: Game, bet: Record<string, unknown>): Batch {
  let nonce = 0;
  return () => {
    for (let i = 0; i < ROUNDS; i++)
      verifyRound({
        gameSlug: game.slug,
        mathVersion: game.mathVersion,
        bet,
        serverSeed: SERVER_SEED,
        clientSeed: 'bench',
        nonce: nonce++,
      });
    return ROUNDS;
  };
}

/** Returns the batches that the game benchmarks measure, keyed by the name of the reported figure. */
export const batches = (): Record<string, Batch> => ({
  generic_lines: genericLines(),
  generic_cluster: machineRounds(alohaBloom, 2_000),
  machine_lines: machineRounds(neonConfig, 5_000),
  generated_lines: generatedLines(),
  round_with_proof: playedRounds(neonShibuya, { stakeCents: 100 }),
  cluster_round_with_proof: playedRounds(alohaBloomGame, { stakeCents: 100 }),
  roulette_round_with_proof: playedRounds(westminsterRoulette, { spots: SPOTS }),
  round_verified: verifiedRounds(neonShibuya, { stakeCents: 100 }),
  cluster_round_verified: verifiedRounds(alohaBloomGame, { stakeCents: 100 }),
  roulette_round_verified: verifiedRounds(westminsterRoulette, { spots: SPOTS }),
});
