import type { ChatCase, ChatLine } from '@wl/contract/office/chat';
import { CHAT_PAGE_SIZE } from '@wl/world/chat/chat';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { memberById } from '../members/index.ts';
import { clerksWhoMay } from '../staff/index.ts';
import {
  activeCounts,
  earlierConversations,
  endedConversations,
  openConversations,
} from './lists-repository.ts';
import { findConversation, messagesAfter, type ConversationRow } from './repository.ts';
import { findVisitor } from './visitors/visitors-repository.ts';
import { wireCaseMessages, wireLine, wireLines, wireVisitor } from './wire.ts';
import { requesterOf } from './requester.ts';

/** Maximum number of the requester's other conversations that are shown with a conversation. */
const EARLIER = 10;

/**
 * Returns a conversation with all of its messages and notes. If `db` is a transaction, its own changes are included.
 * @throws DomainError request.not_found
 */
export async function readCase(db: Db, id: string): Promise<ChatCase> {
  const row = await findConversation(db, id);
  if (!row) throw new DomainError('request.not_found');
  const messages = await messagesAfter(db, id, { after: 0, isForMember: false });
  const earlier = await earlierConversations(db, row, EARLIER);
  return {
    line: await wireLine(db, row),
    requester: await readRequester(db, row),
    read_by_member: row.read_by_member,
    read_by_clerk: row.read_by_clerk,
    rating_comment: row.rating_comment,
    messages: await wireCaseMessages(db, messages),
    earlier: earlier.map(({ id: other, opened_at, last_text }) => ({
      id: other,
      opened_at: opened_at.toISOString(),
      last_text,
    })),
  };
}

/** Returns the details that clerks see about a conversation's requester. */
async function readRequester(db: Db, row: ConversationRow): Promise<ChatCase['requester']> {
  const { kind, id } = requesterOf(row);
  if (kind === 'visitor') {
    const visitor = await findVisitor(db, id);
    if (!visitor) throw new DomainError('request.not_found');
    return { kind, ...wireVisitor(visitor), created_at: visitor.created_at.toISOString() };
  }
  const member = await memberById(db, id);
  if (!member) throw new DomainError('request.not_found');
  const { nickname, first_name, email, created_at } = member;
  return { kind, id, nickname, first_name, email, created_at: created_at.toISOString() };
}

/** Returns one page of open or ended conversations. */
export async function readQueue(
  { db }: Pick<Deps, 'db'>,
  { tab, page }: { tab: 'open' | 'ended'; page: number },
): Promise<{ data: ChatLine[]; meta: { current_page: number; total: number; to: number } }> {
  const window = { limit: CHAT_PAGE_SIZE, offset: (page - 1) * CHAT_PAGE_SIZE };
  const { rows, total } = await (tab === 'open'
    ? openConversations(db, window)
    : endedConversations(db, window));
  const to = rows.length === 0 ? 0 : window.offset + rows.length;
  return { data: await wireLines(db, rows), meta: { current_page: page, total, to } };
}

/** Returns the clerks who can answer conversations, each with the number of their active conversations. */
export async function readColleagues({
  db,
}: Pick<Deps, 'db'>): Promise<{ id: string; name: string; open: number }[]> {
  const [clerks, counts] = await Promise.all([
    clerksWhoMay(db, 'support.answer'),
    activeCounts(db),
  ]);
  return clerks.map(({ id, name }) => ({ id, name, open: counts.get(id) ?? 0 }));
}
