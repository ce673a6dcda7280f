import type { TicketCase, TicketLine } from '@wl/contract/office/support';
import type { SupportTicket } from '@wl/contract/support';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { nicknamesOf } from '../members/index.ts';
import { clerkNames } from '../staff/index.ts';
import {
  ticketsOfMember,
  findTicket,
  messagesOf,
  type TicketRow,
  type MessageRow,
} from './repository.ts';
import { mayReview, numberOf, refusal } from './rules.ts';

/** Maximum age of the tickets shown to members; complaints are stored longer. */
const SHOWN_MS = 365 * 24 * 60 * 60 * 1000;

const wireMessage = ({ clerk_id, text, at }: MessageRow) => ({
  author: clerk_id === null ? ('writer' as const) : ('house' as const),
  text,
  at: at.toISOString(),
});

/** Returns the member's own tickets with their answers, newest first. */
export async function readOwn(deps: Deps, memberId: string): Promise<SupportTicket[]> {
  const now = deps.clock.now();
  const rows = await ticketsOfMember(deps.db, memberId, new Date(now.getTime() - SHOWN_MS));
  const messages = await messagesOf(
    deps.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    number: numberOf(row),
    kind: row.kind,
    topic: row.topic,
    state: row.state,
    about: row.about,
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
    messages: messages.filter(({ enquiry_id }) => enquiry_id === row.id).map(wireMessage),
    can_review: mayReview(row, now),
  }));
}

/** Returns the rows of the back-office queue, with member and clerk names. */
export async function wireLines(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rows: readonly TicketRow[],
  clerkId: string,
): Promise<TicketLine[]> {
  const now = clock.now();
  const held = (row: TicketRow) =>
    row.claimed_by !== null && row.claimed_until !== null && row.claimed_until > now
      ? { by: row.claimed_by, until: row.claimed_until }
      : undefined;
  const nicknames = await nicknamesOf(
    db,
    rows.flatMap(({ member_id }) => member_id ?? []),
  );
  const clerks = await clerkNames(
    db,
    rows.flatMap((row) => held(row)?.by ?? []),
  );
  return rows.map((row) => {
    const claim = held(row);
    return {
      id: row.id,
      number: numberOf(row),
      kind: row.kind,
      topic: row.topic,
      state: row.state,
      name: row.name,
      email: row.email,
      language: row.language,
      member: row.member_id
        ? { id: row.member_id, nickname: nicknames.get(row.member_id) ?? '' }
        : null,
      about: row.about,
      created_at: row.created_at.toISOString(),
      due_at: row.due_at.toISOString(),
      is_late: (row.state === 'open' || row.state === 'review') && row.due_at < now,
      claim: claim
        ? {
            clerk: clerks.get(claim.by) ?? '',
            mine: claim.by === clerkId,
            until: claim.until.toISOString(),
          }
        : null,
    };
  });
}

/**
 * Returns one ticket with its messages. If `db` is a transaction, its own changes are included.
 * @throws DomainError request.not_found
 */
export async function readCase(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  clerkId: string,
): Promise<TicketCase> {
  const row = await findTicket(db, id);
  if (!row) throw new DomainError('request.not_found');
  const [line] = await wireLines({ db, clock }, [row], clerkId);
  if (!line) throw new DomainError('request.not_found');
  const messages = await messagesOf(db, [id]);
  const clerks = await clerkNames(
    db,
    messages.flatMap(({ clerk_id }) => clerk_id ?? []),
  );
  return {
    ...line,
    messages: messages.map((message) => ({
      ...wireMessage(message),
      clerk: message.clerk_id ? (clerks.get(message.clerk_id) ?? '') : null,
    })),
    can_answer: refusal(row, clerkId, clock.now()) === undefined,
  };
}
