import type { SlotConfig } from '../../engines/slots/config.ts';

/**
 * Minuit Boulevard: 5 × 3 grid, 25 lines, and sticky wilds in free spins. The reel-set weights, computed with
 * `solveMixture`, give the target return.
 */
export const config: SlotConfig = {
  id: 'minuit-boulevard',
  mathVersion: '1',
  city: 'paris',
  category: 'video',
  grid: { cols: 5, rows: 3 },
  symbols: {
    moon: { kind: 'pay', pays: { 3: 40, 4: 120, 5: 1000 } },
    cat: { kind: 'pay', pays: { 3: 25, 4: 80, 5: 400 } },
    hat: { kind: 'pay', pays: { 3: 20, 4: 60, 5: 200 } },
    violin: { kind: 'pay', pays: { 3: 15, 4: 40, 5: 120 } },
    rose: { kind: 'pay', pays: { 3: 10, 4: 25, 5: 80 } },
    wine: { kind: 'pay', pays: { 3: 10, 4: 25, 5: 80 } },
    croissant: { kind: 'pay', pays: { 3: 5, 4: 20, 5: 60 } },
    lamp: { kind: 'pay', pays: { 3: 5, 4: 20, 5: 60 } },
    wild: { kind: 'wild', pays: {} },
    tower: { kind: 'scatter', pays: { 3: 2, 4: 5, 5: 20 } },
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
        cat hat croissant violin wine lamp cat lamp violin tower wine cat moon rose wine
        rose lamp croissant wine hat violin croissant rose moon croissant lamp rose wine
        lamp croissant hat violin`,
        `
        rose lamp wine lamp wild rose croissant lamp croissant cat tower hat wine rose
        lamp wine lamp wild moon violin moon croissant violin cat hat rose wild hat wine
        violin croissant violin wine croissant cat`,
        `
        cat hat wine lamp wild tower violin cat rose moon violin wild croissant lamp hat
        lamp cat croissant rose wine croissant rose wine tower violin lamp wine wild
        wine violin hat croissant moon rose lamp croissant`,
        `
        cat wine violin croissant moon tower rose lamp rose hat wild croissant lamp
        croissant moon croissant hat violin wine violin wine wild cat tower lamp rose
        lamp violin hat wild wine croissant cat rose lamp wine`,
        `
        lamp wine violin rose tower wine wild croissant hat violin croissant moon lamp
        croissant wine violin rose moon rose wine cat tower lamp wine lamp violin cat
        rose lamp hat cat croissant hat croissant`,
      ],
    },
    B: {
      strips: [
        `
        hat lamp wine violin croissant moon wine violin rose hat tower lamp wine violin
        wine croissant violin rose croissant moon rose croissant hat cat lamp croissant
        lamp cat lamp rose lamp cat croissant lamp wine croissant`,
        `
        wine lamp violin lamp violin croissant violin croissant wine lamp cat tower wild
        moon croissant wild lamp hat wine cat croissant moon lamp wine croissant cat hat
        wine rose croissant wild rose lamp rose violin lamp rose croissant hat`,
        `
        croissant lamp wine rose wine tower croissant hat rose wine croissant wine
        violin moon croissant cat violin lamp croissant moon wine hat lamp hat lamp
        tower violin lamp wild cat wild violin lamp croissant rose cat wild lamp
        croissant rose`,
        `
        cat violin moon wild rose tower lamp hat violin cat moon croissant lamp
        croissant rose croissant wine lamp wine hat lamp wine violin wild lamp tower
        wild croissant rose croissant rose wine cat violin croissant hat lamp wine lamp
        croissant`,
        `
        croissant wine violin moon lamp tower rose wine croissant violin lamp rose cat
        wine cat lamp rose croissant violin hat moon hat croissant lamp tower croissant
        lamp hat violin lamp wild croissant wine cat croissant rose lamp wine`,
      ],
    },
    F: {
      strips: [
        `
        rose lamp rose cat rose croissant wine hat lamp violin croissant lamp cat violin
        wine croissant violin wine lamp croissant rose croissant hat violin cat lamp
        wine moon hat moon wine`,
        `
        wine violin croissant rose lamp rose lamp violin hat cat rose croissant wine hat
        cat wine cat rose hat violin croissant violin lamp moon wine croissant moon lamp
        wine croissant wild lamp`,
        `
        croissant lamp rose croissant wine moon violin wine croissant cat lamp wine rose
        hat violin lamp wine violin rose hat lamp croissant violin moon rose croissant
        lamp cat wild cat hat wine`,
        `
        lamp rose hat violin croissant wine rose croissant wild moon lamp cat violin
        wine cat violin hat croissant lamp moon lamp cat violin lamp rose wine croissant
        wine rose croissant wine hat`,
        `
        wild violin cat croissant wine rose wine rose hat croissant lamp violin wine
        lamp croissant wine croissant wine lamp rose hat lamp cat rose violin moon
        violin cat croissant hat lamp moon`,
      ],
    },
  },
  modes: { base: { A: 4551, B: 5449 }, fs: { F: 1 } },
  features: [
    {
      kind: 'free_spins',
      trigger: { 3: 8, 4: 10, 5: 12 },
      retrigger: {},
      multiplier: 1,
      maxSpins: 12,
    },
    { kind: 'sticky_wilds' },
  ],
  wincap: 3000,
  bet: { levels: [25, 50, 100, 200, 500, 1000, 2000, 2500, 5000] },
  rtp: { target: 96, tol: 0.01, method: 'exact' },
};
