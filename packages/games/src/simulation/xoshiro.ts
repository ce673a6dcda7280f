import type { IntStream } from '../game.ts';

/** A fast seeded generator for simulations, tests and benchmarks. Never for play: it is predictable. */
export interface FastRandom extends IntStream {
  /** The next word, 0 … 2^32 − 1. */
  word(): number;
}

/** splitmix32, only to spread a small seed over the state of xoshiro. */
function splitmix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
}

/** The four words `xoshiro128(seed)` begins with, for programs that keep the generator in variables of their own. */
export function xoshiroState(seed: number): Int32Array {
  const spread = splitmix32(seed);
  return Int32Array.of(spread(), spread(), spread(), spread());
}

/**
 * xoshiro128** of Blackman and Vigna (https://prng.di.unimi.it/xoshiro128starstar.c). `int` multiplies instead of
 * rejecting: its bias of n / 2^32 is far below what a simulation can see.
 */
export function xoshiro128(seed: number): FastRandom {
  // A typed array, because variables of a closure would box every word above 2^30 on the heap.
  const state = xoshiroState(seed);
  function word(): number {
    const a = state[0]!;
    const b = state[1]!;
    const c = state[2]! ^ a;
    const d = state[3]! ^ b;
    let result = Math.imul(b, 5);
    result = Math.imul((result << 7) | (result >>> 25), 9);
    state[0] = a ^ d;
    state[1] = b ^ c;
    state[2] = c ^ (b << 9);
    state[3] = (d << 11) | (d >>> 21);
    return result >>> 0;
  }
  return { word, int: (n) => Math.floor((word() / 0x1_0000_0000) * n) };
}
