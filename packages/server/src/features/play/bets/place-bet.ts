import type { ReplyOf } from '@wl/contract/call';
import type { placeBet as placeBetCall, Round } from '@wl/contract/play';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Subject } from '../../../platform/sign-in/auth.ts';
import { expireItems } from '../../bag/index.ts';
import { readWallet, toWallet } from '../../ledger/index.ts';
import { isRealityCheckDue } from '../../limits/index.ts';
import { findRound } from '../../wagers/index.ts';
import { orStoredRound } from './or-stored-round.ts';
import { batcherOf } from '../batcher/batcher.ts';
import type { Settled } from '../batcher/bet-queues.ts';
import { openGame } from '../games/open-game.ts';
import { playFreeSpin } from './play-free-spin.ts';
import { readRound } from '../rounds/get-round.ts';
import { checkBet, type CheckedBet } from '../rounds/play-round.ts';
import { isSameBet } from './same-bet.ts';
import { publishSettled } from './publish-settled.ts';

interface NewBet {
  /**
   * Idempotency key. A request with the same id and the same bet returns the stored round. A request with the same id
   * and a different bet is refused.
   */
  id: string;
  game: string;
  bet: Record<string, unknown>;
  /** Id of the bag item that covers the stake, so that the wallet is not charged. */
  item?: string | undefined;
  /** IP address of the request. */
  ip: string;
}

/**
 * Plays one round, from bet to response (docs/path-of-a-bet.md). The game validates the bet. The bet batcher checks
 * whether the member may bet, plays the bet and books it together with other members' bets.
 * @throws DomainError as listed for the call in contract/src/play.ts
 */
export function placeBet(
  deps: Deps,
  member: Subject,
  request: NewBet,
): Promise<ReplyOf<typeof placeBetCall>> {
  return orStoredRound(
    deps,
    { memberId: member.id, id: request.id.toLowerCase() },
    { play: () => play(deps, member, request), stored: () => answerSame(deps, member.id, request) },
  );
}

async function play(
  deps: Deps,
  member: Subject,
  { id: sentId, game: slug, bet: sent, item, ip }: NewBet,
): Promise<ReplyOf<typeof placeBetCall>> {
  const game = openGame(deps, slug);
  // Games with decisions must start in open-rounds/open-round.ts, because this function plays a round to its end.
  if (game.steps) throw new DomainError('play.unknown_bet');
  const bet = checkBet(game, sent);
  const id = sentId.toLowerCase();
  return item === undefined
    ? playFromWallet(deps, member, { id, bet, ip })
    : { data: await playFreeSpin(deps, member, { id, bet, item, ip }) };
}

/** Plays a bet that the wallet pays for, and returns the response. */
async function playFromWallet(
  deps: Deps,
  member: Subject,
  { id, bet, ip }: { id: string; bet: CheckedBet; ip: string },
): Promise<ReplyOf<typeof placeBetCall>> {
  if (await isRealityCheckDue(deps, member)) throw new DomainError('limits.reality_check_due');
  const settled = await batcherOf(deps)
    .place({ memberId: member.id, sessionId: member.sessionId, id, ip, bet })
    .catch((error: unknown) => refuse(deps, member.id, error));
  return settled.kind === 'booked'
    ? answerBooked(deps, member.id, { id, bet }, settled)
    : answerResend(deps, member.id, id);
}

/** Publishes a round that has just been booked, and returns the response. */
function answerBooked(
  deps: Deps,
  memberId: string,
  { id, bet }: { id: string; bet: CheckedBet },
  { played, at, wallet: balances }: Extract<Settled, { kind: 'booked' }>,
): ReplyOf<typeof placeBetCall> {
  const wallet = toWallet(balances);
  const round: Round = {
    id,
    game: bet.game.slug,
    bet: bet.sent,
    stake_cents: bet.stakeCents,
    payout_cents: played.payoutCents,
    cash_after_cents: wallet.cash,
    events: played.outcome.events,
    proof: played.proof,
    created_at: at.toISOString(),
    demo: false,
  };
  publishSettled(deps, memberId, round, wallet);
  return { data: { round, wallet } };
}

/**
 * Throws the given error. If the stake could not be paid, first ends bonus items past their deadline, so that the
 * member sees why their bonus money was not used.
 */
async function refuse(deps: Deps, memberId: string, error: unknown): Promise<never> {
  const isUnpaid =
    error instanceof DomainError &&
    (error.code === 'wallet.insufficient_funds' || error.code === 'play.bonus_refused');
  if (isUnpaid) await expireItems(deps, memberId);
  throw error;
}

/**
 * Returns the response to a duplicate request for a bet without a bag item.
 * @throws DomainError play.round_mismatch if the stored round was paid for with a bag item
 */
async function answerResend(deps: Deps, memberId: string, id: string) {
  const data = await storedAnswer(deps, memberId, id);
  if (data.round.item !== undefined) throw new DomainError('play.round_mismatch');
  return { data };
}

/** Returns the stored response for this id if the stored round has the same game, item and bet as the request. */
async function answerSame(deps: Deps, memberId: string, { id, game, bet, item }: NewBet) {
  const row = await findRound(deps.db, memberId, id);
  const isSame = row?.game === game && row.item_id === (item ?? null) && isSameBet(row.bet, bet);
  if (!isSame) return undefined;
  return { data: await storedAnswer(deps, memberId, id) };
}

/** Returns the response to a duplicate request: the stored round and the current wallet. */
async function storedAnswer(deps: Deps, memberId: string, id: string) {
  const [round, wallet] = await Promise.all([
    readRound(deps, memberId, id),
    readWallet(deps.db, memberId),
  ]).catch((error: unknown) => {
    // The round is stored, so a database outage here must not be reported as "nothing was booked".
    throw new Error('the round is stored and could not be read', { cause: error });
  });
  return { round, wallet };
}
