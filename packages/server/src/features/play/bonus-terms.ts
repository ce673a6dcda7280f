import { contributionPercent, isSlot, MAX_BONUS_STAKE_CENTS } from '@wl/world/house/contribution';
import type { CheckedBet } from './play-round.ts';

/**
 * What bonus money has to do with a bet (decisions §6). Only what is allowed for certain is allowed: plain spins of slots up to
 * $5. A bet that says more than its stake may be a bonus buy; tables may cover most outcomes or have an edge under 1 %.
 */
export function bonusTerms({ game, sent, stakeCents }: CheckedBet) {
  const isPlainSpin = isSlot(game.category) && Object.keys(sent).join() === 'stakeCents';
  return {
    bonusAllowed: isPlainSpin && stakeCents <= MAX_BONUS_STAKE_CENTS,
    contributionPercent: contributionPercent(game.category),
  };
}
