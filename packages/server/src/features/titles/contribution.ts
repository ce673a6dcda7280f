import type { CashRound } from '@wl/contract/events/wagers';
import type { CategoryId } from '@wl/world/casino/categories';
import { contributionCents, OTHER_CONTRIBUTION_PERCENT } from '@wl/world/casino/contribution';
import { titles } from './service.ts';

/**
 * Returns the lobby category of a wager's title; null if the lobby does not list the title. Events do not contain the
 * category, because it would then be stored with every bet.
 */
export function categoryOf({ data }: { data: { title: string } }): CategoryId | null {
  return titles.find(data.title)?.category ?? null;
}

/**
 * Returns the percentage of a stake that counts as turnover. For a title that no longer exists, returns
 * `OTHER_CONTRIBUTION_PERCENT`.
 */
export function contributionPercentOf(slug: string): number {
  return titles.find(slug)?.contributionPercent ?? OTHER_CONTRIBUTION_PERCENT;
}

/**
 * Returns the turnover that the cash stake contributes, in cents, rounded down. Older wagers were stored without a
 * percentage, so their title's current percentage applies.
 */
export function contributionOf({ cashStakeCents, game, contributionPercent }: CashRound): number {
  return contributionCents(cashStakeCents, contributionPercent ?? contributionPercentOf(game));
}
