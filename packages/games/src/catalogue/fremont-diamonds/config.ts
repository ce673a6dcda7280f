import type { SlotConfig } from '../../engines/slots/config.ts';

/**
 * Fremont Diamonds: 3 × 3, five lines. Wilds on the second and third reels multiply wins by two, three or four.
 * Diamonds occur only in reel set A, which is used for one spin in ten. The reel-set weights, computed with
 * `solveMixture`, give the target return.
 */
export const config: SlotConfig = {
  id: 'fremont-diamonds',
  mathVersion: '1',
  city: 'las-vegas',
  category: 'classic',
  grid: { cols: 3, rows: 3 },
  symbols: {
    wild2: { kind: 'wild', pays: {}, multiplier: 2 },
    wild3: { kind: 'wild', pays: {}, multiplier: 3 },
    wild4: { kind: 'wild', pays: {}, multiplier: 4 },
    diamond: { kind: 'pay', pays: { 3: 2100 } },
    ruby: { kind: 'pay', pays: { 3: 100 } },
    emerald: { kind: 'pay', pays: { 3: 60 } },
    bar3: { kind: 'pay', pays: { 3: 30 } },
    bar2: { kind: 'pay', pays: { 3: 20 } },
    bar1: { kind: 'pay', pays: { 3: 14 } },
    blank: { kind: 'pay', pays: {} },
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
        bar2 bar3 bar1 bar2 bar3 blank blank bar2 bar1 blank blank bar3 blank blank bar1
        bar2 ruby emerald blank bar3 diamond bar1 ruby bar3 emerald bar2 emerald blank
        bar2 blank bar2 blank bar1 blank bar3 bar3 blank emerald blank blank bar2 blank
        blank bar3 blank bar1 blank blank bar1 bar1 bar1 blank bar2 bar2 bar1 ruby bar3
        bar1 bar3 emerald blank bar2 blank bar1 bar2 blank emerald blank blank blank
        bar1 bar1 bar1 blank blank blank blank blank blank blank bar1 ruby bar2 bar3
        blank bar2 bar1 bar3 bar1 emerald blank blank bar2 ruby bar2 emerald`,
        `
        emerald bar3 blank ruby blank blank blank bar1 bar2 ruby blank blank emerald
        blank bar1 ruby bar1 bar2 bar2 blank bar1 emerald bar2 bar1 blank bar3 blank
        blank blank emerald bar3 bar3 blank bar2 blank blank bar1 ruby bar2 blank bar2
        blank bar1 bar2 bar1 bar2 bar3 bar1 emerald bar2 emerald bar2 bar3 emerald blank
        blank bar1 wild2 bar1 blank bar2 blank blank bar2 diamond wild3 bar2 emerald
        blank ruby blank blank blank bar1 bar1 bar1 bar3 blank bar2 bar1 blank bar1 bar3
        blank bar3 blank blank blank blank bar3 bar3 bar2 bar3 blank bar1 bar1`,
        `
        blank bar3 blank blank bar1 emerald bar1 blank bar3 bar1 bar2 bar3 bar1 bar3
        blank bar3 bar1 bar1 bar2 bar2 blank emerald emerald diamond bar3 bar3 bar3
        blank blank bar2 bar3 ruby bar1 bar2 emerald blank ruby bar1 wild2 blank blank
        bar2 blank ruby blank bar2 bar2 blank bar1 blank blank blank emerald blank bar1
        bar2 blank blank blank bar2 bar2 emerald bar2 blank bar1 bar3 bar1 blank ruby
        blank bar2 bar1 blank blank blank wild4 ruby bar2 blank bar1 blank blank emerald
        bar3 blank blank bar2 bar3 blank bar1 bar2 blank bar1 emerald bar1 bar1`,
      ],
    },
    B: {
      strips: [
        `
        blank bar2 bar2 blank blank bar2 bar3 bar2 blank bar3 blank bar2 ruby bar2 bar1
        ruby bar3 bar1 bar1 emerald blank emerald bar3 bar1 emerald blank bar1 bar1
        blank blank bar2 blank bar3 blank bar3 emerald blank bar1 blank bar1 blank blank
        bar2 blank blank blank blank bar1`,
        `
        blank bar1 ruby bar2 bar1 blank blank bar2 ruby bar1 emerald bar2 bar3 bar1
        blank blank bar3 emerald bar3 blank blank bar2 bar2 blank blank bar1 blank blank
        bar3 blank wild2 bar3 emerald blank bar1 bar2 blank wild3 blank bar1 bar2 blank
        bar2 emerald bar1 bar3 blank bar1`,
        `
        emerald blank blank blank bar3 bar2 blank bar2 bar1 bar2 blank blank blank blank
        bar3 bar1 wild2 bar1 emerald bar3 bar2 bar2 bar2 bar3 emerald bar3 bar1 blank
        bar3 blank blank ruby bar1 emerald blank bar2 bar1 blank blank wild4 blank ruby
        bar1 bar1 bar1 blank bar2 blank`,
      ],
    },
    C: {
      strips: [
        `
        bar2 emerald blank bar2 bar2 blank bar1 bar1 blank blank bar1 blank bar1 bar1
        ruby bar2 bar2 bar3 blank blank blank emerald blank blank emerald bar3 bar1 bar2
        blank blank bar3 blank blank bar2 blank blank emerald blank blank bar3 bar3
        blank blank blank bar3 blank bar2 bar1 blank blank ruby blank`,
        `
        blank bar1 bar3 bar1 blank blank blank ruby bar2 bar2 blank bar2 bar1 wild3
        blank bar3 bar3 blank ruby blank emerald blank blank emerald blank blank blank
        bar1 bar2 bar2 bar2 blank blank wild2 bar3 bar1 blank emerald bar1 emerald blank
        bar3 bar2 bar3 bar1 blank blank blank bar2 blank blank blank`,
        `
        blank emerald blank bar1 emerald bar1 blank wild4 wild2 blank blank bar2 blank
        blank emerald emerald blank bar1 blank blank bar3 bar1 bar1 bar3 bar3 blank
        blank bar2 blank blank blank blank bar2 bar2 bar3 blank bar1 ruby bar2 blank
        bar2 blank blank blank bar3 ruby bar2 blank bar1 blank bar2 bar3`,
      ],
    },
  },
  modes: { base: { A: 1000, B: 8204, C: 796 } },
  features: [],
  wincap: 5000,
  bet: { levels: [5, 10, 20, 25, 40, 50, 100, 200, 500, 1000, 2000, 2500, 5000] },
  rtp: { target: 96, tol: 0.01, method: 'exact' },
};
