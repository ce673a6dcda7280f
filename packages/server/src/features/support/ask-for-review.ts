import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { insertMessage, lockTicket, updateTicket, type TicketRow } from './repository.ts';
import { tokenFits } from './review-token.ts';
import { dueAt, mayReview } from './rules.ts';
import { publishQueue } from './open-ticket.ts';

/**
 * Requests the second review of an answered complaint, which returns to the queue for another clerk. Idempotent.
 * @param by the signed-in member or the token from the answer e-mail, and a text, which can be empty
 * @throws DomainError request.not_found if neither the member nor the token matches · ticket.no_review
 */
export async function askForReview(
  deps: Deps,
  id: string,
  by: { memberId: string | undefined; token: string | undefined; text: string },
): Promise<TicketRow> {
  return deps.transaction(async (tx) => {
    const row = await lockTicket(tx, id);
    const isWriter =
      row &&
      ((by.memberId !== undefined && row.member_id === by.memberId) ||
        (by.token !== undefined && tokenFits(deps, id, by.token)));
    if (!isWriter) throw new DomainError('request.not_found');
    if (row.state === 'review') return row;
    const now = deps.clock.now();
    if (!mayReview(row, now)) throw new DomainError('ticket.no_review');
    if (by.text !== '')
      await insertMessage(tx, {
        id: uuidv7(),
        enquiry_id: id,
        clerk_id: null,
        text: by.text,
        at: now,
      });
    const asked = await updateTicket(tx, id, { state: 'review', due_at: dueAt(row.kind, now) });
    publishQueue(deps, tx, asked);
    return asked;
  });
}
