import type { SlotConfig } from '../../engines/slots/config.ts';

/**
 * Fog & Crown: 5 × 3 grid, ten paylines, and ten free spins with one expanding symbol. `solveMixture` computed the
 * reel-set weights that give the target return.
 */
export const config: SlotConfig = {
  id: 'fog-and-crown',
  mathVersion: '1',
  city: 'london',
  category: 'video',
  grid: { cols: 5, rows: 3 },
  symbols: {
    detective: { kind: 'pay', pays: { 2: 5, 3: 50, 4: 500, 5: 3000 } },
    raven: { kind: 'pay', pays: { 3: 20, 4: 150, 5: 750 } },
    key: { kind: 'pay', pays: { 3: 15, 4: 100, 5: 500 } },
    candle: { kind: 'pay', pays: { 3: 15, 4: 100, 5: 500 } },
    ace: { kind: 'pay', pays: { 3: 5, 4: 25, 5: 150 } },
    king: { kind: 'pay', pays: { 3: 5, 4: 25, 5: 150 } },
    queen: { kind: 'pay', pays: { 3: 5, 4: 25, 5: 100 } },
    jack: { kind: 'pay', pays: { 3: 5, 4: 20, 5: 100 } },
    ten: { kind: 'pay', pays: { 3: 5, 4: 20, 5: 100 } },
    fog: { kind: 'wild', pays: {} },
    crown: { kind: 'scatter', pays: { 3: 2, 4: 20, 5: 200 } },
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
    ],
  },
  reelSets: {
    A: {
      strips: [
        `
        queen raven key ace jack ten detective raven queen ten crown king candle king
        jack queen ten raven ace key detective ace fog key jack king ten queen ace jack
        candle queen ten jack king candle`,
        `
        king ten raven king ace jack key fog king raven crown jack queen detective ten
        queen detective key ace queen ten raven jack king candle ten candle ace candle
        ace jack key jack fog ten king queen`,
        `
        jack ace queen ace fog raven jack queen ten king crown queen key candle king ace
        ten detective candle key ten queen ace king candle jack key detective queen jack
        king raven ten jack ace`,
        `
        king jack ten raven candle raven detective jack queen ten crown candle fog ace
        key queen fog ace key queen ten raven king queen jack king queen jack king ten
        key detective ace king ace ten`,
        `
        ten jack king detective king candle key raven king candle crown raven queen ten
        ace ten jack key ace king detective key queen ten ace jack queen jack king ace
        fog jack ten queen candle ace`,
      ],
    },
    B: {
      strips: [
        `
        jack ten raven ace ten key raven queen fog king ten crown detective raven king
        key queen ace queen ten ace candle ace jack queen ten jack candle key queen king
        detective king jack candle ten jack ten`,
        `
        key jack candle ace ten detective ace king jack fog key crown queen ace queen
        jack raven jack ace ten king key ten king queen candle ten raven ten jack king
        detective candle queen ten king ten raven`,
        `
        jack detective queen candle detective king ten candle king queen crown king ace
        candle ten key ace raven queen fog key ace ten queen king ten jack ten jack ace
        jack queen ten key raven jack ace`,
        `
        ace king detective jack queen key ten king ace ten crown raven ten key king ten
        raven ten raven ten queen detective jack queen key jack king candle ace candle
        ten jack ace fog queen king queen`,
        `
        king queen detective candle ace detective raven jack fog ten king crown key jack
        ten ace jack queen jack ace ten queen ten ace king ace king candle jack ten key
        queen candle king ten key ten raven`,
      ],
    },
    F: {
      strips: [
        `
        key queen fog raven key queen candle detective candle key crown queen ace king
        raven candle detective ace king ace detective queen raven key raven ace candle
        king detective raven queen king candle key king ace`,
        `
        ace key king detective queen raven key candle ace raven crown queen candle raven
        candle raven ace key king key king queen ace detective fog key queen king
        detective raven detective queen candle ace king candle`,
        `
        candle detective ace raven detective king raven ace key ace crown key king
        candle detective raven key candle key king queen king queen key detective queen
        king ace queen raven candle fog raven ace candle queen`,
        `
        king ace queen candle key ace key ace queen key crown king raven detective queen
        fog key raven king queen detective candle king candle raven detective key raven
        ace detective ace king candle queen raven candle`,
        `
        queen detective ace detective raven detective queen fog candle king crown raven
        candle king key raven ace queen key candle key detective ace raven key king
        queen candle queen ace candle raven king key king ace`,
      ],
    },
    G: {
      strips: [
        `
        queen jack raven candle ten jack ace fog raven detective crown king jack queen
        ace jack detective queen key jack queen king candle raven ten king candle queen
        king key ten ace ten ace key ten`,
        `
        king queen ace detective candle ten key ace queen ten crown king ace raven king
        ten key jack king candle ten ace jack fog jack ten king fog raven jack key queen
        detective candle queen jack raven`,
        `
        fog ace raven ace jack key king candle ace king crown queen ace ten jack ace
        candle queen ten key jack candle king queen ten detective queen raven king
        detective jack ten key jack queen`,
        `
        ace queen ace queen key raven queen detective candle ten crown jack raven
        detective key fog king jack ten candle raven king ace ten king key fog king ten
        jack ace queen king queen jack ten`,
        `
        jack ten key ace ten raven ten king candle detective crown jack king queen ten
        jack key ace queen king key candle ace king detective queen ace candle ten fog
        jack raven ace king jack queen`,
      ],
    },
  },
  modes: { base: { A: 8589, B: 1411 }, fs: { F: 3719, G: 6281 } },
  features: [
    { kind: 'free_spins', trigger: { 3: 10 }, retrigger: { 3: 10 }, multiplier: 1, maxSpins: 100 },
    {
      kind: 'expanding_symbol',
      weights: { detective: 4, raven: 5, key: 5, candle: 5, ace: 5, king: 5, queen: 5 },
    },
  ],
  buys: [{ id: 'free_spins', cost: 90, spins: 10 }],
  wincap: 5500,
  bet: { levels: [10, 20, 40, 50, 100, 200, 500, 1000, 2000, 2500] },
  rtp: { target: 96.2, tol: 0.01, method: 'exact' },
};
