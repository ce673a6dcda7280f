import type { SlotConfig } from '../../engines/slots/config.ts';

/**
 * Carnaval Cascade: 6 × 5 cells with pay-anywhere wins and cascades. Each win advances the multiplier ladder by one
 * step. The weights of the reel sets were determined by simulation to reach the target return.
 */
export const config: SlotConfig = {
  id: 'carnaval-cascade',
  mathVersion: '1',
  city: 'rio-de-janeiro',
  category: 'video',
  grid: { cols: 6, rows: 5 },
  symbols: {
    dancer: { kind: 'pay', pays: { 8: 100, 10: 300, 12: 1000 } },
    mask: { kind: 'pay', pays: { 8: 50, 10: 150, 12: 500 } },
    drum: { kind: 'pay', pays: { 8: 40, 10: 100, 12: 300 } },
    parrot: { kind: 'pay', pays: { 8: 30, 10: 60, 12: 240 } },
    guitar: { kind: 'pay', pays: { 8: 20, 10: 40, 12: 160 } },
    mango: { kind: 'pay', pays: { 8: 16, 10: 30, 12: 120 } },
    maraca: { kind: 'pay', pays: { 8: 10, 10: 20, 12: 80 } },
    feather: { kind: 'pay', pays: { 8: 8, 10: 16, 12: 60 } },
    float: { kind: 'scatter', pays: { 4: 3, 5: 10, 6: 100 } },
  },
  pay: { type: 'anywhere', min: 8, coins: 20 },
  reelSets: {
    A: {
      cellWeights: {
        dancer: 8,
        mask: 10,
        drum: 11,
        parrot: 12,
        guitar: 14,
        mango: 15,
        maraca: 16,
        feather: 17,
        float: 2,
      },
    },
    B: {
      cellWeights: {
        dancer: 8,
        mask: 10,
        drum: 11,
        parrot: 12,
        guitar: 14,
        mango: 15,
        maraca: 15,
        feather: 15,
        float: 2,
      },
    },
    F: {
      cellWeights: {
        dancer: 8,
        mask: 10,
        drum: 11,
        parrot: 12,
        guitar: 14,
        mango: 15,
        maraca: 20,
        feather: 24,
        float: 2,
      },
    },
    G: {
      cellWeights: {
        dancer: 8,
        mask: 10,
        drum: 11,
        parrot: 12,
        guitar: 14,
        mango: 15,
        maraca: 16,
        feather: 17,
        float: 2,
      },
    },
  },
  modes: { base: { A: 999, B: 1 }, fs: { F: 676, G: 324 } },
  cascade: {
    ladder: { base: [1, 1, 1, 2, 1, 1, 1, 3, 1, 1, 1, 2], fs: [2, 3, 5, 3, 10, 3, 5, 25, 5, 100] },
    parade: true,
    persistFs: true,
  },
  features: [
    {
      kind: 'free_spins',
      trigger: { 4: 10, 5: 12, 6: 15 },
      retrigger: { 3: 3 },
      multiplier: 1,
      maxSpins: 50,
    },
  ],
  buys: [{ id: 'free_spins', cost: 100, spins: 10 }],
  wincap: 20000,
  bet: { levels: [20, 40, 100, 200, 500, 1000] },
  rtp: { target: 96.5, tol: 0.5, method: 'mc', seed: 2026, rounds: 8_000_000 },
};
