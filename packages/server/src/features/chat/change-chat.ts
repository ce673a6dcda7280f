import { chatNews } from '@wl/contract/news/chat';
import { chatChannel } from '@wl/contract/office/staff-channels';
import type { ChatConversation } from '@wl/contract/chat';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { addMessage } from './add-message.ts';
import { publishLine, publishRead, requesterChannel } from './publish-chat.ts';
import {
  changeConversation,
  findConversation,
  findOpen,
  lockConversation,
  raiseRead,
} from './repository.ts';
import { canRate } from './rules.ts';
import { wireConversation } from './wire.ts';
import { isOwnedBy, type Requester } from './requester.ts';

/**
 * Marks the messages up to the given number as read by the member or visitor.
 * @throws DomainError request.not_found
 */
export async function markRead(
  deps: Deps,
  requester: Requester,
  { conversation, number }: { conversation: string; number: number },
): Promise<void> {
  const row = await findConversation(deps.db, conversation);
  if (!row || !isOwnedBy(row, requester)) throw new DomainError('request.not_found');
  await deps.transaction(async (tx) => {
    const raised = await raiseRead(tx, conversation, 'read_by_member', number);
    if (raised) await publishRead(deps, tx, raised);
  });
}

/** Notifies the clerks who have the requester's conversation open that the requester is typing. */
export async function showTyping(deps: Deps, requester: Requester): Promise<void> {
  const row = await findOpen(deps.db, requester);
  if (row)
    deps.realtime.publish(chatChannel(row.id), chatNews.case_typing, { id: row.id, clerk: null });
}

/**
 * Ends a conversation at the request of its member or visitor. Idempotent.
 * @throws DomainError request.not_found
 */
export async function endOwn(
  deps: Deps,
  requester: Requester,
  id: string,
): Promise<ChatConversation> {
  return deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const row = await lockConversation(tx, id);
    if (!row || !isOwnedBy(row, requester)) throw new DomainError('request.not_found');
    if (row.state === 'ended') return wireConversation(tx, row, now);
    const ended = await addMessage(deps, tx, row, {
      id: uuidv7(),
      kind: 'ended',
      author: 'member',
      clerk_id: null,
      text: '',
      at: now,
      change: { state: 'ended', ended_at: now, waiting_since: null },
    });
    return wireConversation(tx, ended.row, now);
  });
}

/**
 * Stores the requester's rating of an ended conversation. A later rating replaces an earlier rating.
 * @throws DomainError request.not_found · chat.not_rateable
 */
export async function rate(
  deps: Deps,
  requester: Requester,
  id: string,
  { rating, comment }: { rating: number; comment: string },
): Promise<ChatConversation> {
  return deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const before = await lockConversation(tx, id);
    if (!before || !isOwnedBy(before, requester)) throw new DomainError('request.not_found');
    if (!canRate(before, now)) throw new DomainError('chat.not_rateable');
    const after = await changeConversation(tx, id, { rating, rating_comment: comment });
    const conversation = await wireConversation(tx, after, now);
    tx.afterCommit(() =>
      deps.realtime.publish(requesterChannel(deps, after), chatNews.changed, { conversation }),
    );
    await publishLine(deps, tx, { before, after });
    return conversation;
  });
}
