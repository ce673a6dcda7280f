import type { EntryWay } from '@wl/world/tournaments/tournament';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { spendTournamentTicket } from '../bag/index.ts';
import { lockWallet, post, readWallet, recordEvent } from '../ledger/index.ts';
import { stateOf } from './present.ts';
import { findEntry, findEntryByKey, insertEntry, type EntryRow } from './entries-repository.ts';
import { findTournament, takePlace, type TournamentRow } from './repository.ts';
import { refusalOf } from './rules.ts';

/** An entry as the member was shown it. */
export interface Wish {
  /** The client's idempotency key, unique per member. */
  key: string;
  how: EntryWay;
  /** Of the tournament as it was shown. */
  version: number;
  /** 0 unless Coins pay. */
  coins: number;
  ticketId: string | null;
}

/**
 * Enters a tournament: judged, paid and booked in one transaction under the wallet's lock, so of two devices one is first and the
 * other finds the member entered. The same key enters once.
 * @throws DomainError request.not_found · tournaments.not_open · tournaments.entered_already · tournaments.full ·
 *   tournaments.price_changed · tournaments.terms_changed · tournaments.not_enough_coins · tournaments.ticket_unusable ·
 *   wallet.key_reused
 */
export async function enterTournament(
  deps: Deps,
  memberId: string,
  tournamentId: string,
  wish: Wish,
): Promise<void> {
  await deps.transaction(async (tx) => {
    const wallet = await lockWallet(tx, memberId);
    const known = await findEntryByKey(tx, memberId, wish.key);
    if (known) {
      refuseOther(known, tournamentId, wish);
      return;
    }
    const tournament = await findTournament(tx, tournamentId);
    if (!tournament) throw new DomainError('request.not_found');
    if (await findEntry(tx, tournamentId, memberId))
      throw new DomainError('tournaments.entered_already');
    const at = deps.clock.now();
    judge(tournament, at, { ...wish, balance: wallet.coins });
    const id = uuidv7();
    await pay(deps, tx, { id, memberId, wish, at });
    await takeEntry(tx, { id, memberId, tournament, wish, at, balance: wallet.coins });
    await tell(deps, tx, memberId);
  });
}

/** @throws DomainError wallet.key_reused when the key has entered something else */
function refuseOther(known: EntryRow, tournamentId: string, wish: Wish): void {
  const isSame =
    known.tournament_id === tournamentId &&
    known.how === wish.how &&
    known.coins === wish.coins &&
    known.ticket_id === (wish.how === 'ticket' ? wish.ticketId : null);
  if (!isSame) throw new DomainError('wallet.key_reused');
}

/** @throws DomainError when it cannot be entered as the member was shown it */
function judge(row: TournamentRow, at: Date, wish: Wish & { balance: number }): void {
  const gate = {
    state: stateOf(row, at),
    version: row.version,
    entryCoins: row.entry_coins,
    entrants: row.entrants,
    maxEntrants: row.max_entrants,
  };
  const refusal = refusalOf(gate, wish);
  if (refusal === 'tournaments.price_changed')
    throw new DomainError(refusal, { params: { coins: row.entry_coins } });
  if (refusal) throw new DomainError(refusal);
}

interface Payment {
  /** Of the entry. */
  id: string;
  memberId: string;
  wish: Wish;
  at: Date;
}

/** Coins go, or the ticket does. @throws DomainError tournaments.ticket_unusable */
async function pay(
  deps: Deps,
  tx: Transaction,
  { id, memberId, wish, at }: Payment,
): Promise<void> {
  if (wish.how === 'coins')
    await post(tx, {
      memberId,
      operationId: id,
      kind: 'coins_spent',
      transfers: [{ debit: 'coins', credit: 'coinsSpent', amount: wish.coins }],
      at,
    });
  if (wish.how !== 'ticket') return;
  const isPaid =
    wish.ticketId !== null && (await spendTournamentTicket(deps, tx, memberId, wish.ticketId));
  if (!isPaid) throw new DomainError('tournaments.ticket_unusable');
}

/** Last, since whoever enters the same tournament waits here until the commit. */
async function takeEntry(
  tx: Transaction,
  {
    id,
    memberId,
    tournament,
    wish,
    at,
    balance,
  }: Payment & { tournament: TournamentRow; balance: number },
): Promise<void> {
  const { id: tournamentId } = tournament;
  const entryNo = await takePlace(tx, tournament, at);
  if (entryNo === undefined) await refuseTooLate(tx, tournamentId, at, { ...wish, balance });
  else {
    await insertEntry(tx, {
      tournament_id: tournamentId,
      member_id: memberId,
      id,
      key: wish.key,
      entry_no: entryNo,
      how: wish.how,
      coins: wish.coins,
      ticket_id: wish.how === 'ticket' ? wish.ticketId : null,
      entered_at: at,
      returned_at: null,
    });
    await recordEvent(tx, {
      memberId,
      type: 'tournaments.entered',
      data: {
        tournament_id: tournamentId,
        series: tournament.series,
        name: tournament.name,
        entry_no: entryNo,
        how: wish.how,
        coins: wish.coins,
        at: at.toISOString(),
      },
    });
  }
}

/** Between the look and the place something changed. @throws DomainError always */
async function refuseTooLate(
  tx: Transaction,
  id: string,
  at: Date,
  wish: Wish & { balance: number },
): Promise<never> {
  const now = await findTournament(tx, id);
  if (!now) throw new DomainError('request.not_found');
  judge(now, at, wish);
  throw new DomainError('tournaments.full');
}

async function tell(deps: Deps, tx: Transaction, memberId: string): Promise<void> {
  const wallet = await readWallet(tx, memberId);
  tx.afterCommit(() => {
    deps.realtime.publish(`private-member.${memberId}`, 'wallet.changed', { wallet });
    deps.events.wake('tournaments.entered');
  });
}
