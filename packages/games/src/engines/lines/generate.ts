import { pagesFor } from '../../simulation/wasm.ts';
import type { CompiledLines } from './compile.ts';
import { indexIn, piecesOf } from './pieces.ts';
import { gameMemory, STATE_AT, SUMS_AT } from './tables.ts';
import { BOARDS, HIGHEST, HITS, SQUARES, SUM, writeProgram } from './write-program.ts';

/** Totals over all rounds that one run of a generated program plays. Amounts are in hundredths of the stake. */
export interface GeneratedSums {
  rounds: number;
  /** Number of boards drawn: base spins and free spins. */
  boards: number;
  sum: number;
  squares: number;
  hits: number;
  highest: number;
}

/** Simulation program generated for one game. */
export interface GeneratedLines {
  /** Generated WebAssembly binary, for inspection. */
  program: Uint8Array;
  /**
   * Returns the total line pay of one board in hundredths of the stake, before any multiplier. Must match `linePay` of
   * the simulator.
   */
  linePay(set: number, stops: ArrayLike<number>): number;
  /**
   * Plays complete rounds with an inlined `xoshiro128(seed)` generator, whose state is read from `state` and written
   * back. Each group of reels that is drawn together (`piecesOf`) uses one random word. If the mode has more than one
   * reel set, a preceding word selects the set.
   */
  run(state: Int32Array, rounds: number): GeneratedSums;
}

/** Part of the WebAssembly API, declared here because the server's types do not include it. */
interface WasmHost {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Program };
}

type Program = {
  spin(...indices: number[]): number;
  run(rounds: number): void;
};

/**
 * Returns true if the payout cap, the multiplier and the scatter payouts are integers. Ignores floating-point errors in
 * the scatter payouts, such as the one in 0.07 × 100.
 */
function paysWholeHundredths({ scatterPay, freeSpins, capHundredths }: CompiledLines): boolean {
  return (
    scatterPay.every((pay) => Math.abs(pay - Math.round(pay)) < 1e-6) &&
    [freeSpins.multiplier, capHundredths].every(Number.isInteger)
  );
}

const cache = new WeakMap<CompiledLines, GeneratedLines>();

/**
 * Generates and compiles a game's simulation program as WebAssembly, which runs twice as fast as generated JavaScript.
 * Use the program only for simulations, never for play. Its results equal those of the generic simulation
 * (`generate.test.ts`).
 * @throws RangeError if a pay is not a whole number of hundredths of the stake
 */
export function generateLines(slot: CompiledLines): GeneratedLines {
  const known = cache.get(slot);
  if (known) return known;
  if (!paysWholeHundredths(slot)) throw new RangeError('pays are not in whole hundredths');
  const pieces = piecesOf(slot);
  const tables = gameMemory(slot, pieces);
  const bytes = writeProgram(slot, pieces, tables);
  const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: WasmHost })
    .WebAssembly;
  const memory = new Memory({ initial: pagesFor(tables.bytes.length) });
  new Uint8Array(memory.buffer).set(tables.bytes);
  const program = new Instance(new Module(bytes), { env: { memory } }).exports;
  const words = new Int32Array(memory.buffer, STATE_AT, 4);
  const sums = new DataView(memory.buffer, SUMS_AT);
  const generated: GeneratedLines = {
    program: bytes,
    linePay: (set, stops) => program.spin(...pieces.map((piece) => indexIn(piece, set, stops))),
    run(state, rounds) {
      words.set(state);
      program.run(rounds);
      state.set(words);
      return {
        rounds,
        boards: sums.getInt32(BOARDS, true),
        sum: Number(sums.getBigInt64(SUM, true)),
        squares: Number(sums.getBigInt64(SQUARES, true)),
        hits: sums.getInt32(HITS, true),
        highest: sums.getInt32(HIGHEST, true),
      };
    },
  };
  cache.set(slot, generated);
  return generated;
}
