import type { LinesConfig } from '../../engines/slots/config.ts';

/**
 * Pachi Sevens: 3 × 3, five lines, and sevens in stacks of three. A full screen of sevens pays 777 times the stake. The
 * reel-set weights, computed with `solveMixture`, give the target return.
 */
export const config: LinesConfig = {
  id: 'pachi-sevens',
  mathVersion: '1',
  city: 'tokyo',
  category: 'classic',
  grid: { cols: 3, rows: 3 },
  symbols: {
    seven: { kind: 'pay', pays: { 3: 777 } },
    bell: { kind: 'pay', pays: { 3: 90 } },
    bar: { kind: 'pay', pays: { 3: 60 } },
    melon: { kind: 'pay', pays: { 3: 40 } },
    plum: { kind: 'pay', pays: { 3: 25 } },
    orange: { kind: 'pay', pays: { 3: 15 } },
    cherry: { kind: 'pay', pays: { 2: 5, 3: 15 } },
  },
  pay: {
    type: 'lines',
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
  },
  reelSets: {
    A: {
      strips: [
        `
        cherry orange plum plum plum bar plum cherry orange cherry melon cherry melon
        orange plum melon melon cherry plum melon cherry bar melon bar orange plum melon
        plum melon plum cherry orange bell melon plum melon bar orange bell cherry
        orange cherry melon cherry cherry orange melon orange cherry orange melon bell
        cherry bar bar orange bell cherry orange plum orange orange melon bar melon
        cherry plum bell plum orange bell plum bar plum orange cherry orange plum orange
        plum bell cherry cherry bar orange orange cherry cherry orange orange bar cherry
        plum orange bell orange seven seven seven melon`,
        `
        orange plum melon cherry bar melon bell orange orange orange cherry bar orange
        plum melon plum melon bar cherry cherry plum melon cherry plum orange plum bell
        melon melon bar melon cherry melon bell orange cherry orange plum melon cherry
        melon plum orange plum seven seven seven plum orange orange orange bar cherry
        melon cherry cherry plum plum orange orange cherry plum cherry orange orange
        cherry orange melon bell bar orange cherry orange bar melon plum orange bell
        cherry orange plum plum bar orange cherry bar cherry orange orange plum cherry
        cherry melon bell melon bell cherry bell bar plum`,
        `
        plum cherry melon orange bar orange orange plum orange orange melon plum cherry
        melon melon orange plum orange bar orange cherry cherry orange cherry bell plum
        plum plum orange bar bell bar cherry melon bell orange cherry cherry cherry bar
        orange plum melon orange cherry cherry melon melon melon bar plum plum bell bar
        plum orange cherry cherry orange bell melon cherry bar cherry plum cherry orange
        melon orange orange bar cherry bell cherry orange orange seven seven seven melon
        plum bell plum orange cherry cherry bell plum orange plum bar plum cherry melon
        plum melon melon orange melon orange`,
      ],
    },
    B: {
      strips: [
        `
        melon orange cherry melon melon orange orange plum melon bell melon cherry
        orange bar cherry orange cherry plum orange melon cherry plum bell bar orange
        bell melon melon orange plum orange plum plum orange cherry bar bar orange plum
        cherry cherry cherry plum orange melon orange orange melon plum plum plum melon
        melon cherry bar bar cherry bell orange orange plum orange plum orange cherry
        bell melon orange melon bar cherry plum bell plum bar orange cherry cherry
        orange melon bar cherry orange melon bell plum orange plum orange cherry plum
        seven seven seven bell bar`,
        `
        cherry orange bell cherry bell plum orange orange bell melon melon orange cherry
        cherry melon melon cherry bell melon melon melon plum plum cherry melon cherry
        plum cherry orange plum plum melon orange bar bar orange orange orange bar
        orange orange plum bell orange plum cherry cherry orange plum bar bar cherry
        bell cherry melon orange plum cherry orange orange plum melon plum plum cherry
        plum seven seven seven bar plum melon cherry orange plum bell melon cherry bar
        orange plum orange orange bell orange orange orange orange cherry bar plum melon
        melon bar melon bar`,
        `
        melon cherry orange orange cherry orange melon orange bar seven seven seven bell
        orange bell bar plum orange plum plum cherry plum cherry bar orange orange
        orange melon melon orange orange plum melon orange plum orange melon bell bar
        bar plum bar plum melon plum melon plum orange melon bar plum orange bell cherry
        cherry cherry bell plum plum melon cherry cherry bar melon cherry orange orange
        orange bar cherry cherry cherry melon melon bell orange plum cherry orange
        cherry cherry bell orange plum orange orange plum bar cherry melon plum bell
        orange melon melon plum`,
      ],
    },
  },
  modes: { base: { A: 5753, B: 4247 } },
  features: [],
  wincap: 777,
  bet: { levels: [5, 10, 20, 25, 40, 50, 100, 200, 500, 1000, 2000, 2500, 5000] },
  rtp: { target: 95, tol: 0.01, method: 'exact' },
};
