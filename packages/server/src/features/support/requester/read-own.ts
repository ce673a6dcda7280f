import type { SupportTicket, TicketMessage, TicketSummary } from '@wl/contract/support';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findTicket, mergedInto, ticketsOfMember, type TicketRow } from '../repository.ts';
import { canClose, canRate, mayReview, numberOf, previewOf, replyRefusal } from '../rules.ts';
import { filesOf, findPicture, type PicturePlace } from '../thread/files-repository.ts';
import {
  isForRequester,
  lastTexts,
  messagesOf,
  type MessageRow,
} from '../thread/messages-repository.ts';
import { ownTicket, type Proof } from './access.ts';

/**
 * Maximum age, in milliseconds, of a ticket's last message. The member's list omits tickets with an older last message,
 * even complaints, which are stored longer.
 */
const SHOWN_MS = 365 * 24 * 60 * 60 * 1000;

/** Returns the member's own tickets whose latest message is at most `SHOWN_MS` old, most recent message first. */
export async function readOwnList(deps: Deps, memberId: string): Promise<TicketSummary[]> {
  const since = new Date(deps.clock.now().getTime() - SHOWN_MS);
  const rows = await ticketsOfMember(deps.db, memberId, since);
  const texts = await lastTexts(
    deps.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => summaryOf(row, texts.get(row.id) ?? ''));
}

/**
 * Returns one ticket with its thread, for its requester.
 * @throws DomainError request.not_found
 */
export async function readOwn(deps: Deps, id: string, proof: Proof): Promise<SupportTicket> {
  return wireOwn(deps, await ownTicket(deps, id, proof));
}

/**
 * Returns a picture of an attached file as JPEG, for the requester of the ticket.
 * @throws DomainError request.not_found
 */
export async function readOwnPicture(
  deps: Deps,
  { id, ...place }: PicturePlace & { id: string },
  proof: Proof,
): Promise<Buffer> {
  const row = await ownTicket(deps, id, proof);
  const ids = [row.id, ...(await mergedInto(deps.db, row.id))];
  const picture = await findPicture(deps, deps.db, ids, place);
  if (!picture) throw new DomainError('request.not_found');
  return picture;
}

/** Returns a ticket as its requester sees it. If `db` is a transaction, its uncommitted changes are included. */
export async function wireOwn(
  { db, clock }: Pick<Deps, 'clock'> & { db: Db },
  row: TicketRow,
): Promise<SupportTicket> {
  const now = clock.now();
  const target = row.merged_into === null ? undefined : await findTicket(db, row.merged_into);
  const all = await messagesOf(db, [row.id, ...(await mergedInto(db, row.id))]);
  const shown = all.filter(isForRequester);
  const files = await filesOf(
    db,
    shown.map(({ id }) => id),
  );
  const isOpen = row.merged_into === null;
  return {
    ...summaryOf(
      row,
      shown.findLast(({ text, kind }) => text !== '' && kind !== 'closed')?.text ?? '',
    ),
    about: row.about,
    messages: shown.map((message) => ({
      id: message.id,
      kind: message.kind,
      author: authorOf(message),
      // The text of a closing entry is the clerk's reason, which only clerks see.
      text: message.kind === 'closed' ? '' : message.text,
      files: files.get(message.id) ?? [],
      refused_files: message.refused_files,
      at: message.at.toISOString(),
    })),
    merged_into: target ? { id: target.id, number: numberOf(target) } : null,
    can_reply: replyRefusal(row, now) === undefined,
    can_close: isOpen && canClose(row),
    can_review: mayReview(row, now),
    can_rate: canRate(row, now),
    rating: row.rating,
  };
}

/** Returns the author of an entry. Entries by clerks and by the system are attributed to the casino (`house`). */
export const authorOf = ({
  clerk_id,
  by_system,
}: Pick<MessageRow, 'clerk_id' | 'by_system'>): TicketMessage['author'] =>
  clerk_id === null && !by_system ? 'requester' : 'house';

const summaryOf = (row: TicketRow, lastText: string): TicketSummary => ({
  id: row.id,
  number: numberOf(row),
  kind: row.kind,
  topic: row.topic,
  state: row.state,
  created_at: row.created_at.toISOString(),
  due_at: row.due_at.toISOString(),
  last_at: row.last_at.toISOString(),
  last_text: previewOf(lastText),
});
