import type { Deps } from '../../platform/deps.ts';
import type { Db, Transaction } from '../../platform/database.ts';
import { setGoing } from './activate-item.ts';
import { endItem } from './end-item.ts';
import { putItem } from './give-item.ts';
import { livingItems, lockItem, type ItemRow } from './items-repository.ts';
import { isOver } from './rules.ts';

type TicketKind = 'destination_ticket' | 'tournament_ticket';

/** A ticket that can pay: still in the bag, or activated. */
export interface Ticket {
  id: string;
  expiresAt: Date;
  isActive: boolean;
}

function usable(row: ItemRow, wanted: TicketKind, now: Date): Ticket | undefined {
  const { id, kind, state, deadline } = row;
  if (kind !== wanted || deadline === null || isOver(deadline, now)) return undefined;
  return { id, expiresAt: deadline, isActive: state === 'active' };
}

async function ticketsOf(db: Db, memberId: string, kind: TicketKind, now: Date): Promise<Ticket[]> {
  const rows = await livingItems(db, memberId);
  return rows
    .flatMap((row) => usable(row, kind, now) ?? [])
    .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());
}

/** A member's destination tickets, the one that lapses first comes first. */
export function destinationTickets(db: Db, memberId: string, now: Date): Promise<Ticket[]> {
  return ticketsOf(db, memberId, 'destination_ticket', now);
}

/** A member's tournament tickets, the one that lapses first comes first. */
export function tournamentTickets(db: Db, memberId: string, now: Date): Promise<Ticket[]> {
  return ticketsOf(db, memberId, 'tournament_ticket', now);
}

/**
 * A ticket pays: it is completed, in the caller's transaction, which holds the wallet's lock. One that still lies in the bag is
 * activated by its use.
 * @returns false when it is not the member's, no ticket of the kind, or over
 */
async function spendTicket(
  deps: Deps,
  tx: Transaction,
  { memberId, id, kind }: { memberId: string; id: string; kind: TicketKind },
): Promise<boolean> {
  const row = await lockItem(tx, id);
  if (row?.member_id !== memberId) return false;
  const ticket = usable(row, kind, deps.clock.now());
  if (!ticket) return false;
  if (!ticket.isActive) await setGoing(deps, tx, row);
  await endItem(deps, tx, row, 'completed');
  return true;
}

/** A ticket pays a trip. @returns false when it is not the member's, no destination ticket, or over */
export function spendDestinationTicket(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  id: string,
): Promise<boolean> {
  return spendTicket(deps, tx, { memberId, id, kind: 'destination_ticket' });
}

/** A ticket pays a tournament. @returns false when it is not the member's, no tournament ticket, or over */
export function spendTournamentTicket(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  id: string,
): Promise<boolean> {
  return spendTicket(deps, tx, { memberId, id, kind: 'tournament_ticket' });
}

/**
 * Gives a ticket back that had paid: a new one of the same terms, that keeps as long as the first did. It comes also into a bag
 * that is full, which then takes nothing more. In the caller's transaction, which holds the wallet's lock.
 * @param reason what it is given back for: the same gives one ticket, however often it is asked
 */
export async function giveTicketBack(
  deps: Deps,
  tx: Transaction,
  { memberId, id, reason }: { memberId: string; id: string; reason: string },
): Promise<void> {
  const spent = await lockItem(tx, id);
  if (!spent) throw new Error(`ticket ${id} has paid and is nowhere`);
  const { slug, terms } = spent;
  // Without a family: the first has counted against the market's limit already.
  const back = { memberId, slug, family: null, terms, source: 'grant', sourceId: reason } as const;
  await putItem(deps, tx, back);
}
