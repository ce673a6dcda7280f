import type { SlotConfig } from '../../engines/slots/config.ts';

/**
 * Bazaar of Lamps: 5 × 4 grid with 1,024 ways. Six or more lamps trigger respins, during which the lamps stay in place.
 * A screen full of lamps pays an additional 3,000 times the stake. The reel-set weights were computed with
 * `solveMixture` to reach the target return.
 */
export const config: SlotConfig = {
  id: 'bazaar-of-lamps',
  mathVersion: '1',
  city: 'istanbul',
  category: 'video',
  grid: { cols: 5, rows: 4 },
  symbols: {
    genie: { kind: 'pay', pays: { 3: 8, 4: 25, 5: 80 } },
    carpet: { kind: 'pay', pays: { 3: 5, 4: 15, 5: 50 } },
    dagger: { kind: 'pay', pays: { 3: 4, 4: 10, 5: 30 } },
    spice: { kind: 'pay', pays: { 3: 2, 4: 6, 5: 20 } },
    tea: { kind: 'pay', pays: { 3: 2, 4: 5, 5: 15 } },
    tulip: { kind: 'pay', pays: { 3: 1, 4: 4, 5: 10 } },
    coffee: { kind: 'pay', pays: { 3: 1, 4: 3, 5: 8 } },
    eye: { kind: 'pay', pays: { 3: 1, 4: 3, 5: 8 } },
    wild: { kind: 'wild', pays: {} },
    lamp: {
      kind: 'coin',
      pays: {},
      values: { 1: 400, 2: 250, 3: 150, 5: 100, 10: 60, 25: 25, 100: 5 },
    },
  },
  pay: { type: 'ways', coins: 20 },
  reelSets: {
    A: {
      strips: [
        `
        eye genie dagger eye tulip tea eye coffee eye tulip coffee tea spice tulip
        carpet tea lamp tulip genie spice lamp lamp dagger lamp eye spice dagger eye
        coffee carpet tea spice coffee tulip coffee eye coffee spice carpet tulip tea
        dagger coffee`,
        `
        carpet coffee dagger spice coffee lamp lamp coffee spice lamp tea tulip eye
        carpet spice genie eye tulip tea tulip coffee genie eye carpet eye lamp coffee
        tulip dagger tulip tea eye spice eye tea eye tea dagger coffee spice wild dagger
        coffee wild tulip`,
        `
        tea lamp eye tea coffee tea eye tulip spice coffee spice coffee spice eye carpet
        dagger tulip genie coffee eye tulip dagger lamp lamp coffee tulip dagger genie
        coffee spice carpet wild lamp eye tulip carpet tulip dagger tea eye wild coffee
        tea spice eye`,
        `
        eye wild carpet eye dagger tulip dagger tea coffee lamp coffee genie tulip wild
        tea tulip lamp lamp spice carpet eye coffee dagger coffee tulip coffee tulip
        spice coffee tulip genie spice eye tea lamp eye carpet eye tea eye dagger coffee
        spice tea spice`,
        `
        lamp tea dagger eye coffee spice dagger tulip coffee tulip spice coffee lamp eye
        carpet coffee carpet tea lamp lamp tea dagger coffee eye tea carpet spice tulip
        coffee genie tulip eye spice tulip dagger spice eye coffee eye genie tea tulip
        eye`,
      ],
    },
    B: {
      strips: [
        `
        spice eye tea eye tulip coffee lamp genie eye tulip spice coffee tulip eye tulip
        eye tea dagger coffee tea eye coffee eye tea spice eye carpet tea dagger tulip
        carpet genie dagger coffee eye lamp eye tulip carpet lamp lamp dagger spice
        coffee spice coffee`,
        `
        eye genie tea spice coffee tulip lamp tea tulip coffee carpet dagger coffee
        dagger eye dagger eye tea tulip eye lamp eye dagger eye carpet coffee tea tulip
        spice eye tulip eye coffee wild coffee tulip spice carpet spice genie coffee eye
        spice lamp lamp eye tea`,
        `
        eye coffee tea coffee eye tea dagger tea eye tulip carpet tulip coffee eye lamp
        eye spice lamp lamp spice coffee eye coffee eye tulip lamp tea dagger carpet
        genie coffee tulip spice genie eye tulip spice carpet eye dagger tea spice wild
        eye tulip coffee dagger`,
        `
        coffee eye coffee tulip spice coffee genie eye dagger tea eye coffee tea eye
        tulip tea dagger eye tulip dagger tulip spice eye lamp lamp carpet tea coffee
        tea wild coffee carpet eye genie tulip carpet tulip spice eye lamp eye spice
        lamp coffee spice dagger eye`,
        `
        spice genie eye tea spice eye spice coffee eye carpet dagger lamp coffee tulip
        eye lamp lamp spice tulip lamp coffee tulip eye tulip coffee dagger eye coffee
        eye tea genie coffee carpet eye dagger tulip tea coffee dagger carpet tea tulip
        tea eye spice eye`,
      ],
    },
  },
  modes: { base: { A: 5067, B: 4933 } },
  features: [{ kind: 'hold_respin', trigger: 6, respins: 3, land: 1, miss: 24, full: 3000 }],
  wincap: 5000,
  bet: { levels: [20, 40, 100, 200, 500, 1000, 2000, 2500, 5000] },
  rtp: { target: 96.2, tol: 0.01, method: 'exact' },
};
