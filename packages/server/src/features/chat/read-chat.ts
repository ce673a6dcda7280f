import type { ChatConversation, ChatMessage, ChatSummary } from '@wl/contract/chat';
import { CHAT_PAGE_SIZE } from '@wl/world/chat/chat';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { endedConversations } from './lists-repository.ts';
import { findConversation, findLatest, messagesAfter, type ConversationRow } from './repository.ts';
import { wireConversation, wireMessages, wireSummaries } from './wire.ts';
import { isOwnedBy, type Requester } from './requester.ts';

/** Number of conversations per page of a requester's history. */
const HISTORY_PAGE_SIZE = 10;

interface ReadChat {
  conversation: ChatConversation;
  messages: ChatMessage[];
  more: boolean;
}

/**
 * Returns the requester's latest conversation; null if there is none.
 * @param known conversation that the client has loaded, and the number of the last message that it has received
 */
export async function readLatest(
  deps: Deps,
  requester: Requester,
  known: { conversation?: string | undefined; after: number },
): Promise<ReadChat | null> {
  const row = await findLatest(deps.db, requester);
  if (!row) return null;
  return readFrom(deps, row, row.id === known.conversation ? known.after : 0);
}

/**
 * Returns one of the requester's conversations.
 * @throws DomainError request.not_found
 */
export async function readOne(
  deps: Deps,
  requester: Requester,
  id: string,
  after: number,
): Promise<ReadChat> {
  const row = await findConversation(deps.db, id);
  if (!row || !isOwnedBy(row, requester)) throw new DomainError('request.not_found');
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

/** Returns a page of the requester's ended conversations, newest first. */
export async function readHistory(
  deps: Deps,
  requester: Requester,
  page: number,
): Promise<{ data: ChatSummary[]; meta: { current_page: number; total: number; to: number } }> {
  const offset = (page - 1) * HISTORY_PAGE_SIZE;
  const { rows, total } = await endedConversations(
    deps.db,
    { limit: HISTORY_PAGE_SIZE, offset },
    requester,
  );
  const to = rows.length === 0 ? 0 : offset + rows.length;
  return { data: await wireSummaries(deps.db, rows), meta: { current_page: page, total, to } };
}
