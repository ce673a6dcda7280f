import { tournamentsEvents } from '@wl/contract/events/tournaments';
import { walletNews } from '@wl/contract/news/wallet';
import type { EntryWay } from '@wl/world/tournaments/tournament';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { spendTournamentTicket } from '../../bag/index.ts';
import { lockWallet, post, readWallet, recordEvent } from '../../ledger/index.ts';
import { stateOf } from '../present.ts';
import { findEntry, findEntryByKey, insertEntry, type EntryRow } from './entries-repository.ts';
import { findTournament, takePlace, type TournamentRow } from '../repository.ts';
import { refusalOf } from '../rules.ts';

/** Entry request, with the terms shown to the member. */
export interface EntryRequest {
  /** The client's idempotency key, unique per member. */
  key: string;
  how: EntryWay;
  /** Tournament version that the member saw. */
  version: number;
  /** Price in Coins; 0 unless the entry is paid for with Coins. */
  coins: number;
  ticketId: string | null;
}

/**
 * Enters a member into a tournament: checks the entry, charges its price and stores it in one transaction under the
 * wallet lock. If a member enters from two devices simultaneously, one request is rejected with
 * `tournaments.entered_already`. A repeated request with the same key does not create a second entry.
 *
 * @throws DomainError request.not_found · tournaments.not_open · tournaments.entered_already · tournaments.full ·
 *   tournaments.price_changed · tournaments.terms_changed · tournaments.not_enough_coins · tournaments.ticket_unusable
 *   · wallet.key_reused
 */
export async function enterTournament(
  deps: Deps,
  memberId: string,
  tournamentId: string,
  request: EntryRequest,
): Promise<void> {
  await deps.transaction(async (tx) => {
    const wallet = await lockWallet(tx, memberId);
    const known = await findEntryByKey(tx, memberId, request.key);
    if (known) {
      refuseOther(known, tournamentId, request);
      return;
    }
    const tournament = await findTournament(tx, tournamentId);
    if (!tournament) throw new DomainError('request.not_found');
    if (await findEntry(tx, tournamentId, memberId))
      throw new DomainError('tournaments.entered_already');
    const at = deps.clock.now();
    judge(tournament, at, { ...request, balance: wallet.coins });
    const id = uuidv7();
    await pay(deps, tx, { id, memberId, request, at });
    await takeEntry(tx, { id, memberId, tournament, request, at, balance: wallet.coins });
    await publishWallet(deps, tx, memberId);
  });
}

/**
 * Checks that a repeated request matches the entry stored under its key.
 * @throws DomainError wallet.key_reused if the request differs from the entry
 */
function refuseOther(known: EntryRow, tournamentId: string, request: EntryRequest): void {
  const isSame =
    known.tournament_id === tournamentId &&
    known.how === request.how &&
    known.coins === request.coins &&
    known.ticket_id === (request.how === 'ticket' ? request.ticketId : null);
  if (!isSame) throw new DomainError('wallet.key_reused');
}

/**
 * Checks whether a member can enter the tournament.
 * @throws DomainError if the tournament cannot be entered on the terms shown to the member
 */
function judge(row: TournamentRow, at: Date, request: EntryRequest & { balance: number }): void {
  const gate = {
    state: stateOf(row, at),
    version: row.version,
    entryCoins: row.entry_coins,
    entrants: row.entrants,
    maxEntrants: row.max_entrants,
  };
  const refusal = refusalOf(gate, request);
  if (refusal === 'tournaments.price_changed')
    throw new DomainError(refusal, { params: { coins: row.entry_coins } });
  if (refusal) throw new DomainError(refusal);
}

interface Payment {
  id: string;
  memberId: string;
  request: EntryRequest;
  at: Date;
}

/**
 * Charges the entry fee in Coins, or uses the member's ticket.
 * @throws DomainError tournaments.ticket_unusable if the member does not have this ticket or it has expired
 */
async function pay(
  deps: Deps,
  tx: Transaction,
  { id, memberId, request, at }: Payment,
): Promise<void> {
  if (request.how === 'coins')
    await post(tx, {
      memberId,
      operationId: id,
      kind: 'coins_spent',
      transfers: [{ debit: 'coins', credit: 'coinsSpent', amount: request.coins }],
      at,
    });
  if (request.how !== 'ticket') return;
  const isPaid =
    request.ticketId !== null &&
    (await spendTournamentTicket(deps, tx, memberId, request.ticketId));
  if (!isPaid) throw new DomainError('tournaments.ticket_unusable');
}

/**
 * Claims a place in the tournament and stores the entry. Must run after all checks and the payment, because other
 * members who enter the tournament wait until the transaction commits.
 */
async function takeEntry(
  tx: Transaction,
  {
    id,
    memberId,
    tournament,
    request,
    at,
    balance,
  }: Payment & { tournament: TournamentRow; balance: number },
): Promise<void> {
  const { id: tournamentId } = tournament;
  const entryNo = await takePlace(tx, tournament, at);
  if (entryNo === undefined) await refuseTooLate(tx, tournamentId, at, { ...request, balance });
  else {
    await insertEntry(tx, {
      tournament_id: tournamentId,
      member_id: memberId,
      id,
      key: request.key,
      entry_no: entryNo,
      how: request.how,
      coins: request.coins,
      ticket_id: request.how === 'ticket' ? request.ticketId : null,
      entered_at: at,
      returned_at: null,
    });
    await recordEvent(tx, tournamentsEvents.entered, {
      memberId,
      data: {
        tournament_id: tournamentId,
        series: tournament.series,
        name: tournament.name,
        entry_no: entryNo,
        how: request.how,
        coins: request.coins,
        at: at.toISOString(),
      },
    });
  }
}

/**
 * Rejects an entry whose place could not be reserved, because the tournament has changed since the check.
 * @throws DomainError always, with the code for the reason
 */
async function refuseTooLate(
  tx: Transaction,
  id: string,
  at: Date,
  request: EntryRequest & { balance: number },
): Promise<never> {
  const now = await findTournament(tx, id);
  if (!now) throw new DomainError('request.not_found');
  judge(now, at, request);
  throw new DomainError('tournaments.full');
}

async function publishWallet(deps: Deps, tx: Transaction, memberId: string): Promise<void> {
  const wallet = await readWallet(tx, memberId);
  tx.afterCommit(() => {
    deps.realtime.publish(`private-member.${memberId}`, walletNews.changed, { wallet });
    deps.events.wake(tournamentsEvents.entered);
  });
}
