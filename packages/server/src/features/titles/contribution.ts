import type { CashRound } from '@wl/contract/events/wagers';
import type { CategoryId } from '@wl/world/casino/categories';
import { contributionCents, OTHER_CONTRIBUTION_PERCENT } from '@wl/world/casino/contribution';
import { titles } from './service.ts';

/**
 * Returns the lobby category of a wager's title, for any event about the wager. Events do not store it, because a bet
 * would then write one more value; null if the lobby does not list the title.
 */
export function categoryOf({ data }: { data: { title: string } }): CategoryId | null {
  return titles.find(data.title)?.category ?? null;
}

/** Returns the percentage of a stake that counts as turnover. A title that no longer exists has the smaller share. */
export function contributionPercentOf(slug: string): number {
  return titles.find(slug)?.contributionPercent ?? OTHER_CONTRIBUTION_PERCENT;
}

/**
 * Returns the part of the cash stake that counts as turnover, in cents, rounded down. A wager from before its percentage
 * was stored counts by its title.
 */
export function contributionOf({ cashStakeCents, game, contributionPercent }: CashRound): number {
  return contributionCents(cashStakeCents, contributionPercent ?? contributionPercentOf(game));
}
