import { OPEN_ROUND_LIFETIME_MS } from '@wl/world/casino/limits';
import type { Subject } from '../../../platform/sign-in/auth.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { openPairOf } from '../../fairness/index.ts';
import { lockWallet } from '../../ledger/index.ts';
import { isRealityCheckDue } from '../../limits/index.ts';
import { titles } from '../../titles/index.ts';
import { findRound, openRoundsOf, openWager } from '../../wagers/index.ts';
import { admitStake } from '../bets/admit-stake.ts';
import { orStoredRound } from '../bets/or-stored-round.ts';
import { batcherOf } from '../batcher/batcher.ts';
import { openGame } from '../games/open-game.ts';
import { checkBet, type CheckedBet } from '../rounds/play-round.ts';
import { isSameBet } from '../bets/same-bet.ts';
import { settleIfOver, readRoundState, type SteppedAnswer } from './settle-open-round.ts';
import { isStepped, roundStateOf } from './stepped-round.ts';

interface NewRound {
  id: string;
  game: string;
  bet: Record<string, unknown>;
  /** IP address of the request, used to determine the jurisdiction profile. */
  ip: string;
}

/**
 * Opens a round with decisions: reserves the stake, uses the nonce and deals the first cards. If the round ends
 * immediately (blackjack), settles it in the same transaction. A duplicate request returns the round's current state.
 * @throws DomainError as listed for the call in contract/src/play-open-rounds.ts
 */
export async function openRound(
  deps: Deps,
  member: Subject,
  { id: sentId, ...request }: NewRound,
): Promise<SteppedAnswer> {
  const id = sentId.toLowerCase();
  const stored = () => answerKnown(deps, member.id, id, request.game, request.bet);
  return (
    (await stored()) ??
    orStoredRound(
      deps,
      { memberId: member.id, id },
      {
        play: async () =>
          (await begin(deps, member, { id, ...request })) ?? (await stored()) ?? unbooked(),
        stored,
      },
    )
  );
}

/**
 * Checks the bet, then opens the round.
 * @returns the opened round and the wallet; undefined if this round is already stored
 */
async function begin(deps: Deps, member: Subject, { id, game: slug, bet: sent, ip }: NewRound) {
  const game = openGame(deps, slug);
  // The game must have decisions, and the bet must contain none, because the member must first see the cards.
  if (!isStepped(game) || 'actions' in sent) throw new DomainError('play.unknown_bet');
  const bet = checkBet(game, sent);
  if (await isRealityCheckDue(deps, member)) throw new DomainError('limits.reality_check_due');
  // If this is the member's first bet, create the seed pair now: the transaction below expects it to exist.
  await openPairOf(deps, member.id);
  const answer = await deps.transaction((tx) => open(deps, tx, { member, id, bet, ip }));
  batcherOf(deps).forget(member.id);
  return answer;
}

function unbooked(): never {
  throw new Error('a round that was found under the lock is gone');
}

/**
 * Opens the round. All checks run while the wallet is locked, so that no other bet by the member can be booked between
 * the checks and the booking.
 * @returns undefined if this round is already stored
 */
async function open(
  deps: Deps,
  tx: Transaction,
  about: { member: Subject; id: string; bet: CheckedBet; ip: string },
): Promise<SteppedAnswer | undefined> {
  const { member, id, bet, ip } = about;
  const wallet = await lockWallet(tx, member.id);
  const others = await openRoundsOf(tx, member.id, bet.game.slug);
  const isKnown = others.some((other) => other.id === id);
  if (isKnown || (await findRound(tx, member.id, id))) return undefined;
  if (others[0]) {
    // The error below asks the member to finish the open round. If that round cannot continue, `roundStateOf` throws
    // `play.round_stuck` first.
    await roundStateOf(deps, tx, others[0]);
    throw new DomainError('play.round_open', { params: { id: others[0].id } });
  }
  const { stakeCents } = bet;
  const { cash: cashCents } = wallet;
  const stake = { memberId: member.id, ip, payer: 'wallet' as const, cashCents, stakeCents, bet };
  await admitStake(deps, tx, stake);
  const now = deps.clock.now();
  const row = await openWager(tx, {
    memberId: member.id,
    id,
    sessionId: member.sessionId,
    title: titles.get(bet.game.slug),
    bet: bet.sent,
    stakeCents,
    at: now,
    expiresAt: new Date(now.getTime() + OPEN_ROUND_LIFETIME_MS),
    round: {
      mathVersion: bet.game.mathVersion,
      seedPairNo: wallet.seed_pair_no,
      nonce: wallet.next_nonce,
    },
  });
  return settleIfOver(deps, tx, await roundStateOf(deps, tx, row));
}

/**
 * Returns the current state of the round stored under this id, open or settled.
 * @throws DomainError play.round_mismatch if the id belongs to a different bet
 */
async function answerKnown(
  deps: Deps,
  memberId: string,
  id: string,
  game: string,
  sent: Record<string, unknown>,
): Promise<SteppedAnswer | undefined> {
  const current = await readRoundState(deps, memberId, id);
  if (!current) return undefined;
  const stored = current.open ?? current.round;
  const { actions: _, ...bet } = stored?.bet ?? {};
  if (stored?.game !== game || !isSameBet(bet, sent)) throw new DomainError('play.round_mismatch');
  return current;
}
