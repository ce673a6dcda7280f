import type { SlotConfig } from '../../engines/slots/config.ts';

/**
 * Diamond Head Respin: 5 × 3 grid with 25 lines. Six or more diamonds keep their positions while the other cells
 * respin. A screen full of diamonds pays an additional 1,000 times the stake. The reel-set weights, computed with
 * `solveMixture`, give the target return.
 */
export const config: SlotConfig = {
  id: 'diamond-head-respin',
  mathVersion: '1',
  city: 'honolulu',
  category: 'video',
  grid: { cols: 5, rows: 3 },
  symbols: {
    volcano: { kind: 'pay', pays: { 3: 60, 4: 200, 5: 800 } },
    surf: { kind: 'pay', pays: { 3: 40, 4: 120, 5: 400 } },
    turtle: { kind: 'pay', pays: { 3: 30, 4: 80, 5: 300 } },
    ukulele: { kind: 'pay', pays: { 3: 20, 4: 60, 5: 200 } },
    pineapple: { kind: 'pay', pays: { 3: 15, 4: 40, 5: 120 } },
    coconut: { kind: 'pay', pays: { 3: 10, 4: 30, 5: 80 } },
    shaved: { kind: 'pay', pays: { 3: 10, 4: 30, 5: 80 } },
    palm: { kind: 'pay', pays: { 3: 8, 4: 20, 5: 60 } },
    wild: { kind: 'wild', pays: { 3: 40, 4: 120, 5: 500 } },
    diamond: {
      kind: 'coin',
      pays: {},
      values: { 1: 400, 2: 250, 3: 150, 5: 100, 10: 50, 25: 12, 300: 1 },
    },
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
      [1, 0, 1, 2, 1],
      [1, 2, 1, 0, 1],
      [0, 2, 2, 2, 0],
      [2, 0, 0, 0, 2],
      [0, 0, 2, 0, 0],
    ],
  },
  reelSets: {
    A: {
      strips: [
        `
        turtle shaved ukulele palm coconut volcano palm coconut palm coconut shaved palm
        coconut volcano turtle surf pineapple shaved surf diamond coconut surf pineapple
        ukulele palm coconut turtle ukulele diamond diamond diamond wild shaved palm
        ukulele pineapple shaved pineapple`,
        `
        ukulele shaved coconut diamond coconut ukulele pineapple palm shaved coconut
        turtle volcano palm surf palm diamond diamond diamond palm wild surf shaved
        coconut turtle volcano pineapple shaved pineapple surf palm coconut pineapple
        coconut palm ukulele turtle ukulele shaved`,
        `
        ukulele palm turtle palm surf coconut surf turtle shaved ukulele shaved diamond
        diamond diamond ukulele palm shaved coconut palm surf pineapple shaved coconut
        ukulele volcano palm pineapple coconut volcano pineapple coconut palm coconut
        turtle wild pineapple shaved diamond`,
        `
        palm diamond shaved turtle palm ukulele coconut surf ukulele surf palm shaved
        palm coconut palm pineapple coconut diamond diamond diamond shaved coconut
        shaved surf pineapple volcano ukulele wild palm pineapple shaved ukulele turtle
        volcano coconut turtle coconut pineapple`,
        `
        shaved coconut surf pineapple shaved coconut turtle pineapple ukulele palm
        ukulele palm wild pineapple ukulele shaved ukulele turtle diamond coconut
        diamond diamond diamond pineapple palm shaved coconut palm surf palm shaved
        coconut surf turtle palm volcano coconut volcano`,
      ],
    },
    B: {
      strips: [
        `
        palm volcano coconut wild palm coconut ukulele turtle palm pineapple shaved palm
        shaved pineapple shaved coconut palm surf palm shaved diamond diamond diamond
        shaved pineapple palm pineapple turtle coconut ukulele surf shaved ukulele
        shaved palm diamond palm turtle palm coconut surf coconut shaved palm ukulele
        shaved palm volcano`,
        `
        pineapple shaved palm shaved surf shaved palm volcano palm coconut diamond surf
        palm wild palm volcano palm diamond diamond diamond ukulele pineapple coconut
        turtle palm shaved turtle surf shaved ukulele shaved palm shaved coconut ukulele
        coconut palm shaved turtle palm coconut ukulele pineapple shaved palm pineapple
        palm coconut`,
        `
        coconut ukulele turtle pineapple palm turtle shaved palm pineapple shaved palm
        pineapple shaved coconut palm surf coconut diamond diamond diamond shaved surf
        wild palm ukulele shaved pineapple diamond palm coconut palm volcano ukulele
        surf palm ukulele volcano coconut shaved palm coconut palm shaved palm turtle
        shaved palm shaved`,
        `
        palm ukulele wild pineapple shaved coconut turtle diamond surf shaved pineapple
        palm turtle volcano turtle palm coconut shaved palm surf coconut pineapple palm
        shaved palm shaved palm shaved surf palm pineapple palm coconut ukulele diamond
        diamond diamond shaved coconut shaved ukulele palm shaved palm coconut ukulele
        palm volcano`,
        `
        ukulele palm palm coconut shaved palm turtle pineapple palm shaved coconut
        turtle palm shaved diamond diamond diamond ukulele ukulele shaved pineapple surf
        turtle palm palm coconut coconut coconut volcano shaved pineapple palm wild surf
        palm surf diamond palm shaved palm shaved shaved shaved coconut volcano
        pineapple ukulele palm`,
      ],
    },
  },
  modes: { base: { A: 4027, B: 5973 } },
  features: [{ kind: 'hold_respin', trigger: 6, respins: 3, land: 1, miss: 19, full: 1000 }],
  wincap: 5000,
  bet: { levels: [25, 50, 100, 200, 500, 1000, 2000, 2500, 5000] },
  rtp: { target: 96, tol: 0.01, method: 'exact' },
};
