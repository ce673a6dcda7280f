import type { LinesConfig } from '../../engines/slots/config.ts';

/**
 * Neon Shibuya: 5 × 3, 20 lines, wilds on reels 2 to 5, ten free spins at 2× for three torii (scatters).
 * - Stacks of three make full screens possible.
 * - Pays are multiples of the line bet, except those of torii, which are multiples of the whole stake.
 * - All pays are even, so that every win is a whole number of cents. At a stake of 50 cents, for example, the line bet
 *   is 2.5 cents.
 * - Base spins use reel sets A and B. Their weights, computed with `solveMixture`, give a return of 96.00%.
 */
export const config: LinesConfig = {
  id: 'neon-shibuya',
  mathVersion: '1',
  city: 'tokyo',
  category: 'video',
  grid: { cols: 5, rows: 3 },
  symbols: {
    tower: { kind: 'pay', pays: { 3: 20, 4: 60, 5: 250 } },
    train: { kind: 'pay', pays: { 3: 12, 4: 30, 5: 120 } },
    lantern: { kind: 'pay', pays: { 3: 8, 4: 20, 5: 80 } },
    blossom: { kind: 'pay', pays: { 3: 6, 4: 10, 5: 40 } },
    koi: { kind: 'pay', pays: { 3: 4, 4: 10, 5: 30 } },
    fan: { kind: 'pay', pays: { 3: 4, 4: 10, 5: 30 } },
    sushi: { kind: 'pay', pays: { 3: 4, 4: 8, 5: 24 } },
    dango: { kind: 'pay', pays: { 3: 4, 4: 8, 5: 24 } },
    wild: { kind: 'wild', pays: {} },
    torii: { kind: 'scatter', pays: { 3: 2, 4: 10, 5: 50 } },
  },
  pay: {
    type: 'lines',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
      [2, 1, 0, 1, 2],
      [0, 0, 1, 0, 0],
      [1, 1, 2, 1, 1],
      [2, 2, 1, 2, 2],
      [1, 1, 0, 1, 1],
      [1, 0, 0, 0, 1],
      [1, 2, 2, 2, 1],
      [0, 1, 1, 1, 0],
      [2, 1, 1, 1, 2],
      [0, 1, 0, 1, 0],
      [2, 1, 2, 1, 2],
      [1, 0, 1, 0, 1],
      [1, 2, 1, 2, 1],
      [0, 0, 1, 2, 2],
      [2, 2, 1, 0, 0],
      [0, 2, 0, 2, 0],
    ],
  },
  reelSets: {
    A: {
      strips: [
        `
        lantern sushi fan fan fan torii dango dango train fan lantern lantern
        blossom koi koi tower tower tower koi koi train train sushi sushi
        sushi blossom blossom dango dango`,
        `
        sushi sushi sushi lantern lantern wild wild train tower tower tower dango
        dango fan fan fan blossom blossom wild wild wild fan dango dango
        sushi train train blossom torii koi koi lantern koi koi`,
        `
        koi koi wild wild wild sushi sushi sushi blossom blossom dango dango
        torii train train koi koi lantern dango dango blossom tower tower tower
        train fan lantern lantern sushi wild wild fan fan fan`,
        `
        torii tower tower tower sushi wild wild wild blossom blossom koi koi
        dango dango koi koi train fan lantern lantern train train fan fan
        fan blossom sushi sushi sushi lantern dango dango wild wild`,
        `
        lantern lantern dango dango blossom sushi koi koi blossom blossom train tower
        tower tower fan dango dango koi koi fan fan fan lantern torii
        wild wild wild train train sushi sushi sushi`,
      ],
    },
    B: {
      strips: [
        `
        sushi sushi sushi torii lantern blossom koi koi train train fan fan
        fan dango dango train blossom blossom tower tower tower lantern lantern dango
        dango fan sushi koi koi`,
        `
        blossom blossom wild wild wild tower tower tower koi koi lantern lantern
        sushi fan dango dango fan fan fan koi koi dango dango train
        blossom torii train train lantern sushi sushi sushi wild wild wild`,
        `
        wild wild wild blossom fan fan fan dango dango tower tower tower
        blossom blossom train fan dango dango sushi koi koi lantern lantern sushi
        sushi sushi koi koi train train wild wild wild lantern torii`,
        `
        torii lantern lantern fan fan fan dango dango sushi sushi sushi wild
        wild train train koi koi blossom blossom koi koi sushi wild wild
        wild fan lantern tower tower tower blossom train dango dango`,
        `
        blossom blossom sushi sushi sushi dango dango train sushi train train tower
        tower tower fan dango dango wild wild wild koi koi blossom koi
        koi torii fan fan fan lantern lantern wild lantern`,
      ],
    },
    F: {
      strips: [
        `
        dango dango sushi lantern lantern dango dango koi koi tower tower tower
        fan train fan fan fan torii sushi sushi sushi blossom blossom train
        train lantern koi koi blossom`,
        `
        dango dango fan fan fan tower tower tower koi koi wild wild
        wild sushi wild wild wild dango dango wild blossom blossom torii sushi
        sushi sushi train train lantern blossom train fan koi koi lantern lantern`,
        `
        dango dango wild wild wild tower tower tower fan fan fan train
        train blossom train torii wild lantern lantern sushi wild wild wild dango
        dango lantern sushi sushi sushi fan koi koi blossom blossom koi koi`,
        `
        wild wild wild koi koi lantern koi koi tower tower tower fan
        sushi sushi sushi blossom blossom wild train train wild wild wild dango
        dango blossom dango dango train torii lantern lantern fan fan fan sushi`,
        `
        torii train fan koi koi dango dango wild wild wild lantern tower
        tower tower fan fan fan lantern lantern dango dango sushi sushi sushi
        blossom koi koi wild wild wild train train blossom blossom sushi`,
      ],
    },
  },
  modes: { base: { A: 4428, B: 5572 }, fs: { F: 1 } },
  features: [
    {
      kind: 'free_spins',
      trigger: { 3: 10 },
      retrigger: { 3: 10 },
      multiplier: 2,
      maxSpins: 200,
    },
  ],
  wincap: 2_500,
  bet: { levels: [20, 40, 50, 100, 200, 500, 1_000, 2_000, 2_500, 5_000, 10_000] },
  rtp: { target: 96, tol: 0.01, method: 'exact' },
};
