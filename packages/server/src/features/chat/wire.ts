import type { ChatConversation, ChatMessage, ChatSummary, ChatVisitor } from '@wl/contract/chat';
import type { ChatCaseMessage, ChatLine } from '@wl/contract/office/chat';
import type { Db } from '../../platform/database/database.ts';
import { nicknamesOf } from '../members/index.ts';
import { clerkNames } from '../staff/index.ts';
import { countPages } from './files/files-repository.ts';
import { firstTexts } from './lists-repository.ts';
import { countUnread, type ChatMessageRow, type ConversationRow } from './repository.ts';
import { canRate, previewOf } from './rules.ts';
import { findVisitor, visitorsOf, type VisitorRow } from './visitors/visitors-repository.ts';
import { requesterOf } from './requester.ts';

/** Returns a conversation as its member or visitor sees it. */
export async function wireConversation(
  db: Db,
  row: ConversationRow,
  now: Date,
): Promise<ChatConversation> {
  const visitor = row.visitor_id === null ? undefined : await findVisitor(db, row.visitor_id);
  return {
    id: row.id,
    visitor: visitor ? wireVisitor(visitor) : null,
    state: row.state,
    opened_at: row.opened_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    last: row.last_number,
    read: row.read_by_member,
    read_by_clerk: row.read_by_clerk,
    unread: await countUnread(db, row),
    rating: row.rating,
    can_rate: canRate(row, now),
  };
}

/**
 * Returns messages as the member or visitor sees them. The caller must pass only messages of the kinds in
 * `chatKindsForMembers`, which exclude notes.
 */
export async function wireMessages(
  db: Db,
  rows: readonly ChatMessageRow[],
): Promise<ChatMessage[]> {
  const pages = await pagesOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    kind: row.kind as ChatMessage['kind'],
    author: row.author,
    text: row.text,
    ...pages(row),
    at: row.at.toISOString(),
  }));
}

/** Returns one message as the member or visitor sees it. */
export async function wireMessage(db: Db, row: ChatMessageRow): Promise<ChatMessage> {
  const [message] = await wireMessages(db, [row]);
  if (!message) throw new Error('each message is shown');
  return message;
}

/** Returns a function that returns the `pages` field of a message. Only messages with a file have this field. */
async function pagesOf(db: Db, rows: readonly ChatMessageRow[]) {
  const files = rows.filter(({ kind }) => kind === 'file');
  const counts = await countPages(
    db,
    files.map(({ id }) => id),
  );
  return ({ kind, id }: ChatMessageRow) => (kind === 'file' ? { pages: counts.get(id) ?? 0 } : {});
}

/** Returns summaries of ended conversations, each with the beginning of its first text message. */
export async function wireSummaries(
  db: Db,
  rows: readonly ConversationRow[],
): Promise<ChatSummary[]> {
  const first = await firstTexts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    opened_at: row.opened_at.toISOString(),
    ended_at: (row.ended_at ?? row.last_at).toISOString(),
    first: previewOf(first.get(row.id) ?? ''),
    rating: row.rating,
  }));
}

/**
 * Returns a visitor's name and e-mail address, and whether the address is confirmed. Omits the id, which must never
 * appear in a response.
 */
export const wireVisitor = ({ name, email, confirmed_at }: VisitorRow): ChatVisitor => ({
  name,
  email,
  confirmed: confirmed_at !== null,
});

/** Returns the member or visitor of a conversation, as shown in the clerks' list. */
function wireRequester(
  row: ConversationRow,
  nicknames: ReadonlyMap<string, string>,
  visitors: ReadonlyMap<string, VisitorRow>,
): ChatLine['requester'] {
  const { kind, id } = requesterOf(row);
  if (kind === 'member') return { kind, id, nickname: nicknames.get(id) ?? '' };
  const visitor = visitors.get(id);
  if (!visitor) throw new Error('a conversation keeps its visitor');
  return { kind, ...wireVisitor(visitor) };
}

export async function wireLines(db: Db, rows: readonly ConversationRow[]): Promise<ChatLine[]> {
  const nicknames = await nicknamesOf(
    db,
    rows.flatMap(({ member_id }) => member_id ?? []),
  );
  const visitors = await visitorsOf(
    db,
    rows.flatMap(({ visitor_id }) => visitor_id ?? []),
  );
  const clerks = await clerkNames(
    db,
    rows.flatMap(({ clerk_id }) => clerk_id ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    requester: wireRequester(row, nicknames, visitors),
    language: row.language,
    clerk: row.clerk_id ? { id: row.clerk_id, name: clerks.get(row.clerk_id) ?? '' } : null,
    opened_at: row.opened_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    last_text: row.last_text,
    last_at: row.last_at.toISOString(),
    rating: row.rating,
    version: row.version,
  }));
}

/** Returns one conversation as an entry of the clerks' conversation list. */
export async function wireLine(db: Db, row: ConversationRow): Promise<ChatLine> {
  const [line] = await wireLines(db, [row]);
  if (!line) throw new Error('each row has a line');
  return line;
}

/**
 * Returns messages as clerks see them.
 * @param known clerks' names that are already loaded, by clerk id
 */
export async function wireCaseMessages(
  db: Db,
  rows: readonly ChatMessageRow[],
  known: ReadonlyMap<string, string> = new Map(),
): Promise<ChatCaseMessage[]> {
  const authors = new Set(rows.flatMap(({ clerk_id }) => clerk_id ?? []));
  const unknown = [...authors].filter((id) => !known.has(id));
  const clerks = new Map([...known, ...(await clerkNames(db, unknown))]);
  const pages = await pagesOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    kind: row.kind,
    author: row.author,
    clerk: row.clerk_id ? (clerks.get(row.clerk_id) ?? '') : null,
    text: row.text,
    ...pages(row),
    at: row.at.toISOString(),
  }));
}

/** Returns one message as clerks see it. */
export async function wireCaseMessage(
  db: Db,
  row: ChatMessageRow,
  known: ReadonlyMap<string, string>,
): Promise<ChatCaseMessage> {
  const [message] = await wireCaseMessages(db, [row], known);
  if (!message) throw new Error('each message is shown');
  return message;
}
