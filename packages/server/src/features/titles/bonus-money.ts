import {
  MAX_BONUS_STAKE_CENTS,
  takesBonusMoney as takesReturn,
} from '@wl/world/casino/contribution';
import type { Deps } from '../../platform/deps.ts';
import { switchedTitles } from './switches.ts';
import type { Title } from './title.ts';

/**
 * Returns true if a stake on this title may be paid with bonus money (decisions §6). All of these conditions must be
 * met:
 * - The stake is at most $5 and counts towards the wagering requirement.
 * - The title is not cash-only, has no player decisions, and its house edge is at least 1%.
 * - Bonus money is not switched off for the title.
 *
 * The game itself refuses bets that cover more than 60% of the outcomes.
 * @param stakeCents defaults to 0, so that only the title is checked
 */
export function acceptsBonusMoney(deps: Deps, title: Title, stakeCents = 0): boolean {
  const { slug, stats, contributionPercent, hasDecisions, isCashOnly = false } = title;
  if (isCashOnly || stats === null || contributionPercent === 0 || hasDecisions) return false;
  return (
    stakeCents <= MAX_BONUS_STAKE_CENTS &&
    takesReturn(stats.returnPercent) &&
    !switchedTitles(deps).noBonusMoney.has(slug)
  );
}
