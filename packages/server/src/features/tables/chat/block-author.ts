import { TABLE_CHAT_MAX_BLOCKS } from '@wl/world/chat/table-chat';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { blocksOf, deleteBlock, findMessage, insertBlock } from './chat-repository.ts';
import { authorOf } from './present-message.ts';

/**
 * Hides all messages by the author of the given message from the member. The author is not notified.
 * @returns the author's pseudonym
 * @throws DomainError tables.chat_unknown · tables.chat_own · tables.chat_too_many_blocks
 */
export async function blockAuthor(deps: Deps, memberId: string, messageId: string) {
  const message = await findMessage(deps.db, messageId);
  if (!message) throw new DomainError('tables.chat_unknown');
  if (message.member_id === memberId) throw new DomainError('tables.chat_own');
  const blocks = await blocksOf(deps.db, memberId);
  if (!blocks.some(({ blocked_id }) => blocked_id === message.member_id)) {
    if (blocks.length >= TABLE_CHAT_MAX_BLOCKS)
      throw new DomainError('tables.chat_too_many_blocks');
    const at = deps.clock.now();
    await insertBlock(deps.db, { member_id: memberId, blocked_id: message.member_id, at });
  }
  return { author: authorOf(deps, message.member_id) };
}

/**
 * Unblocks an author, so that the member sees the author's messages again. Has no effect if the author is not blocked.
 */
export async function unblockAuthor(deps: Deps, memberId: string, author: string): Promise<void> {
  const blocks = await blocksOf(deps.db, memberId);
  const found = blocks.find(({ blocked_id }) => authorOf(deps, blocked_id) === author);
  if (found) await deleteBlock(deps.db, memberId, found.blocked_id);
}
