import type { BonusTerms } from '@wl/world/bonuses/kind';
import { negotiatedCoins } from '@wl/world/house/skills';
import { bestTactic, type Search } from './best-tactic.ts';
import { WIDTH_99 } from './estimate.ts';
import type { Tactic } from './tactic.ts';

/** What the house keeps on average while a member earns a Coin (decisions §6: $1 of slot turnover, 4 cents of margin). */
export const CENTS_PER_COIN = 4;

/** What the Coins of an item cost to earn, in cents, at the price this Negotiator pays. */
export function backingCents(priceCoins: number, negotiator: number): number {
  return negotiatedCoins(priceCoins, negotiator) * CENTS_PER_COIN;
}

/** Skills of whoever tries hardest; decisions §8: levels 0 to 5. The Hustler gets nothing while a bonus runs (decision 40). */
export interface AbuserSkills {
  gambler: number;
  negotiator: number;
}

export interface EconomyWarning {
  /** How far the value is above the backing for certain: the interval is taken away. */
  excessCents: number;
  valueCents: number;
  backingCents: number;
  skills: AbuserSkills;
  /** How it is done. */
  tactic: Tactic;
}

/** Nobody's skills, and everybody's: what lies between is between. */
const EXTREMES: readonly AbuserSkills[] = [
  { gambler: 0, negotiator: 0 },
  { gambler: 5, negotiator: 5 },
];
const COARSE_LIVES = 12;
const SEED = 4711;

/**
 * Whether an item gives whoever plays it best more than its Coins cost to earn: what the desk is told before it saves an edition.
 * A coarse search of some seconds, for a worker; plain data in and out, the same arguments give the same answer.
 * @param withoutBonusMoney slots the games desk has switched off for bonus money
 * @returns undefined where nothing speaks against it (always for tickets)
 */
export function economyWarning(
  terms: BonusTerms,
  priceCoins: number,
  withoutBonusMoney: readonly string[] = [],
): EconomyWarning | undefined {
  if (terms.kind === 'tournament_ticket' || terms.kind === 'destination_ticket') return undefined;
  const search: Search = { seed: SEED, lives: COARSE_LIVES, withoutBonusMoney };
  const warnings = EXTREMES.map((skills): EconomyWarning => {
    const { tactic, estimate } = bestTactic(terms, skills.gambler, search);
    const backing = backingCents(priceCoins, skills.negotiator);
    return {
      excessCents: Math.floor(estimate.value - estimate.error * WIDTH_99 - backing),
      valueCents: Math.round(estimate.value),
      backingCents: backing,
      skills,
      tactic,
    };
  });
  const [worst] = warnings.toSorted((a, b) => b.excessCents - a.excessCents);
  return worst && worst.excessCents > 0 ? worst : undefined;
}
