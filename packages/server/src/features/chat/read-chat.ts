import type { ChatConversation, ChatMessage, ChatSummary } from '@wl/contract/chat';
import { CHAT_PAGE_SIZE } from '@wl/world/chat/chat';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { endedConversations } from './lists-repository.ts';
import { findConversation, findLatest, messagesAfter, type ConversationRow } from './repository.ts';
import { wireConversation, wireMessages, wireSummaries } from './wire.ts';
import { isWrittenBy, type Writer } from './writer.ts';

/** Number of conversations per page of a writer's history. */
const HISTORY_PAGE_SIZE = 10;

interface ReadChat {
  conversation: ChatConversation;
  messages: ChatMessage[];
  more: boolean;
}

/**
 * Returns the writer's latest conversation; null if there is none.
 * @param known conversation that the client knows, and the number of the last message that it has received
 */
export async function readLatest(
  deps: Deps,
  writer: Writer,
  known: { conversation?: string | undefined; after: number },
): Promise<ReadChat | null> {
  const row = await findLatest(deps.db, writer);
  if (!row) return null;
  return readFrom(deps, row, row.id === known.conversation ? known.after : 0);
}

/**
 * Returns one of the writer's conversations.
 * @throws DomainError request.not_found
 */
export async function readOne(
  deps: Deps,
  writer: Writer,
  id: string,
  after: number,
): Promise<ReadChat> {
  const row = await findConversation(deps.db, id);
  if (!row || !isWrittenBy(row, writer)) throw new DomainError('request.not_found');
  return readFrom(deps, row, after);
}

async function readFrom(deps: Deps, row: ConversationRow, after: number): Promise<ReadChat> {
  const limit = CHAT_PAGE_SIZE + 1;
  const rows = await messagesAfter(deps.db, row.id, { after, limit, isForMember: true });
  return {
    conversation: await wireConversation(deps.db, row, deps.clock.now()),
    messages: await wireMessages(deps.db, rows.slice(0, CHAT_PAGE_SIZE)),
    more: rows.length === limit,
  };
}

/** Returns a page of the writer's ended conversations, newest first. */
export async function readHistory(
  deps: Deps,
  writer: Writer,
  page: number,
): Promise<{ data: ChatSummary[]; meta: { current_page: number; total: number; to: number } }> {
  const offset = (page - 1) * HISTORY_PAGE_SIZE;
  const { rows, total } = await endedConversations(
    deps.db,
    { limit: HISTORY_PAGE_SIZE, offset },
    writer,
  );
  const to = rows.length === 0 ? 0 : offset + rows.length;
  return { data: await wireSummaries(deps.db, rows), meta: { current_page: page, total, to } };
}
