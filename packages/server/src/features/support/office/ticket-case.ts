import type { TicketCase, TicketEntry } from '@wl/contract/office/support';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { clerkNames } from '../../staff/index.ts';
import { readLinks } from '../links/link-ticket.ts';
import { findTicket, mergedInto, otherTickets, type TicketRow } from '../repository.ts';
import { numberOf, previewOf, refusal } from '../rules.ts';
import { filesOf, findPicture, type PicturePlace } from '../thread/files-repository.ts';
import { answerersOf, lastTexts, messagesOf } from '../thread/messages-repository.ts';
import { authorOf } from '../requester/read-own.ts';
import { wireLines } from './wire-lines.ts';

/** Maximum number of the requester's other tickets shown with a ticket. */
const OTHERS = 10;

/**
 * Returns one ticket with its whole thread. If `db` is a transaction, its uncommitted changes are included.
 * @throws DomainError request.not_found
 */
export async function readCase(
  { db, clock }: Pick<Deps, 'clock'> & { db: Db },
  id: string,
  clerkId: string,
): Promise<TicketCase> {
  const row = await findTicket(db, id);
  const [line] = row ? await wireLines({ db, clock }, [row], clerkId) : [];
  if (!row || !line) throw new DomainError('request.not_found');
  const thread = [id, ...(await mergedInto(db, id))];
  const answerers = await answerersOf(db, thread);
  const target = row.merged_into === null ? undefined : await findTicket(db, row.merged_into);
  return {
    ...line,
    version: row.version,
    entries: await entriesOf(db, thread),
    links: await readLinks(db, row),
    final_due_at: row.final_due_at?.toISOString() ?? null,
    is_unverified: row.is_unverified,
    merged_into: target ? { id: target.id, number: numberOf(target) } : null,
    rating: row.rating === null ? null : { rating: row.rating, comment: row.rating_comment },
    others: await othersOf(db, row),
    can_answer: refusal(row, clerkId, { now: clock.now(), answerers, further: true }) === undefined,
  };
}

/**
 * Returns one page of an attached file as a JPEG picture, for clerks.
 * @throws DomainError request.not_found
 */
export async function readCasePicture(
  deps: Pick<Deps, 'config'> & { db: Db },
  { id, ...place }: PicturePlace & { id: string },
): Promise<Buffer> {
  const thread = [id, ...(await mergedInto(deps.db, id))];
  const picture = await findPicture(deps, deps.db, thread, place);
  if (!picture) throw new DomainError('request.not_found');
  return picture;
}

async function entriesOf(db: Db, thread: readonly string[]): Promise<TicketEntry[]> {
  const rows = await messagesOf(db, thread);
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  );
  const clerks = await clerkNames(
    db,
    rows.flatMap(({ clerk_id }) => clerk_id ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    author: authorOf(row),
    clerk: row.clerk_id === null ? null : (clerks.get(row.clerk_id) ?? ''),
    source: row.source,
    text: row.text,
    quoted: row.quoted,
    files: files.get(row.id) ?? [],
    refused_files: row.refused_files,
    at: row.at.toISOString(),
  }));
}

async function othersOf(db: Db, row: TicketRow): Promise<TicketCase['others']> {
  const others = await otherTickets(db, row, OTHERS);
  const texts = await lastTexts(
    db,
    others.map(({ id }) => id),
  );
  return others.map((other) => ({
    id: other.id,
    number: numberOf(other),
    state: other.state,
    created_at: other.created_at.toISOString(),
    last_text: previewOf(texts.get(other.id) ?? ''),
  }));
}
