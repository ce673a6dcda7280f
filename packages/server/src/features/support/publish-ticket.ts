import { staffNews } from '@wl/contract/news/staff';
import { supportNews } from '@wl/contract/news/support';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { TicketRow } from './repository.ts';
import { numberOf } from './rules.ts';

/** Notifies the clerks' open pages of the changed ticket after the commit, so that the pages reload the ticket. */
export function publishQueue(deps: Deps, tx: Transaction, row: TicketRow): void {
  const data = { id: row.id, number: numberOf(row) };
  tx.afterCommit(() =>
    deps.realtime.publish('private-staff.support', staffNews.ticket_changed, data),
  );
}

/**
 * Notifies the clerks' pages and, if the requester is a member, the requester's pages of a change that both can see.
 */
export function publishTicket(deps: Deps, tx: Transaction, row: TicketRow): void {
  publishQueue(deps, tx, row);
  const { id, member_id } = row;
  if (member_id === null) return;
  tx.afterCommit(() =>
    deps.realtime.publish(`private-member.${member_id}`, supportNews.ticket_changed, { id }),
  );
}
