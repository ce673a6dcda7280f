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

/**
 * xoshiro128** of Blackman and Vigna (https://prng.di.unimi.it/xoshiro128starstar.c). `int` multiplies instead of
 * rejecting: its bias of n / 2^32 is far below what a simulation can see.
 */
export function xoshiro128(seed: number): FastRandom {
  const spread = splitmix32(seed);
  let a = spread();
  let b = spread();
  let c = spread();
  let d = spread();
  function word(): number {
    let result = Math.imul(b, 5);
    result = Math.imul((result << 7) | (result >>> 25), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result >>> 0;
  }
  return { word, int: (n) => Math.floor((word() / 0x1_0000_0000) * n) };
}
