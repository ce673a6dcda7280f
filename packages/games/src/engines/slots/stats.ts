import { analyzeSlot } from '../lines/analysis.ts';
import { compileLines } from '../lines/compile.ts';
import { isLinesConfig, type SlotConfig } from './config.ts';
import { payDistribution } from './distribution.ts';
import { exactReturn, isExact } from './exact.ts';
import type { SlotGame } from './game.ts';
import type { GameStats } from '../../game.ts';
import { fourDigits, intervalOf, volatilityOf } from '../figures.ts';
import measured from '../../catalogue/generated/simulated.json' with { type: 'json' };
import { needsMeasuring, type MeasuredSlot } from './measure.ts';

const simulated = measured as Readonly<Partial<Record<string, MeasuredSlot>>>;

/**
 * Returns the simulated statistics of a slot.
 * @throws RangeError if `node tools/stats.ts` has not measured the slot yet
 */
export function measuredOf(slug: string): MeasuredSlot {
  const found = simulated[slug];
  if (!found) throw new RangeError(`${slug} was never measured: run node tools/stats.ts`);
  return found;
}

/** Returns a slot's statistics, computed exactly where possible, otherwise measured by simulation. */
export function slotStats(game: SlotGame): GameStats {
  const stats = figuresOf(game);
  return { ...stats, volatility: volatilityOf(stats.sigma) };
}

function figuresOf({ config }: SlotGame): Omit<GameStats, 'volatility'> {
  if (isLinesConfig(config)) {
    const analysis = analyzeSlot(compileLines(config));
    return {
      returnPercent: fourDigits(analysis.returnShare * 100),
      method: 'exact',
      sigma: fourDigits(analysis.sigma),
      hitPercent: fourDigits(analysis.hitShare * 100),
      maxMultiplier: config.wincap,
    };
  }
  const returns = returnsOf(config);
  const spin = exactSpread(config) ?? measuredOf(config.id).spin;
  const buys = Object.keys(returns).length > 1;
  return {
    returnPercent: returns['spin'] ?? 0,
    ...(isExact(config)
      ? { method: 'exact' as const }
      : { method: 'simulated' as const, interval: intervalOf(measuredOf(config.id).spin.error) }),
    sigma: fourDigits(spin.sigma),
    hitPercent: fourDigits(spin.hitShare * 100),
    maxMultiplier: config.wincap,
    ...(buys && { perBet: returns }),
  };
}

/**
 * Computes the standard deviation of the payout, as a multiple of the stake, and the hit rate, as a share of the spins.
 * Both are computed from all possible boards of the base game.
 * Returns undefined if the game needs simulation.
 */
function exactSpread(config: SlotConfig): { sigma: number; hitShare: number } | undefined {
  if (needsMeasuring(config)) return undefined;
  const weights = Object.entries(config.modes.base);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  let mean = 0;
  let squares = 0;
  let hitShare = 0;
  for (const [set, weight] of weights) {
    const { boards, counts } = payDistribution(config, set);
    for (const [hundredths, count] of counts) {
      const chance = (weight / sum) * (count / boards);
      const pay = Math.min(hundredths / 100, config.wincap);
      mean += chance * pay;
      squares += chance * pay * pay;
      if (pay > 0) hitShare += chance;
    }
  }
  return { sigma: Math.sqrt(squares - mean * mean), hitShare };
}

/** Returns the RTP, in percent, of a spin and of each bonus buy. */
function returnsOf(config: SlotConfig): Record<string, number> {
  const returns: Record<string, number> = {};
  if (isExact(config)) {
    const { total, buys } = exactReturn(config);
    returns['spin'] = fourDigits(total * 100);
    for (const [id, share] of Object.entries(buys)) returns[`buy:${id}`] = fourDigits(share * 100);
    return returns;
  }
  const { spin, buys } = measuredOf(config.id);
  returns['spin'] = fourDigits(spin.mean * 100);
  for (const [id, mode] of Object.entries(buys)) returns[`buy:${id}`] = fourDigits(mode.mean * 100);
  return returns;
}
