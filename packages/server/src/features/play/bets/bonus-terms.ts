import { expectationParts } from '@wl/games/catalogue/expectation';
import { coverageOf } from '@wl/games/catalogue/coverage';
import {
  BONUS_MONEY_MAX_COVERAGE,
  isSlot,
  MAX_BONUS_STAKE_CENTS,
  takesBonusMoney as takesReturn,
} from '@wl/world/casino/contribution';
import type { Deps } from '../../../platform/deps.ts';
import { contributionPercentOf, switchedTitles } from '../../titles/index.ts';
import type { CheckedBet } from '../rounds/play-round.ts';

/**
 * Returns the bonus terms of a bet (decisions §6): whether bonus money may be used for the stake, and the percentage of
 * the stake that counts towards the wagering requirement.
 */
export function bonusTerms(deps: Deps, bet: CheckedBet) {
  return {
    bonusAllowed: takesBonusMoney(deps, bet),
    contributionPercent: contributionPercentOf(bet.game.slug),
  };
}

/**
 * Returns true if bonus money may be used for this stake. All of these conditions must be met:
 *
 * - The stake is at most $5.
 * - Bonus money is not switched off for the game in the back office.
 * - A slot bet does not buy a bonus round.
 * - A bet on any other game has no decisions, because rounds with decisions accept only cash (decision 0034).
 * - A bet on any other game covers at most 60% of the outcomes, and no part of the stake has a house edge under 1%.
 */
export function takesBonusMoney(deps: Deps, bet: CheckedBet): boolean {
  const { game, stakeCents } = bet;
  if (stakeCents > MAX_BONUS_STAKE_CENTS || switchedTitles(deps).noBonusMoney.has(game.slug))
    return false;
  return isSlot(game.category) ? isPlainSpin(bet) : isFairRisk(bet);
}

const isPlainSpin = ({ sent }: CheckedBet) => Object.keys(sent).join() === 'stakeCents';

function isFairRisk({ game, sent, stakeCents, checked }: CheckedBet): boolean {
  if (game.steps || coverageOf(game, checked.parts) > BONUS_MONEY_MAX_COVERAGE) return false;
  return expectationParts(game, stakeCents, sent).every(({ returnPercent }) =>
    takesReturn(returnPercent),
  );
}
