import type { BonusKindName, BonusTerms } from '@wl/world/bonuses/kind';
import type { TrueCost } from '../market.ts';
import { estimate, shareInterval, WIDTH_99 } from './estimate.ts';
import { lifeOf } from './life.ts';
import { lowestEdge } from './own-cost.ts';
import { referenceOf } from './true-cost.ts';

const SEED = 37;

/** Lives behind each label of the generated table: a large bonus lives long, small ones differ much. */
const TABLE_LIVES: Readonly<Partial<Record<BonusKindName, number>>> = {
  deposit_bonus: 20_000,
  deposit_cashback: 50_000,
  free_spins: 400_000,
  spin_credits: 200_000,
};

export const tableLives = ({ kind }: BonusTerms): number => TABLE_LIVES[kind] ?? 0;
/** A label made for a new edition has a tenth: it is there within seconds. */
const quickLives = (terms: BonusTerms): number => tableLives(terms) / 10;

/**
 * The label of any terms, simulated now: seconds of work, so the server calls it in a worker. Plain data in and out; the same
 * arguments give the same label.
 * @param gamblerLevel 0 to 5
 * @param lives more make `interval` smaller, by their root
 * @returns undefined for kinds that hold no money (tickets)
 */
export function computeTrueCost(
  terms: BonusTerms,
  gamblerLevel: number,
  lives: number = quickLives(terms),
): TrueCost | undefined {
  const tactic = referenceOf(terms);
  if (!tactic) return undefined;
  const life = lifeOf(terms, tactic, gamblerLevel);
  const { value, error, required, finishShare } = estimate(life, lives, SEED);
  const { depositCents, bonus } = tactic;
  return {
    turnover: Math.round(required),
    cost: Math.round(required * lowestEdge(bonus.game)),
    finish_per_10000: Math.round(finishShare * 10_000),
    finish_interval_per_10000: Math.ceil(shareInterval(finishShare, lives) * 10_000),
    value: Math.round(value),
    interval: Math.ceil(error * WIDTH_99),
    reference: { deposit: depositCents, stake: bonus.stakeCents, game: bonus.game },
  };
}
