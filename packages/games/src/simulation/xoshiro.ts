import type { IntStream } from '../game.ts';

/** Fast seeded random number generator for simulations, tests and benchmarks. Too predictable for play. */
export interface FastRandom extends IntStream {
  /** Returns the next 32-bit word, from 0 to 2^32 − 1. */
  word(): number;
}

const HALF_WORD = 0x1_0000;

/** Returns a splitmix32 generator, used only to expand a small seed into the xoshiro state. */
function splitmix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
}

/** Returns the four initial words of `xoshiro128(seed)`, for programs that keep the state in their own variables. */
export function xoshiroState(seed: number): Int32Array {
  const spread = splitmix32(seed);
  return Int32Array.of(spread(), spread(), spread(), spread());
}

/**
 * Creates a xoshiro128** generator (Blackman and Vigna, https://prng.di.unimi.it/xoshiro128starstar.c). `int` scales a
 * word to 0 … n − 1 without rejection. Its relative bias of up to n / 2^32 is too small for a simulation to detect.
 */
export function xoshiro128(seed: number): FastRandom {
  // The state is a typed array, because words above 2^30 in closure variables would each be boxed on the heap.
  const state = xoshiroState(seed);
  function next(): number {
    const a = state[0]!;
    const b = state[1]!;
    const c = state[2]! ^ a;
    const d = state[3]! ^ b;
    const result = Math.imul(b, 5);
    state[0] = a ^ d;
    state[1] = b ^ c;
    state[2] = c ^ (b << 9);
    state[3] = (d << 11) | (d >>> 21);
    return Math.imul((result << 7) | (result >>> 25), 9);
  }
  function int(n: number): number {
    const word = next();
    if (n > HALF_WORD) return Math.floor(((word >>> 0) / 0x1_0000_0000) * n);
    // Compute ⌊word × n / 2^32⌋ in two 16-bit halves, so that every product is a 32-bit integer.
    return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16;
  }
  function fill(cells: Uint8Array, from: number, to: number, table: Uint8Array): void {
    const { length } = table;
    let a = state[0]!;
    let b = state[1]!;
    let c = state[2]!;
    let d = state[3]!;
    for (let cell = from; cell < to; cell++) {
      const product = Math.imul(b, 5);
      const word = Math.imul((product << 7) | (product >>> 25), 9);
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
      const drawn =
        (Math.imul(word >>> 16, length) + (Math.imul(word & 0xffff, length) >>> 16)) >>> 16;
      cells[cell] = table[drawn]!;
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = d;
  }
  return { word: () => next() >>> 0, int, fill };
}
