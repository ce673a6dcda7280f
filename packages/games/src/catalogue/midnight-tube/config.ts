import type { LinesConfig } from '../../engines/slots/config.ts';

/**
 * Midnight Tube: 5 × 4, forty lines, wilds in stacks of four, no bonus. `solveMixture` computed the reel-set weights
 * for the target return.
 */
export const config: LinesConfig = {
  id: 'midnight-tube',
  mathVersion: '1',
  city: 'london',
  category: 'video',
  grid: { cols: 5, rows: 4 },
  symbols: {
    train: { kind: 'pay', pays: { 3: 20, 4: 60, 5: 200 } },
    clock: { kind: 'pay', pays: { 3: 16, 4: 40, 5: 120 } },
    bus: { kind: 'pay', pays: { 3: 12, 4: 30, 5: 100 } },
    guard: { kind: 'pay', pays: { 3: 10, 4: 24, 5: 80 } },
    ticket: { kind: 'pay', pays: { 3: 8, 4: 18, 5: 60 } },
    umbrella: { kind: 'pay', pays: { 3: 8, 4: 18, 5: 60 } },
    tea: { kind: 'pay', pays: { 3: 6, 4: 14, 5: 40 } },
    rat: { kind: 'pay', pays: { 3: 6, 4: 14, 5: 40 } },
    wild: { kind: 'wild', pays: { 5: 1000 } },
  },
  pay: {
    type: 'lines',
    lines: [
      [0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1],
      [2, 2, 2, 2, 2],
      [3, 3, 3, 3, 3],
      [0, 1, 2, 1, 0],
      [1, 2, 3, 2, 1],
      [2, 1, 0, 1, 2],
      [3, 2, 1, 2, 3],
      [0, 1, 1, 1, 0],
      [1, 2, 2, 2, 1],
      [1, 0, 0, 0, 1],
      [2, 3, 3, 3, 2],
      [2, 1, 1, 1, 2],
      [3, 2, 2, 2, 3],
      [0, 0, 1, 0, 0],
      [1, 1, 2, 1, 1],
      [1, 1, 0, 1, 1],
      [2, 2, 3, 2, 2],
      [2, 2, 1, 2, 2],
      [3, 3, 2, 3, 3],
      [0, 1, 0, 1, 0],
      [1, 2, 1, 2, 1],
      [1, 0, 1, 0, 1],
      [2, 3, 2, 3, 2],
      [2, 1, 2, 1, 2],
      [3, 2, 3, 2, 3],
      [0, 0, 1, 2, 2],
      [1, 1, 2, 3, 3],
      [2, 2, 1, 0, 0],
      [3, 3, 2, 1, 1],
      [0, 1, 2, 2, 2],
      [1, 2, 3, 3, 3],
      [2, 1, 0, 0, 0],
      [3, 2, 1, 1, 1],
      [0, 0, 0, 1, 2],
      [1, 1, 1, 2, 3],
      [2, 2, 2, 1, 0],
      [3, 3, 3, 2, 1],
      [0, 2, 0, 2, 0],
      [1, 3, 1, 3, 1],
    ],
  },
  reelSets: {
    A: {
      strips: [
        `
        wild wild wild wild train train train train rat rat tea tea ticket ticket ticket
        guard guard umbrella umbrella umbrella bus bus bus rat rat tea tea clock clock
        clock guard guard rat rat tea tea umbrella umbrella umbrella ticket ticket
        ticket`,
        `
        clock clock clock ticket ticket ticket rat rat tea tea rat rat wild wild wild
        wild tea tea umbrella umbrella guard guard bus bus umbrella umbrella bus bus
        guard guard train train train train tea tea umbrella umbrella rat rat ticket
        ticket ticket`,
        `
        guard guard guard clock clock clock ticket ticket guard guard guard umbrella
        umbrella tea tea rat rat rat wild wild wild wild tea tea ticket ticket umbrella
        umbrella train train train train bus bus ticket ticket bus bus tea tea rat rat
        rat umbrella umbrella`,
        `
        umbrella umbrella umbrella ticket ticket tea tea tea rat rat umbrella umbrella
        umbrella clock clock ticket ticket wild wild wild wild guard guard guard ticket
        ticket rat rat clock clock guard guard guard rat rat tea tea tea train train
        train train bus bus bus`,
        `
        tea tea rat rat ticket ticket ticket rat rat guard guard umbrella umbrella
        umbrella guard guard tea tea bus bus bus rat rat clock clock clock tea tea
        umbrella umbrella umbrella ticket ticket ticket train train train train wild
        wild wild wild`,
      ],
    },
    B: {
      strips: [
        `
        tea tea ticket ticket ticket umbrella umbrella umbrella rat rat tea tea guard
        guard rat rat bus bus bus rat rat ticket ticket ticket clock clock clock tea tea
        guard guard tea tea wild wild wild wild umbrella umbrella umbrella train train
        train train rat rat`,
        `
        umbrella umbrella guard guard ticket ticket ticket rat rat tea tea umbrella
        umbrella tea tea rat rat wild wild wild wild tea tea bus bus rat rat guard guard
        bus bus tea tea rat rat clock clock clock umbrella umbrella ticket ticket ticket
        train train train train`,
        `
        umbrella umbrella guard guard guard tea tea umbrella umbrella bus bus ticket
        ticket tea tea train train train train ticket ticket tea tea guard guard guard
        bus bus rat rat rat umbrella umbrella rat rat rat clock clock clock wild wild
        wild wild ticket ticket tea tea`,
        `
        train train train train guard guard guard tea tea tea clock clock ticket ticket
        rat rat umbrella umbrella umbrella tea tea tea rat rat wild wild wild wild
        ticket ticket clock clock rat rat guard guard guard bus bus bus umbrella
        umbrella umbrella rat rat tea tea tea ticket ticket`,
        `
        rat rat bus bus bus rat rat clock clock clock rat rat tea tea rat rat ticket
        ticket ticket guard guard train train train train tea tea umbrella umbrella
        umbrella tea tea guard guard ticket ticket ticket wild wild wild wild tea tea
        umbrella umbrella umbrella`,
      ],
    },
  },
  modes: { base: { A: 8217, B: 1783 } },
  features: [],
  wincap: 1000,
  bet: { levels: [40, 100, 200, 500, 1000, 2000, 2500, 5000, 10000] },
  rtp: { target: 95.8, tol: 0.01, method: 'exact' },
};
