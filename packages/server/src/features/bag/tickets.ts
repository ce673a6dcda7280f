import type { Deps } from '../../platform/deps.ts';
import type { Db, Transaction } from '../../platform/database.ts';
import { setGoing } from './activate-item.ts';
import { endItem } from './end-item.ts';
import { putItem } from './give-item.ts';
import { livingItems, lockItem, type ItemRow } from './items-repository.ts';
import { isOver } from './rules.ts';

type TicketKind = 'destination_ticket' | 'tournament_ticket';

/** Ticket that can be used for payment: still in the bag, or activated. */
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

/** Returns a member's destination tickets, earliest deadline first. */
export function destinationTickets(db: Db, memberId: string, now: Date): Promise<Ticket[]> {
  return ticketsOf(db, memberId, 'destination_ticket', now);
}

/** Returns a member's tournament tickets, earliest deadline first. */
export function tournamentTickets(db: Db, memberId: string, now: Date): Promise<Ticket[]> {
  return ticketsOf(db, memberId, 'tournament_ticket', now);
}

/**
 * Pays with a ticket, whose state then becomes completed. Runs in the caller's transaction, which holds the wallet
 * lock. A ticket that is still in the bag is activated first.
 * @returns false if the member has no such ticket of this kind, or it has expired
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

/**
 * Pays for a trip with a ticket.
 * @returns false if the member has no such destination ticket, or it has expired
 */
export function spendDestinationTicket(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  id: string,
): Promise<boolean> {
  return spendTicket(deps, tx, { memberId, id, kind: 'destination_ticket' });
}

/**
 * Pays for a tournament entry with a ticket.
 * @returns false if the member has no such tournament ticket, or it has expired
 */
export function spendTournamentTicket(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  id: string,
): Promise<boolean> {
  return spendTicket(deps, tx, { memberId, id, kind: 'tournament_ticket' });
}

/**
 * Replaces a spent ticket with a new one that has the same terms and a full new lifetime. The new ticket is added even
 * if the bag is full. Runs in the caller's transaction, which holds the wallet lock.
 * @param reason UUID of the refund. Each UUID creates only one ticket, even if the call is repeated.
 */
export async function giveTicketBack(
  deps: Deps,
  tx: Transaction,
  { memberId, id, reason }: { memberId: string; id: string; reason: string },
): Promise<void> {
  const spent = await lockItem(tx, id);
  if (!spent) throw new Error(`ticket ${id} has paid and is nowhere`);
  const { slug, terms } = spent;
  // The new ticket has no family, because the first one already counts towards the market's limit.
  const back = { memberId, slug, family: null, terms, source: 'grant', sourceId: reason } as const;
  await putItem(deps, tx, back);
}
