import type { SlotConfig } from '../../engines/slots/config.ts';

/**
 * Harbour Betways: reels of 3, 4, 5, 4 and 3 rows, 720 betways. Wilds on the middle reels count as one, two or three
 * ways. The reel-set weights, computed with `solveMixture`, give the target return.
 */
export const config: SlotConfig = {
  id: 'harbour-betways',
  mathVersion: '1',
  city: 'sydney',
  category: 'video',
  grid: { cols: 5, rows: [3, 4, 5, 4, 3] },
  symbols: {
    ferry: { kind: 'pay', pays: { 3: 12, 4: 30, 5: 100 } },
    gull: { kind: 'pay', pays: { 3: 10, 4: 25, 5: 80 } },
    anchor: { kind: 'pay', pays: { 3: 6, 4: 15, 5: 45 } },
    buoy: { kind: 'pay', pays: { 3: 2, 4: 6, 5: 25 } },
    pearl: { kind: 'pay', pays: { 3: 1, 4: 4, 5: 15 } },
    crab: { kind: 'pay', pays: { 3: 1, 4: 4, 5: 12 } },
    shell: { kind: 'pay', pays: { 3: 1, 4: 2, 5: 8 } },
    fish: { kind: 'pay', pays: { 4: 1, 5: 5 } },
    wild: { kind: 'wild', pays: {} },
    wild2: { kind: 'wild', pays: {}, multiplier: 2 },
    wild3: { kind: 'wild', pays: {}, multiplier: 3 },
    bridge: { kind: 'scatter', pays: { 3: 2, 4: 10 } },
  },
  pay: { type: 'ways', coins: 20 },
  reelSets: {
    A: {
      strips: [
        `
        pearl anchor crab buoy shell crab shell buoy shell anchor gull bridge fish crab
        pearl shell buoy fish gull fish buoy fish shell ferry anchor gull anchor pearl
        crab fish shell crab fish ferry pearl crab pearl fish`,
        `
        fish crab anchor crab anchor fish buoy shell crab pearl crab bridge pearl ferry
        shell buoy shell anchor gull fish crab ferry anchor shell fish pearl fish buoy
        fish pearl crab shell pearl fish shell gull buoy wild gull`,
        `
        fish crab pearl fish ferry crab fish shell fish shell buoy gull anchor crab
        anchor pearl anchor crab fish shell buoy pearl fish anchor shell ferry crab gull
        wild2 shell buoy pearl gull crab shell buoy fish pearl`,
        `
        fish buoy crab shell crab buoy pearl shell gull shell pearl bridge ferry shell
        fish gull fish buoy fish anchor pearl wild3 pearl fish crab pearl shell fish
        anchor crab ferry shell fish gull buoy anchor crab anchor crab`,
        `
        buoy shell crab gull shell buoy crab anchor gull fish pearl bridge shell ferry
        anchor fish crab pearl buoy crab buoy fish shell anchor ferry gull fish pearl
        crab shell crab fish anchor fish pearl fish shell pearl`,
      ],
    },
    B: {
      strips: [
        `
        buoy pearl fish crab pearl crab shell fish gull fish bridge anchor pearl buoy
        shell crab fish ferry fish pearl gull buoy crab shell pearl anchor buoy crab
        shell fish anchor fish shell crab shell`,
        `
        shell gull crab shell buoy shell ferry crab anchor buoy bridge fish crab shell
        crab wild fish shell pearl anchor crab fish pearl fish shell fish pearl buoy
        fish gull pearl fish anchor buoy pearl crab`,
        `
        ferry shell buoy gull pearl buoy fish shell crab pearl anchor crab anchor gull
        fish anchor crab shell buoy fish crab pearl buoy shell fish pearl fish crab
        wild2 fish shell crab pearl fish shell`,
        `
        shell fish pearl shell gull crab pearl fish shell crab bridge fish crab fish
        pearl crab shell anchor crab gull buoy pearl anchor shell pearl buoy ferry fish
        wild2 buoy fish buoy shell anchor fish crab`,
        `
        pearl shell gull buoy shell crab fish crab anchor fish bridge pearl gull buoy
        pearl shell crab pearl shell buoy ferry crab buoy fish shell anchor crab fish
        pearl fish crab fish shell fish anchor`,
      ],
    },
    F: {
      strips: [
        `
        fish shell pearl fish crab buoy shell crab gull shell crab bridge anchor shell
        fish pearl buoy fish gull ferry shell gull fish pearl anchor fish pearl anchor
        crab ferry buoy crab pearl fish shell crab anchor buoy`,
        `
        shell crab shell anchor gull shell wild3 crab fish pearl wild3 wild2 bridge
        ferry fish gull pearl anchor shell crab fish buoy fish crab anchor buoy wild2
        anchor crab pearl ferry fish shell pearl fish shell buoy fish buoy pearl gull
        crab`,
        `
        pearl wild3 wild2 shell gull buoy shell pearl buoy anchor ferry fish crab buoy
        fish crab pearl ferry pearl crab anchor wild3 fish crab pearl crab fish gull
        fish shell gull shell anchor fish wild2 shell crab fish anchor buoy shell`,
        `
        fish crab fish wild3 shell pearl wild2 fish shell wild2 buoy shell bridge gull
        pearl gull shell crab buoy wild3 crab fish buoy anchor crab shell ferry buoy
        fish gull pearl anchor fish pearl crab pearl fish anchor ferry crab shell anchor`,
        `
        shell anchor crab fish gull crab pearl fish crab fish buoy bridge pearl shell
        anchor gull crab shell anchor fish pearl fish crab pearl ferry pearl buoy shell
        fish buoy gull shell ferry fish anchor shell buoy crab`,
      ],
    },
    G: {
      strips: [
        `
        anchor fish crab buoy shell fish pearl fish shell fish bridge anchor pearl crab
        fish gull crab ferry shell pearl anchor shell fish crab buoy pearl buoy gull
        crab shell buoy crab pearl fish shell`,
        `
        gull crab shell crab gull wild2 buoy crab shell buoy bridge pearl buoy crab fish
        ferry pearl wild3 buoy crab fish shell anchor shell fish shell crab anchor fish
        pearl fish anchor shell fish pearl fish pearl`,
        `
        fish anchor buoy wild2 shell buoy fish anchor shell crab fish shell crab shell
        fish pearl crab pearl crab buoy ferry gull shell buoy crab pearl fish pearl
        anchor fish shell fish pearl wild3 gull crab`,
        `
        fish pearl wild2 ferry shell crab buoy anchor fish pearl bridge shell crab fish
        wild3 pearl crab gull shell fish shell pearl anchor buoy gull pearl fish buoy
        shell fish crab anchor shell crab fish buoy crab`,
        `
        shell fish shell buoy anchor shell pearl ferry buoy anchor bridge pearl buoy
        fish shell anchor crab gull buoy gull crab pearl crab shell fish pearl crab fish
        pearl crab fish shell fish crab fish`,
      ],
    },
  },
  modes: { base: { A: 2931, B: 7069 }, fs: { F: 3900, G: 6100 } },
  features: [
    {
      kind: 'free_spins',
      trigger: { 3: 10, 4: 12 },
      retrigger: { 3: 5 },
      multiplier: 2,
      maxSpins: 100,
    },
  ],
  buys: [{ id: 'free_spins', cost: 80, spins: 10 }],
  wincap: 10000,
  bet: { levels: [20, 40, 100, 200, 500, 1000, 2000, 2500] },
  rtp: { target: 96.2, tol: 0.01, method: 'exact' },
};
