import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { setGoing } from './activate-item.ts';
import { endItem } from './end-item.ts';
import { putItem } from './give-item.ts';
import { livingItems, lockItem, type ItemRow } from './items-repository.ts';
import type { TicketUse } from '../kinds/bag-kind.ts';
import { bagKindOf } from '../kinds/index.ts';
import { isOver } from '../rules.ts';

/** Ticket that can pay for a trip or a tournament entry, whether or not it has been activated. */
export interface Ticket {
  id: string;
  expiresAt: Date;
  isActive: boolean;
}

function usable(row: ItemRow, use: TicketUse, now: Date): Ticket | undefined {
  const { id, kind, state, deadline } = row;
  if (bagKindOf(kind).pays !== use || deadline === null || isOver(deadline, now)) return undefined;
  return { id, expiresAt: deadline, isActive: state === 'active' };
}

async function ticketsOf(db: Db, memberId: string, use: TicketUse, now: Date): Promise<Ticket[]> {
  const rows = await livingItems(db, memberId);
  return rows
    .flatMap((row) => usable(row, use, now) ?? [])
    .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());
}

/** Returns a member's destination tickets, earliest deadline first. */
export function destinationTickets(db: Db, memberId: string, now: Date): Promise<Ticket[]> {
  return ticketsOf(db, memberId, 'trip', now);
}

/** Returns a member's tournament tickets, earliest deadline first. */
export function tournamentTickets(db: Db, memberId: string, now: Date): Promise<Ticket[]> {
  return ticketsOf(db, memberId, 'tournament_entry', now);
}

/**
 * Uses a ticket and marks it as completed. Activates the ticket first if it is not active. The caller must have locked
 * the wallet.
 * @returns false if the member has no ticket with this id for this use, or if the ticket has expired
 */
async function spendTicket(
  deps: Deps,
  tx: Transaction,
  { memberId, id, use }: { memberId: string; id: string; use: TicketUse },
): Promise<boolean> {
  const row = await lockItem(tx, id);
  if (row?.member_id !== memberId) return false;
  const ticket = usable(row, use, deps.clock.now());
  if (!ticket) return false;
  if (!ticket.isActive) await setGoing(deps, tx, row);
  await endItem(deps, tx, row, 'completed');
  return true;
}

/**
 * Pays for a trip with a ticket.
 * @returns false if the member has no destination ticket with this id, or if the ticket has expired
 */
export function spendDestinationTicket(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  id: string,
): Promise<boolean> {
  return spendTicket(deps, tx, { memberId, id, use: 'trip' });
}

/**
 * Pays for a tournament entry with a tournament ticket.
 * @returns false if the member has no tournament ticket with this id, or if the ticket has expired
 */
export function spendTournamentTicket(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  id: string,
): Promise<boolean> {
  return spendTicket(deps, tx, { memberId, id, use: 'tournament_entry' });
}

/**
 * Replaces a spent ticket with a new ticket that has the same terms and a full lifetime, even if the bag is full. The
 * caller must hold the wallet lock.
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
  // Create the new ticket without a family, because the original ticket already counts towards the family's limit in
  // the market.
  const back = { memberId, slug, family: null, terms, source: 'grant', sourceId: reason } as const;
  await putItem(deps, tx, back);
}
