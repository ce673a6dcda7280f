import { gameBySlug } from '@wl/games/catalogue/index';
import { digest } from '@wl/games/simulation/digest';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { TrueCost } from '@wl/contract/market';
import generated from './generated/true-costs.json' with { type: 'json' };
import { referenceOf } from './reference.ts';

export const GAMBLER_LEVELS = [0, 1, 2, 3, 4, 5] as const;

/**
 * Version of the simulation. Increment it when the simulation changes, so that previously computed true costs are no
 * longer used.
 */
const EDITION = 2;

const table = generated as Readonly<Partial<Record<string, readonly TrueCost[]>>>;

/**
 * Returns the key of the terms' label in the generated table: the SHA-256 hash of the simulation's version (`EDITION`),
 * the terms (sorted by name), the tactic, and the game with its math version. Returns undefined if the terms have no
 * label.
 */
export function trueCostKey(terms: BonusTerms): string | undefined {
  const tactic = referenceOf(terms);
  if (!tactic) return undefined;
  const sorted = Object.entries(terms).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { game } = tactic.bonus;
  return digest([EDITION, sorted, tactic, game, gameBySlug(game)?.mathVersion]);
}

/**
 * Returns the true cost of the given terms from the generated table (`node tools/true-costs.ts`).
 * @param gamblerLevel 0 to 5
 * @returns undefined for terms that are not in the table; `computeTrueCost` simulates them
 */
export function trueCostOf(terms: BonusTerms, gamblerLevel: number): TrueCost | undefined {
  const key = trueCostKey(terms);
  return key === undefined ? undefined : table[key]?.[gamblerLevel];
}
