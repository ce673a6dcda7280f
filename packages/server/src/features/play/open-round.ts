import { OPEN_ROUND_LIFE_MS } from '@wl/world/house/limits';
import type { Subject } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet } from '../ledger/index.ts';
import { decide, judgeStake } from '../limits/index.ts';
import { deskOf } from './desk.ts';
import { openGame } from './game-switches.ts';
import { insertOpenRound, openRoundsOf, type OpenRoundRow } from './open-round-repository.ts';
import { checkBet, type CheckedBet } from './play-round.ts';
import { loadPlayer, type Player } from './player.ts';
import { findRound } from './repository.ts';
import { settleIfOver, tellStanding, type SteppedAnswer } from './settle-open-round.ts';
import { isStepped, standingOf } from './stepped-round.ts';

/** Another bet of the member may take the nonce between reading and locking; then everything is read again. */
const STALE_TRIES = 6;

interface NewRound {
  id: string;
  game: string;
  bet: Record<string, unknown>;
}

/**
 * Begins a round in which the member decides: the stake is held, the nonce used, the first cards dealt. A round that is over at
 * once (blackjack) is settled in the same transaction. A resend answers where the round stands.
 * @throws DomainError as listed at the call (contract/src/play.ts)
 */
export async function openRound(
  deps: Deps,
  member: Subject,
  { id: sentId, game: slug, bet: sent }: NewRound,
): Promise<SteppedAnswer> {
  const id = sentId.toLowerCase();
  const known = await answerKnown(deps, member.id, id, slug, sent);
  if (known) return known;
  const game = openGame(deps, slug);
  // Decisions come one by one, after what they are about has been seen.
  if (!isStepped(game) || 'actions' in sent) throw new DomainError('play.unknown_bet');
  const bet = checkBet(game, sent);
  for (let attempt = 0; attempt < STALE_TRIES; attempt++) {
    const player = await loadPlayer(deps, member.id);
    const gate = decide('bet', player.limits, deps.clock.now());
    if (!gate.ok) throw new DomainError(gate.code);
    const answer = await deps.transaction((tx) => open(deps, tx, { member, player, id, bet }));
    if (answer === 'stale') continue;
    deskOf(deps).forget(member.id);
    return answer ?? (await answerKnown(deps, member.id, id, slug, sent)) ?? unbooked();
  }
  throw new DomainError('request.overloaded');
}

function unbooked(): never {
  throw new Error('a round that was found under the lock is gone');
}

/** @returns undefined when this round is stored already, `stale` when the player was not read freshly enough */
async function open(
  deps: Deps,
  tx: Transaction,
  about: { member: Subject; player: Player; id: string; bet: CheckedBet },
): Promise<SteppedAnswer | 'stale' | undefined> {
  const { member, player, id, bet } = about;
  const wallet = await lockWallet(tx, member.id);
  const others = await openRoundsOf(tx, member.id, bet.game.slug);
  if (others.some((other) => other.id === id) || (await findRound(tx, member.id, id)))
    return undefined;
  if (others.length > 0)
    throw new DomainError('play.round_open', { params: { id: others[0]?.id ?? '' } });
  const { gate_version, seed_pair_no, next_nonce } = wallet;
  if (
    gate_version !== player.gateVersion ||
    seed_pair_no !== player.pair.no ||
    next_nonce !== player.nonce
  )
    return 'stale';
  if (wallet.cash < bet.stakeCents) throw new DomainError('wallet.insufficient_funds');
  const now = deps.clock.now();
  await judgeStake(tx, member.id, bet.stakeCents, now);
  const row: OpenRoundRow = {
    member_id: member.id,
    id,
    session_id: member.sessionId,
    game: bet.game.slug,
    math_version: bet.game.mathVersion,
    bet: bet.sent,
    actions: [],
    seed_pair_no,
    nonce: next_nonce,
    stake: bet.stakeCents,
    opened_at: now,
    expires_at: new Date(now.getTime() + OPEN_ROUND_LIFE_MS),
  };
  await insertOpenRound(tx, row);
  return settleIfOver(deps, tx, await standingOf(deps, tx, row));
}

/** The answer for a round that is stored under this id, open or settled. @throws DomainError play.round_mismatch */
async function answerKnown(
  deps: Deps,
  memberId: string,
  id: string,
  game: string,
  sent: Record<string, unknown>,
): Promise<SteppedAnswer | undefined> {
  const told = await tellStanding(deps, memberId, id);
  if (!told) return undefined;
  const stored = told.open ?? told.round;
  const { actions: _, ...bet } = stored?.bet ?? {};
  if (stored?.game !== game || !isSame(bet, sent)) throw new DomainError('play.round_mismatch');
  return told;
}

/** Equal as JSON, whatever the order of keys (the database does not keep it). */
function isSame(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
