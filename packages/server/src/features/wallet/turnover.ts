/** Deposits are staked off by settled rounds, in their order (decisions §5). */
import type { Db, Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { cursorOf, roundsAfter } from '../../platform/event-history.ts';
import type { Position } from '../../platform/event-pages.ts';
import type { StoredEvent } from '../../platform/events.ts';
import { lockOpenDeposits, storedOpenDeposits, storeStaked } from './turnover-repository.ts';
import { isStaked, stakeOf, stakeOff, type OpenDeposit, type Stake } from './turnover-rules.ts';

/** The subscriber that counts; the name is permanent. */
export const TURNOVER = 'wallet.turnover';

/** The cursor moves a few times a second; three short readings seldom meet that even once. */
const TRIES = 20;

/** Counts the stakes of settled rounds. Bets come by the thousand: two statements a batch, and few members have an open deposit. */
export async function countStakes(tx: Transaction, events: readonly StoredEvent[]): Promise<void> {
  const stakes = new Map<string, Stake[]>();
  for (const event of events) {
    const stake = stakeOf(event);
    if (event.memberId === undefined || stake.cents === 0) continue;
    const ofMember = stakes.get(event.memberId) ?? [];
    ofMember.push(stake);
    stakes.set(event.memberId, ofMember);
  }
  const open = await lockOpenDeposits(tx, [...stakes.keys()]);
  await storeStaked(
    tx,
    [...open].flatMap(([memberId, deposits]) => stakeOff(deposits, stakes.get(memberId) ?? [])),
  );
}

/**
 * Finds the deposits of a member that were not staked once, the oldest first. Rounds that the subscriber has not come to are counted as
 * well, so that a member who has just staked a deposit is told so.
 * @throws DomainError request.overloaded when the subscriber counts too quickly for a reading in between
 */
export async function unstakedDeposits(db: Db, memberId: string): Promise<OpenDeposit[]> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const counted = await cursorOf(db, TURNOVER);
    const deposits = await storedOpenDeposits(db, memberId);
    const [oldest] = deposits;
    if (!oldest) return [];
    const rounds = await roundsAfter(db, memberId, { after: counted, from: oldest.creditedAt });
    // Meanwhile the subscriber may have counted some of these rounds: they would count twice.
    if (isSame(counted, await cursorOf(db, TURNOVER)))
      return stakeOff(deposits, rounds.map(stakeOf)).filter((deposit) => !isStaked(deposit));
  }
  throw new DomainError('request.overloaded');
}

const isSame = (a: Position, b: Position) => a.tx === b.tx && a.id === b.id;
