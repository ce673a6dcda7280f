import {
  MAX_BONUS_STAKE_CENTS,
  takesBonusMoney as takesReturn,
} from '@wl/world/casino/contribution';
import type { Deps } from '../../platform/deps.ts';
import { switchedTitles } from './switches.ts';
import type { Title } from './title.ts';

/**
 * Returns true if the rules of a title allow bonus money (decisions §6). All of these conditions must be met:
 * - Its stakes count towards the wagering requirement.
 * - Its house edge is at least 1%, and its minimum bet is at most $5.
 * - A casino game has no player decisions (decision 34). Shared tables may have some (decision 127).
 */
export function mayTakeBonusMoney(title: Title): boolean {
  const { product, stats, contributionPercent, hasDecisions, minBetCents } = title;
  if (stats === null || contributionPercent === 0) return false;
  if (product === 'casino' && hasDecisions) return false;
  return takesReturn(stats.returnPercent) && minBetCents <= MAX_BONUS_STAKE_CENTS;
}

/**
 * Returns true if a stake on this title may be paid with bonus money. The rules of the title must allow bonus money,
 * the stake must be at most $5, and bonus money must not be switched off for the title. The game itself refuses bets
 * that cover more than 60% of the outcomes.
 * @param stakeCents defaults to 0, so that only the title is checked
 */
export function acceptsBonusMoney(deps: Deps, title: Title, stakeCents = 0): boolean {
  return (
    mayTakeBonusMoney(title) &&
    stakeCents <= MAX_BONUS_STAKE_CENTS &&
    !switchedTitles(deps).noBonusMoney.has(title.slug)
  );
}
