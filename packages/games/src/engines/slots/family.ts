import type { GameStats } from '../../game.ts';
import type { Family, GameSpread } from '../family.ts';
import { oneOf } from '../family.ts';
import { fourDigits } from '../figures.ts';
import type { SlotConfig } from './config.ts';
import { BUY_PART, SPIN_PART, type SlotGame } from './game.ts';
import { needsMeasuring } from './measure.ts';
import { measuredOf, slotStats } from './stats.ts';

function spreadOf({ config, slug }: SlotGame, { sigma, method }: GameStats): GameSpread {
  const sigmas: Record<string, number> = { [SPIN_PART]: sigma };
  if (!needsMeasuring(config)) return { sigmas, error: 0 };
  const { spin, buys } = measuredOf(slug);
  // A bonus buy's standard deviation is measured in multiples of the stake. Divide it by the price, because it is
  // published in multiples of the price.
  for (const { id, cost } of config.buys ?? [])
    sigmas[`${BUY_PART}${id}`] = fourDigits((buys[id]?.sigma ?? 0) / cost);
  const errors = [spin, ...Object.values(buys)].map(({ error }) => error);
  return { sigmas, error: method === 'exact' ? 0 : Math.max(...errors) };
}

/** Puts each strip on one line so that the published file is readable. */
function readable(config: SlotConfig): SlotConfig {
  const reelSets = Object.fromEntries(
    Object.entries(config.reelSets).map(([name, set]) => [
      name,
      'strips' in set
        ? { strips: set.strips.map((strip) => strip.trim().replaceAll(/\s+/g, ' ')) }
        : set,
    ]),
  );
  return { ...config, reelSets };
}

export const slots: Family<SlotGame> = {
  page: 'slots.md',
  stats: slotStats,
  spread: spreadOf,
  mathematics: ({ config }) => ({ config: readable(config) }),
  parts: {
    // A stake below the lowest price of a bonus buy can pay only for a spin. The stake alone then determines the bet's
    // parts.
    needBet({ config, minBetCents }, stakeCents) {
      const costs = (config.buys ?? []).map(({ cost }) => cost);
      return costs.length > 0 && stakeCents >= Math.min(...costs) * minBetCents;
    },
    of: (_, stakeCents, { buy }) => [
      [typeof buy === 'string' ? `${BUY_PART}${buy}` : SPIN_PART, stakeCents],
    ],
  },
  // Upper bound on the hit rate. Slots pay on about one spin in three or four.
  coverage: () => 0.5,
  randomBet({ config, stakes }, random) {
    const buy = config.buys?.length && random.int(4) === 0 ? oneOf(config.buys, random) : undefined;
    return { stakeCents: oneOf(stakes, random), ...(buy && { buy: buy.id }) };
  },
  sampleBet: { stakeCents: 100 },
};
