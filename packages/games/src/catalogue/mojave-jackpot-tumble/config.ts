import type { SlotConfig } from '../../engines/slots/config.ts';

/**
 * Mojave Jackpot Tumble: 6 × 5 cells with pay-anywhere wins and cascades. In free spins, the multiplier ladder rises to
 * 100 and never falls. The reel-set weights were found by simulation and give the target return.
 */
export const config: SlotConfig = {
  id: 'mojave-jackpot-tumble',
  mathVersion: '2',
  city: 'las-vegas',
  category: 'video',
  grid: { cols: 6, rows: 5 },
  symbols: {
    seven: { kind: 'pay', pays: { 8: 100, 10: 400, 12: 2000 } },
    dice: { kind: 'pay', pays: { 8: 60, 10: 200, 12: 800 } },
    chip: { kind: 'pay', pays: { 8: 40, 10: 120, 12: 500 } },
    horseshoe: { kind: 'pay', pays: { 8: 25, 10: 60, 12: 300 } },
    cactus: { kind: 'pay', pays: { 8: 16, 10: 30, 12: 160 } },
    boot: { kind: 'pay', pays: { 8: 12, 10: 24, 12: 120 } },
    skull: { kind: 'pay', pays: { 8: 8, 10: 18, 12: 80 } },
    hat: { kind: 'pay', pays: { 8: 6, 10: 15, 12: 60 } },
    star: { kind: 'scatter', pays: { 4: 3, 5: 10, 6: 100 } },
  },
  pay: { type: 'anywhere', min: 8, coins: 20 },
  reelSets: {
    A: {
      cellWeights: {
        seven: 8,
        dice: 9,
        chip: 10,
        horseshoe: 12,
        cactus: 15,
        boot: 16,
        skull: 17,
        hat: 18,
        star: 2,
      },
    },
    B: {
      cellWeights: {
        seven: 8,
        dice: 9,
        chip: 11,
        horseshoe: 14,
        cactus: 16,
        boot: 16,
        skull: 16,
        hat: 15,
        star: 2,
      },
    },
    F: {
      cellWeights: {
        seven: 6,
        dice: 7,
        chip: 10,
        horseshoe: 12,
        cactus: 15,
        boot: 16,
        skull: 21,
        hat: 24,
        star: 2,
      },
    },
    G: {
      cellWeights: {
        seven: 8,
        dice: 9,
        chip: 10,
        horseshoe: 12,
        cactus: 15,
        boot: 16,
        skull: 17,
        hat: 18,
        star: 2,
      },
    },
  },
  modes: { base: { A: 750, B: 250 }, fs: { F: 665, G: 335 } },
  cascade: {
    ladder: { base: [1, 1, 1, 2, 3], fs: [1, 2, 3, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100] },
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
  buys: [{ id: 'free_spins', cost: 119, spins: 10 }],
  wincap: 25000,
  bet: { levels: [20, 40, 100, 200, 500, 1000] },
  rtp: { target: 96.5, tol: 0.5, method: 'mc', seed: 2026, rounds: 8_000_000 },
};
