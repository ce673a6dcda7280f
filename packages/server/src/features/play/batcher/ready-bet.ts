import type { Deps } from '../../../platform/deps.ts';
import type { SettleAnswer, SettleRow } from '../../wagers/index.ts';
import type { BetQueue, Waiting } from './bet-queues.ts';
import { bonusTerms } from '../bets/bonus-terms.ts';
import { noteStart } from '../bets/pace.ts';
import { playRound, type PlayedRound } from '../rounds/play-round.ts';
import { turnNonce, type Player } from '../rounds/player.ts';

/** First bet in a member's bet queue, already played but not yet booked. */
export interface ReadyBet {
  betQueue: BetQueue;
  waiting: Waiting;
  played: PlayedRound;
  row: SettleRow;
}

/**
 * Plays the first bet in a member's queue with the member's open seed pair.
 * @throws any error that the game throws
 */
export function playTurn(
  deps: Deps,
  betQueue: BetQueue,
  player: Player,
  waiting: Waiting,
): ReadyBet {
  const { bet } = waiting;
  const played = playRound(bet, player.pair, player.nonce, player.next);
  const row: SettleRow = {
    memberId: betQueue.memberId,
    id: waiting.id,
    sessionId: waiting.sessionId,
    game: bet.game.slug,
    mathVersion: bet.game.mathVersion,
    betJson: bet.json,
    gateVersion: player.gateVersion,
    seedPairNo: player.pair.no,
    nonce: player.nonce,
    stakeCents: bet.stakeCents,
    payoutCents: played.payoutCents,
    ...bonusTerms(deps, bet),
    hadBonus: player.hadBonus,
  };
  return { betQueue, waiting, played, row };
}

/** Updates the member's in-memory state for a bet booked at time `at`. */
export function noteBooked(
  { betQueue: { player }, waiting, played }: ReadyBet,
  { bonus }: SettleAnswer,
  at: Date,
): void {
  if (!player) return;
  turnNonce(player, played.next);
  player.hadBonus = bonus > 0;
  if (player.pace) noteStart(player.pace, waiting.bet.game.slug, at);
}

/**
 * Returns the reason why a stake could not be paid: either bonus money would have covered it but is not allowed for
 * this bet, or there is too little money.
 */
export function whyUnpaid(row: SettleRow, { cash, bonus }: SettleAnswer) {
  const isRefused = !row.bonusAllowed && cash + bonus >= row.stakeCents;
  return isRefused ? 'play.bonus_refused' : 'wallet.insufficient_funds';
}
