import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { deadlinesFrom } from '../calendar.ts';
import { publishTicket } from '../publish-ticket.ts';
import { updateTicket, type TicketRow } from '../repository.ts';
import { mayReview, nextDueOf } from '../rules.ts';
import { addEntry } from '../thread/add-message.ts';
import { lockOwn, type Proof } from './access.ts';

/**
 * Requests a second review of an answered complaint and returns the complaint to the queue for another clerk.
 * Idempotent. The text can be empty; the other fields prove that the caller is the requester.
 * @throws DomainError request.not_found if neither the member nor the token matches · ticket.no_review
 */
export async function askForReview(
  deps: Deps,
  id: string,
  { text, ...proof }: Proof & { text: string },
): Promise<TicketRow> {
  return deps.transaction(async (tx) => {
    const row = await lockOwn(deps, tx, id, proof);
    if (row.state === 'review') return row;
    const now = deps.clock.now();
    if (!mayReview(row, now)) throw new DomainError('ticket.no_review');
    await addEntry(tx, row, { id: uuidv7(), kind: 'review', clerk_id: null, text, at: now });
    const { due_at } = await deadlinesFrom(tx, row.kind, now);
    const asked = await updateTicket(tx, row.id, {
      state: 'review',
      due_at: nextDueOf(row, due_at),
      last_at: now,
      waiting_since: now,
    });
    publishTicket(deps, tx, asked);
    return asked;
  });
}
