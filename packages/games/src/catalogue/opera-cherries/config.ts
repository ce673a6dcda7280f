import type { LinesConfig } from '../../engines/slots/config.ts';

/**
 * Opera Cherries: 5 × 3, five lines. Cherries pay in any position; there are no other special symbols. `solveMixture`
 * computed the reel-set weights that give the target return.
 */
export const config: LinesConfig = {
  id: 'opera-cherries',
  mathVersion: '1',
  city: 'sydney',
  category: 'classic',
  grid: { cols: 5, rows: 3 },
  symbols: {
    cherry: { kind: 'scatter', pays: { 3: 4, 4: 20, 5: 100 } },
    diva: { kind: 'pay', pays: { 3: 60, 4: 250, 5: 1000 } },
    mask: { kind: 'pay', pays: { 3: 50, 4: 150, 5: 500 } },
    violin: { kind: 'pay', pays: { 3: 30, 4: 100, 5: 400 } },
    rose: { kind: 'pay', pays: { 3: 15, 4: 50, 5: 200 } },
    fan: { kind: 'pay', pays: { 3: 15, 4: 50, 5: 200 } },
    shell: { kind: 'pay', pays: { 3: 10, 4: 30, 5: 120 } },
    sail: { kind: 'pay', pays: { 2: 3, 3: 10, 4: 30, 5: 120 } },
  },
  pay: {
    type: 'lines',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
      [2, 1, 0, 1, 2],
    ],
  },
  reelSets: {
    A: {
      strips: [
        `
        sail rose shell mask cherry violin sail rose fan violin sail fan diva diva diva
        sail rose fan sail shell rose cherry mask shell sail mask shell violin sail
        shell fan shell`,
        `
        mask sail mask sail cherry shell sail shell mask rose diva diva diva shell rose
        shell sail fan violin shell fan cherry shell violin sail rose sail fan violin
        rose fan sail`,
        `
        mask rose sail fan cherry shell rose mask shell mask sail violin shell fan shell
        sail violin shell violin cherry shell sail rose sail fan diva diva diva rose
        sail fan sail`,
        `
        sail fan rose sail cherry shell mask shell sail shell rose shell sail violin
        mask shell violin fan sail cherry rose sail fan violin rose sail diva diva diva
        shell mask fan`,
        `
        mask fan shell rose cherry fan shell sail mask sail rose shell sail violin rose
        sail violin sail mask cherry sail shell fan sail shell diva diva diva rose fan
        violin shell`,
      ],
    },
    B: {
      strips: [
        `
        violin shell sail shell cherry sail rose sail shell mask shell fan rose shell
        mask shell sail fan sail fan sail cherry shell sail violin fan diva diva diva
        violin shell rose shell mask rose`,
        `
        rose diva diva diva fan sail cherry shell violin shell sail rose sail shell
        violin sail shell mask sail shell violin mask shell cherry fan shell rose shell
        fan shell sail rose fan mask sail`,
        `
        shell rose shell fan cherry mask shell violin rose sail shell fan shell sail
        rose violin fan mask sail mask shell cherry rose sail shell fan sail violin
        shell sail shell sail diva diva diva`,
        `
        shell violin shell sail cherry violin fan shell violin sail rose shell rose sail
        fan diva diva diva shell fan mask shell sail cherry shell sail mask fan sail
        shell sail shell rose mask rose`,
        `
        sail shell sail shell cherry mask rose shell fan sail shell rose mask shell
        violin fan sail violin sail shell fan cherry violin sail shell sail mask rose
        diva diva diva rose shell fan shell`,
      ],
    },
  },
  modes: { base: { A: 9618, B: 382 } },
  features: [],
  wincap: 1000,
  bet: { levels: [5, 10, 20, 25, 40, 50, 100, 200, 500, 1000, 2000, 2500, 5000, 10000] },
  rtp: { target: 95.66, tol: 0.01, method: 'exact' },
};
