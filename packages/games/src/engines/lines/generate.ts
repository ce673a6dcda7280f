import { pagesFor } from '../../simulation/wasm.ts';
import type { CompiledLines } from './compile.ts';
import { indexIn, piecesOf } from './pieces.ts';
import { gameMemory, STATE_AT, SUMS_AT } from './tables.ts';
import { BOARDS, HIGHEST, HITS, SQUARES, SUM, writeProgram } from './write-program.ts';

/** What a stretch of generated rounds came to, in hundredths of the stake. */
export interface GeneratedSums {
  rounds: number;
  /** Boards drawn: base spins and free spins. */
  boards: number;
  sum: number;
  squares: number;
  hits: number;
  highest: number;
}

/** A program written for one game. */
export interface GeneratedLines {
  /** The program as WebAssembly, for whoever wants to see it. */
  program: Uint8Array;
  /** Line pays of one board in hundredths, before any multiplier: what `createSimulator` answers. */
  linePay(set: number, stops: ArrayLike<number>): number;
  /**
   * Plays whole rounds with the generator of `xoshiro128(seed)`, inlined. The reels of a piece (`piecesOf`) share one word,
   * without bias, so that a board of five reels takes two words, and a third before them where a reel set is chosen.
   */
  run(state: Int32Array, rounds: number): GeneratedSums;
}

/** The part of WebAssembly that is used; the server's types know none. */
interface WasmHost {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Program };
}

type Program = {
  spin(...indices: number[]): number;
  run(rounds: number): void;
};

/** Of the pays of scatters only the error of a float is forgiven: 7 hundredths are 0.07 × 100. */
function paysWholeHundredths({ scatterPay, freeSpins, capHundredths }: CompiledLines): boolean {
  return (
    scatterPay.every((pay) => Math.abs(pay - Math.round(pay)) < 1e-6) &&
    [freeSpins.multiplier, capHundredths].every(Number.isInteger)
  );
}

const cache = new WeakMap<CompiledLines, GeneratedLines>();

/**
 * Writes and compiles the program of a game: reels, groups of lines and pays are unrolled, tables stand at fixed addresses,
 * the random generator lives in local variables. Many times as fast as the generic simulation, with equal results
 * (`generate.test.ts`). For simulations only, never for play. Text of JavaScript reached half of this speed: each access to
 * a table asks there whether the table is still what it was, and bits are counted in twelve steps.
 * @throws RangeError when a pay is not in whole hundredths of the stake
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
