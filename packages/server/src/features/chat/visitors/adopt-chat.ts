import { chatNews } from '@wl/contract/news/chat';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { idOfToken } from '../../../platform/id-token.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { addMessage } from '../add-message.ts';
import { requesterChannel } from '../publish-chat.ts';
import { findOpen, lockOpen, moveConversations } from '../repository.ts';
import { wireConversation } from '../wire.ts';
import { deleteVisitor, lockVisitor } from './visitors-repository.ts';

/**
 * Moves a visitor's conversations to a member after the visitor has signed in, and records this in the open
 * conversation for the clerks. Deletes the visitor, so that the visitor's token is no longer valid. Changes nothing if
 * the visitor has no open conversation, or if the member already has one.
 * @returns true if this call moved the conversations
 */
export async function adoptChat(deps: Deps, memberId: string, token: string): Promise<boolean> {
  const visitorId = idOfToken(deps, 'visitor', token);
  if (visitorId === undefined) return false;
  try {
    return await deps.transaction((tx) => move(deps, tx, { memberId, visitorId }));
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    // The member has since opened a conversation, for example in another window, so the database rejected the move.
    if (code === '23505' && constraint === 'chat_conversations_open') return false;
    throw error;
  }
}

async function move(
  deps: Deps,
  tx: Transaction,
  { memberId, visitorId }: { memberId: string; visitorId: string },
): Promise<boolean> {
  // The lock blocks new messages from the visitor until this transaction has deleted the visitor.
  const visitor = await lockVisitor(tx, visitorId);
  const open = visitor && (await lockOpen(tx, { kind: 'visitor', id: visitorId }));
  if (!open || (await findOpen(tx, { kind: 'member', id: memberId }))) return false;
  const now = deps.clock.now();
  const { row } = await addMessage(deps, tx, open, {
    id: uuidv7(),
    kind: 'signed_in',
    author: 'system',
    clerk_id: null,
    text: `${visitor.name} · ${visitor.email}`,
    at: now,
    change: { member_id: memberId, visitor_id: null },
  });
  await moveConversations(tx, visitorId, memberId);
  await deleteVisitor(tx, visitorId);
  const conversation = await wireConversation(tx, row, now);
  tx.afterCommit(() =>
    deps.realtime.publish(requesterChannel(deps, row), chatNews.changed, { conversation }),
  );
  return true;
}
