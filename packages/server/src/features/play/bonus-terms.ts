import { contributionPercent, isSlot, MAX_BONUS_STAKE_CENTS } from '@wl/world/house/contribution';
import type { Deps } from '../../platform/deps.ts';
import { switchedGames } from './game-switches.ts';
import type { CheckedBet } from './play-round.ts';

/**
 * What bonus money has to do with a bet (decisions §6). Only what is allowed for certain is allowed: plain spins of slots up to
 * $5. A bet that says more than its stake may be a bonus buy; tables may cover most outcomes or have an edge under 1 %. The games desk may switch it off for a game.
 */
export function bonusTerms(deps: Deps, { game, sent, stakeCents }: CheckedBet) {
  const isPlainSpin = isSlot(game.category) && Object.keys(sent).join() === 'stakeCents';
  const isSwitchedOff = switchedGames(deps).noBonusMoney.has(game.slug);
  return {
    bonusAllowed: isPlainSpin && stakeCents <= MAX_BONUS_STAKE_CENTS && !isSwitchedOff,
    contributionPercent: contributionPercent(game.category),
  };
}
