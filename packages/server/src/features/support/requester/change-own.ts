import type { SupportTicket } from '@wl/contract/support';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { publishQueue, publishTicket } from '../publish-ticket.ts';
import { updateTicket } from '../repository.ts';
import { canClose, canRate, closedAt } from '../rules.ts';
import { addEntry } from '../thread/add-message.ts';
import { lockOwn, type Proof } from './access.ts';
import { wireOwn } from './read-own.ts';

/**
 * Closes a ticket for its requester. Idempotent.
 * @throws DomainError request.not_found
 */
export async function closeOwn(deps: Deps, id: string, proof: Proof): Promise<SupportTicket> {
  return deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const row = await lockOwn(deps, tx, id, proof);
    if (!canClose(row)) return wireOwn({ db: tx, clock: deps.clock }, row);
    await addEntry(tx, row, { id: uuidv7(), kind: 'closed', clerk_id: null, text: '', at: now });
    const closed = await updateTicket(tx, row.id, closedAt(now));
    publishTicket(deps, tx, closed);
    return wireOwn({ db: tx, clock: deps.clock }, closed);
  });
}

/**
 * Stores the requester's rating of an answered or closed ticket. A later rating replaces the earlier rating.
 * @throws DomainError request.not_found · ticket.not_rateable
 */
export async function rateOwn(
  deps: Deps,
  id: string,
  proof: Proof,
  { rating, comment }: { rating: number; comment: string },
): Promise<SupportTicket> {
  return deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const row = await lockOwn(deps, tx, id, proof);
    if (!canRate(row, now)) throw new DomainError('ticket.not_rateable');
    const rated = await updateTicket(tx, row.id, {
      rating,
      rating_comment: comment,
      rated_at: now,
    });
    publishQueue(deps, tx, rated);
    return wireOwn({ db: tx, clock: deps.clock }, rated);
  });
}
