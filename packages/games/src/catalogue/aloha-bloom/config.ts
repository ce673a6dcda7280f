import type { SlotConfig } from '../../engines/slots/config.ts';

/**
 * Aloha Bloom: 7 × 7 grid, clusters of five or more symbols, and a multiplier ladder that continues through free spins.
 * The reel-set weights, found by simulation, give the target return.
 */
export const config: SlotConfig = {
  id: 'aloha-bloom',
  mathVersion: '1',
  city: 'honolulu',
  category: 'video',
  grid: { cols: 7, rows: 7 },
  symbols: {
    hibiscus: { kind: 'pay', pays: { 5: 35, 7: 70, 9: 180, 12: 500, 15: 2000, 20: 8000 } },
    plumeria: { kind: 'pay', pays: { 5: 25, 7: 50, 9: 100, 12: 350, 15: 1000, 20: 4000 } },
    turtle: { kind: 'pay', pays: { 5: 18, 7: 35, 9: 70, 12: 200, 15: 700, 20: 3000 } },
    pineapple: { kind: 'pay', pays: { 5: 10, 7: 20, 9: 45, 12: 140, 15: 400, 20: 2000 } },
    coconut: { kind: 'pay', pays: { 5: 8, 7: 16, 9: 35, 12: 100, 15: 350, 20: 1500 } },
    papaya: { kind: 'pay', pays: { 5: 6, 7: 13, 9: 28, 12: 70, 15: 240, 20: 1000 } },
    wild: { kind: 'wild', pays: {} },
    lei: { kind: 'scatter', pays: {} },
  },
  pay: { type: 'cluster', min: 5, coins: 20 },
  reelSets: {
    A: {
      cellWeights: {
        hibiscus: 40,
        plumeria: 48,
        turtle: 56,
        pineapple: 60,
        coconut: 64,
        papaya: 72,
        wild: 4,
        lei: 2,
      },
    },
    B: {
      cellWeights: {
        hibiscus: 40,
        plumeria: 48,
        turtle: 56,
        pineapple: 60,
        coconut: 64,
        papaya: 72,
        wild: 1,
        lei: 2,
      },
    },
    F: {
      cellWeights: {
        hibiscus: 40,
        plumeria: 48,
        turtle: 56,
        pineapple: 60,
        coconut: 64,
        papaya: 72,
        wild: 20,
        lei: 2,
      },
    },
    G: {
      cellWeights: {
        hibiscus: 40,
        plumeria: 48,
        turtle: 56,
        pineapple: 60,
        coconut: 64,
        papaya: 72,
        wild: 12,
        lei: 2,
      },
    },
  },
  modes: { base: { A: 944, B: 56 }, fs: { F: 608, G: 392 } },
  cascade: {
    ladder: { base: [1, 1, 2, 2, 3, 5], fs: [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25] },
    persistFs: true,
  },
  features: [
    {
      kind: 'free_spins',
      trigger: { 3: 8, 4: 10, 5: 12 },
      retrigger: { 3: 4 },
      multiplier: 1,
      maxSpins: 50,
    },
  ],
  buys: [{ id: 'free_spins', cost: 75, spins: 8 }],
  wincap: 20000,
  bet: { levels: [20, 40, 100, 200, 500, 1000] },
  rtp: { target: 96.5, tol: 0.5, method: 'mc', seed: 2026, rounds: 8_000_000 },
};
