import type { ChatConversation, ChatMessage, ChatSummary } from '@wl/contract/chat';
import type { ChatCaseMessage, ChatLine } from '@wl/contract/office/chat';
import type { Db } from '../../platform/database/database.ts';
import { nicknamesOf } from '../members/index.ts';
import { clerkNames } from '../staff/index.ts';
import { countPages } from './files-repository.ts';
import { firstTexts } from './lists-repository.ts';
import { countUnread, type ChatMessageRow, type ConversationRow } from './repository.ts';
import { canRate, previewOf } from './rules.ts';

/** Returns a conversation as its member sees it. */
export async function wireConversation(
  db: Db,
  row: ConversationRow,
  now: Date,
): Promise<ChatConversation> {
  return {
    id: row.id,
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
 * Returns messages as the member sees them. The kind is never `note`: members' messages are selected without notes.
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

/** Returns a function that returns the field `pages` of a message, which only files have. */
async function pagesOf(db: Db, rows: readonly ChatMessageRow[]) {
  const files = rows.filter(({ kind }) => kind === 'file');
  const counts = await countPages(
    db,
    files.map(({ id }) => id),
  );
  return ({ kind, id }: ChatMessageRow) => (kind === 'file' ? { pages: counts.get(id) ?? 0 } : {});
}

/** Returns the member's ended conversations with the beginning of their first texts. */
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

/** Returns conversations as lines of the clerks' list. */
export async function wireLines(db: Db, rows: readonly ConversationRow[]): Promise<ChatLine[]> {
  const nicknames = await nicknamesOf(
    db,
    rows.map(({ member_id }) => member_id),
  );
  const clerks = await clerkNames(
    db,
    rows.flatMap(({ clerk_id }) => clerk_id ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    member: { id: row.member_id, nickname: nicknames.get(row.member_id) ?? '' },
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

/** Returns one conversation as a line of the clerks' list. */
export async function wireLine(db: Db, row: ConversationRow): Promise<ChatLine> {
  const [line] = await wireLines(db, [row]);
  if (!line) throw new Error('each row has a line');
  return line;
}

/** Returns messages as clerks see them. */
export async function wireCaseMessages(
  db: Db,
  rows: readonly ChatMessageRow[],
): Promise<ChatCaseMessage[]> {
  const clerks = await clerkNames(db, [...new Set(rows.flatMap(({ clerk_id }) => clerk_id ?? []))]);
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
