import type { Weighed } from '@wl/contract/office/market';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { Deps } from '../../platform/deps.ts';
import { switchedTitles } from '../titles/index.ts';
import { checkTerms } from './edit-item.ts';
import { labelOf } from './labels.ts';
import { reckonLabel, reckonWarning } from './reckon.ts';

/**
 * Evaluates an item's terms and price before they are published as an edition. Returns the true-cost label, and a
 * warning if the item's value with optimal play exceeds its backing (decisions §6).
 * @throws DomainError request.invalid if the terms are invalid
 */
export async function weighItem(
  deps: Deps,
  { terms, price }: { terms: BonusTerms; price: number },
): Promise<Weighed> {
  checkTerms(terms);
  const label = (await labelOf(deps.db, terms, 0)) ?? (await reckonLabel(terms, 0));
  const warning = await reckonWarning(terms, price, [...switchedTitles(deps).noBonusMoney]);
  return {
    label: label ?? null,
    warning: warning
      ? { excess: warning.excessCents, value: warning.valueCents, backing: warning.backingCents }
      : null,
  };
}
