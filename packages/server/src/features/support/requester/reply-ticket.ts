import type { SupportTicket } from '@wl/contract/support';
import { TICKET_MESSAGES_PER_DAY } from '@wl/world/casino/support';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { mergedInto, type TicketRow } from '../repository.ts';
import { replyRefusal } from '../rules.ts';
import { addRequesterMessage } from '../thread/add-message.ts';
import { countOfRequester, findMessage } from '../thread/messages-repository.ts';
import { lockOwn, type Proof } from './access.ts';
import { wireOwn } from './read-own.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Adds a message from the requester to a ticket, or to the ticket into which it was merged. A repeated call with the
 * same message id does not add a second message.
 * @throws DomainError request.not_found · ticket.id_reused · ticket.closed · ticket.too_many_messages
 */
export async function replyToTicket(
  deps: Deps,
  id: string,
  proof: Proof,
  message: { id: string; text: string },
): Promise<SupportTicket> {
  return deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const row = await lockOwn(deps, tx, id, proof);
    const thread = [row.id, ...(await mergedInto(tx, row.id))];
    if (await isSent(tx, thread, message)) return wireOwn({ db: tx, clock: deps.clock }, row);
    const problem = replyRefusal(row, now);
    if (problem) throw new DomainError(problem);
    const sent = await countOfRequester(tx, thread, new Date(now.getTime() - DAY_MS));
    if (sent >= TICKET_MESSAGES_PER_DAY) throw new DomainError('ticket.too_many_messages');
    const changed: TicketRow = await addRequesterMessage(deps, tx, row, {
      ...message,
      source: 'form',
      at: now,
    });
    return wireOwn({ db: tx, clock: deps.clock }, changed);
  });
}

/**
 * Returns true if an earlier call has already stored this message.
 * @throws DomainError ticket.id_reused if the id belongs to another entry
 */
async function isSent(
  tx: Transaction,
  thread: readonly string[],
  { id, text }: { id: string; text: string },
): Promise<boolean> {
  const entry = await findMessage(tx, id);
  if (!entry) return false;
  const isSame =
    thread.includes(entry.ticket_id) &&
    entry.clerk_id === null &&
    entry.kind === 'message' &&
    entry.text === text;
  if (!isSame) throw new DomainError('ticket.id_reused');
  return true;
}
