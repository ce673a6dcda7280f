import type { SlotConfig } from '../../engines/slots/config.ts';

/**
 * Mosaic Park: 6 × 6 cells with cluster pays. A wild tile grows when it wins and keeps its position during free spins.
 * The weights of the reel sets were chosen by simulation to reach the target return.
 */
export const config: SlotConfig = {
  id: 'mosaic-park',
  mathVersion: '1',
  city: 'barcelona',
  category: 'video',
  grid: { cols: 6, rows: 6 },
  symbols: {
    lizard: { kind: 'pay', pays: { 5: 80, 7: 160, 9: 300, 12: 500, 16: 800 } },
    sun: { kind: 'pay', pays: { 5: 60, 7: 120, 9: 200, 12: 350, 16: 600 } },
    rose: { kind: 'pay', pays: { 5: 40, 7: 80, 9: 150, 12: 250, 16: 450 } },
    fountain: { kind: 'pay', pays: { 5: 30, 7: 60, 9: 100, 12: 180, 16: 350 } },
    bench: { kind: 'pay', pays: { 5: 20, 7: 40, 9: 80, 12: 140, 16: 250 } },
    bird: { kind: 'pay', pays: { 5: 16, 7: 32, 9: 60, 12: 100, 16: 200 } },
    tile: { kind: 'wild', pays: {} },
    column: { kind: 'scatter', pays: {} },
  },
  pay: { type: 'cluster', min: 5, coins: 20 },
  reelSets: {
    A: {
      cellWeights: {
        lizard: 90,
        sun: 100,
        rose: 110,
        fountain: 120,
        bench: 130,
        bird: 140,
        tile: 2,
        column: 4,
      },
    },
    B: {
      cellWeights: {
        lizard: 110,
        sun: 110,
        rose: 110,
        fountain: 120,
        bench: 130,
        bird: 130,
        tile: 1,
        column: 4,
      },
    },
    F: {
      cellWeights: {
        lizard: 90,
        sun: 100,
        rose: 110,
        fountain: 120,
        bench: 130,
        bird: 140,
        tile: 5,
        column: 4,
      },
    },
    G: {
      cellWeights: {
        lizard: 90,
        sun: 100,
        rose: 110,
        fountain: 120,
        bench: 130,
        bird: 140,
        tile: 3,
        column: 4,
      },
    },
  },
  modes: { base: { A: 270, B: 730 }, fs: { F: 361, G: 639 } },
  cascade: { ladder: { base: [1], fs: [1] }, persistFs: false },
  features: [
    {
      kind: 'free_spins',
      trigger: { 3: 8, 4: 9, 5: 10 },
      retrigger: {},
      multiplier: 1,
      maxSpins: 10,
    },
    { kind: 'growing_wilds', max: 3 },
  ],
  buys: [{ id: 'free_spins', cost: 80, spins: 8 }],
  wincap: 10000,
  bet: { levels: [20, 40, 100, 200, 500, 1000, 2000, 2500] },
  rtp: { target: 96.3, tol: 0.5, method: 'mc', seed: 2026, rounds: 8_000_000 },
};
