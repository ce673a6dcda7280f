/**
 * Counts the stakes of settled rounds towards the turnover that each deposit requires, earliest deposit first
 * (decisions §5).
 */
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { cursorOf, roundsAfter } from '../../../platform/events/event-history.ts';
import type { Position } from '../../../platform/events/event-pages.ts';
import { roundChanges, type RoundEvent } from '../../../platform/events/round-changes.ts';
import { lockOpenDeposits, storedOpenDeposits, storeStaked } from './turnover-repository.ts';
import { isStaked, stakeOf, stakeOff, type OpenDeposit, type Stake } from './turnover-rules.ts';

/**
 * Name of the subscriber that counts turnover. It must never change, because the subscriber's position is stored under
 * this name.
 */
export const TURNOVER = 'wallet.turnover';

/**
 * Maximum number of attempts to read deposits and rounds. An attempt fails only if the `TURNOVER` subscriber's position
 * changes during the read. That position changes a few times per second.
 */
const TRIES = 20;

/**
 * Counts the stakes of settled rounds towards the member's open deposits, and subtracts the stakes of voided rounds.
 * Uses only two SQL statements, because a batch can contain thousands of rounds.
 */
export async function countStakes(tx: Transaction, events: readonly RoundEvent[]): Promise<void> {
  const stakes = new Map<string, Stake[]>();
  for (const { round, isVoid } of roundChanges(events)) {
    const { at, cents } = stakeOf(round);
    if (round.memberId === undefined || cents === 0) continue;
    const ofMember = stakes.get(round.memberId) ?? [];
    ofMember.push({ at, cents: isVoid ? -cents : cents });
    stakes.set(round.memberId, ofMember);
  }
  const open = await lockOpenDeposits(tx, [...stakes.keys()]);
  await storeStaked(
    tx,
    [...open].flatMap(([memberId, deposits]) => stakeOff(deposits, stakes.get(memberId) ?? [])),
  );
}

/**
 * Returns the member's deposits that have not been staked in full, oldest first. Also counts the stakes of rounds that
 * the `TURNOVER` subscriber has not processed yet, so that a stake takes effect immediately.
 *
 * @throws DomainError request.overloaded if the subscriber advances during every attempt to read
 */
export async function unstakedDeposits(db: Db, memberId: string): Promise<OpenDeposit[]> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const counted = await cursorOf(db, TURNOVER);
    const deposits = await storedOpenDeposits(db, memberId);
    const [oldest] = deposits;
    if (!oldest) return [];
    const rounds = await roundsAfter(db, memberId, { after: counted, from: oldest.creditedAt });
    // If the turnover subscriber advanced during the read, rounds may have been counted twice, so read again.
    if (isSame(counted, await cursorOf(db, TURNOVER)))
      return stakeOff(deposits, rounds.map(stakeOf)).filter((deposit) => !isStaked(deposit));
  }
  throw new DomainError('request.overloaded');
}

const isSame = (a: Position, b: Position) => a.tx === b.tx && a.id === b.id;
