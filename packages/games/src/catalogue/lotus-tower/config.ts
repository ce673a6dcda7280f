import type { SlotConfig } from '../../engines/slots/config.ts';

/**
 * Lotus Tower: 5 × 3 with 243 ways to win and, in free spins, sticky wilds. The reel-set weights, computed with
 * `solveMixture`, give the target return.
 */
export const config: SlotConfig = {
  id: 'lotus-tower',
  mathVersion: '1',
  city: 'macau',
  category: 'video',
  grid: { cols: 5, rows: 3 },
  symbols: {
    tower: { kind: 'pay', pays: { 3: 24, 4: 60, 5: 200 } },
    dragon: { kind: 'pay', pays: { 3: 20, 4: 50, 5: 150 } },
    jade: { kind: 'pay', pays: { 3: 16, 4: 40, 5: 100 } },
    fish: { kind: 'pay', pays: { 3: 12, 4: 30, 5: 80 } },
    teapot: { kind: 'pay', pays: { 3: 8, 4: 20, 5: 50 } },
    lantern: { kind: 'pay', pays: { 3: 6, 4: 15, 5: 40 } },
    coinstring: { kind: 'pay', pays: { 3: 5, 4: 12, 5: 30 } },
    bamboo: { kind: 'pay', pays: { 3: 4, 4: 10, 5: 25 } },
    knot: { kind: 'pay', pays: { 3: 4, 4: 10, 5: 25 } },
    wild: { kind: 'wild', pays: {} },
    lotus: { kind: 'scatter', pays: { 3: 2, 4: 10 } },
  },
  pay: { type: 'ways', coins: 20 },
  reelSets: {
    A: {
      strips: [
        `
        bamboo jade lantern knot coinstring knot fish dragon bamboo lantern tower bamboo
        teapot dragon jade teapot fish dragon knot coinstring tower jade fish lantern
        fish lantern teapot bamboo teapot knot bamboo coinstring knot bamboo coinstring
        lantern coinstring`,
        `
        lantern coinstring dragon coinstring teapot knot teapot knot fish coinstring
        bamboo fish lotus bamboo jade bamboo jade lantern wild lantern fish tower
        coinstring knot dragon tower knot wild teapot knot wild coinstring lantern fish
        bamboo jade bamboo lantern dragon bamboo teapot`,
        `
        knot lantern teapot fish knot fish coinstring lantern dragon bamboo dragon
        coinstring lotus lantern teapot jade tower knot tower fish wild coinstring
        bamboo teapot knot bamboo lantern bamboo lantern wild coinstring jade wild
        bamboo jade knot dragon coinstring teapot fish bamboo`,
        `
        teapot bamboo fish knot coinstring teapot bamboo jade knot coinstring knot
        bamboo lotus jade lantern teapot lantern coinstring bamboo tower bamboo dragon
        fish coinstring fish coinstring lantern knot tower knot dragon bamboo dragon
        lantern wild teapot lantern wild jade wild fish`,
        `
        coinstring bamboo dragon fish lantern bamboo coinstring teapot dragon knot
        bamboo lotus lantern knot lantern jade tower teapot dragon bamboo teapot knot
        jade coinstring fish teapot bamboo lantern knot lantern fish coinstring tower
        coinstring jade knot bamboo fish`,
      ],
    },
    B: {
      strips: [
        `
        knot coinstring lantern bamboo lantern dragon coinstring bamboo knot tower
        bamboo coinstring fish teapot knot teapot lantern knot bamboo lantern knot
        teapot jade fish knot lantern jade fish knot coinstring teapot dragon knot jade
        tower bamboo knot fish coinstring bamboo dragon`,
        `
        lantern jade lantern knot teapot coinstring teapot knot dragon jade fish dragon
        lotus jade fish teapot knot tower bamboo wild coinstring dragon coinstring knot
        fish bamboo knot bamboo fish lantern knot wild lantern coinstring knot bamboo
        knot teapot bamboo lantern coinstring bamboo knot tower`,
        `
        coinstring bamboo lantern tower coinstring knot jade bamboo knot fish knot jade
        lotus bamboo teapot knot fish wild teapot dragon knot jade lantern bamboo
        lantern dragon knot dragon bamboo lantern coinstring fish wild knot bamboo knot
        teapot knot teapot coinstring fish tower coinstring lantern`,
        `
        fish bamboo knot lantern teapot coinstring dragon knot lantern teapot knot tower
        lotus wild lantern knot fish tower knot coinstring bamboo coinstring bamboo
        teapot lantern knot dragon fish bamboo knot bamboo knot fish jade dragon bamboo
        lantern knot coinstring teapot jade coinstring jade wild`,
        `
        jade teapot bamboo knot lantern bamboo knot fish tower coinstring knot
        coinstring lotus dragon bamboo fish coinstring bamboo knot teapot knot teapot
        bamboo knot fish teapot dragon lantern tower knot lantern knot coinstring jade
        dragon coinstring knot lantern jade bamboo fish lantern`,
      ],
    },
    F: {
      strips: [
        `
        knot lantern coinstring bamboo teapot knot teapot dragon bamboo tower tower knot
        teapot bamboo dragon fish teapot coinstring knot jade lantern jade lantern
        coinstring fish bamboo knot bamboo fish bamboo lantern coinstring dragon lantern
        jade coinstring fish`,
        `
        jade teapot bamboo wild fish lantern bamboo coinstring bamboo teapot knot
        lantern fish knot wild knot dragon lantern coinstring lantern bamboo jade dragon
        knot bamboo jade dragon coinstring teapot fish teapot tower tower fish
        coinstring bamboo lantern knot coinstring`,
        `
        fish jade knot tower tower lantern teapot fish knot dragon lantern knot
        coinstring lantern bamboo lantern bamboo teapot fish coinstring knot bamboo
        lantern teapot fish bamboo jade bamboo coinstring jade dragon knot wild teapot
        bamboo wild coinstring dragon coinstring`,
        `
        knot fish lantern jade fish bamboo coinstring teapot knot lantern bamboo lantern
        bamboo knot fish jade wild coinstring teapot tower tower knot fish coinstring
        lantern jade knot wild bamboo teapot bamboo lantern coinstring dragon teapot
        coinstring dragon bamboo dragon`,
        `
        fish jade dragon coinstring knot lantern coinstring teapot bamboo knot lantern
        bamboo knot fish coinstring knot bamboo jade lantern coinstring bamboo fish
        coinstring dragon lantern teapot knot fish teapot bamboo dragon lantern jade
        tower tower teapot bamboo`,
      ],
    },
  },
  modes: { base: { A: 8596, B: 1404 }, fs: { F: 1 } },
  features: [
    { kind: 'free_spins', trigger: { 3: 10 }, retrigger: {}, multiplier: 1, maxSpins: 10 },
    { kind: 'sticky_wilds' },
  ],
  buys: [{ id: 'free_spins', cost: 66, spins: 10 }],
  wincap: 8888,
  bet: { levels: [20, 40, 100, 200, 500, 1000, 2000, 2500] },
  rtp: { target: 96.1, tol: 0.01, method: 'exact' },
};
