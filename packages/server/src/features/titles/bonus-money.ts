import {
  MAX_BONUS_STAKE_CENTS,
  takesBonusMoney as takesReturn,
} from '@wl/world/casino/contribution';
import type { Deps } from '../../platform/deps.ts';
import { switchedTitles } from './switches.ts';
import type { Title } from './title.ts';

/**
 * Returns true if bonus money may pay a stake on this title (decisions §6): its stakes count as turnover, its house edge
 * is at least 1 %, it has no decisions, bonus money is not switched off for it, and the stake is at most $5. The product
 * also refuses bets that cover more than 60 % of the outcomes.
 * @param stakeCents default: a stake that is small enough
 */
export function acceptsBonusMoney(deps: Deps, title: Title, stakeCents = 0): boolean {
  const { slug, stats, contributionPercent, hasDecisions } = title;
  if (stats === null || contributionPercent === 0 || hasDecisions) return false;
  return (
    stakeCents <= MAX_BONUS_STAKE_CENTS &&
    takesReturn(stats.returnPercent) &&
    !switchedTitles(deps).noBonusMoney.has(slug)
  );
}
