import { chatNews } from '@wl/contract/news/chat';
import { chatChannel } from '@wl/contract/office/staff-channels';
import { isForMembers } from '@wl/world/chat/chat';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { LIST_CHANNEL, publishToAll } from './list-news.ts';
import type { ChatMessageRow, ConversationRow } from './repository.ts';
import { changesList } from './rules.ts';
import { visitorChannel } from './visitors/visitor-channel.ts';
import { wireCaseMessages, wireConversation, wireLine, wireMessages } from './wire.ts';
import { writerOf } from './writer.ts';

/** Returns the channel of the member or visitor who writes in a conversation. */
export function writerChannel(deps: Pick<Deps, 'config'>, row: ConversationRow): string {
  const { kind, id } = writerOf(row);
  return kind === 'member' ? `private-member.${id}` : visitorChannel(deps, id);
}

/**
 * Sends the realtime messages for a new chat message after the commit: to the member or visitor (never a note), to the
 * clerks who have the conversation open, and, if the list of conversations changes, to all clerks. The messages are
 * built only for channels that somebody can listen to.
 */
export async function publishMessage(
  deps: Deps,
  tx: Transaction,
  { before, after, message }: Changed & { message: ChatMessageRow },
): Promise<void> {
  const toWriter = writerChannel(deps, after);
  if (isForMembers(message.kind) && deps.realtime.mayReach(toWriter)) {
    const conversation = await wireConversation(tx, after, deps.clock.now());
    const [shown] = await wireMessages(tx, [message]);
    if (shown)
      tx.afterCommit(() =>
        deps.realtime.publish(toWriter, chatNews.message_added, { conversation, message: shown }),
      );
  }
  const toClerks = chatChannel(after.id);
  if (deps.realtime.mayReach(toClerks)) {
    const line = await wireLine(tx, after);
    const [shown] = await wireCaseMessages(tx, [message]);
    if (shown)
      tx.afterCommit(() =>
        deps.realtime.publish(toClerks, chatNews.case_message_added, { line, message: shown }),
      );
  }
  await publishLine(deps, tx, { before, after });
}

interface Changed {
  before: ConversationRow;
  after: ConversationRow;
}

/** Sends the changed line to all clerks soon after the commit, if their list shows a difference. */
export async function publishLine(
  deps: Deps,
  tx: Transaction,
  { before, after }: Changed,
): Promise<void> {
  if (!changesList(before, after) || !deps.realtime.mayReach(LIST_CHANNEL)) return;
  const line = await wireLine(tx, after);
  tx.afterCommit(() => publishToAll(deps, line));
}

/** Sends both sides' read marks to the member's other windows and to the clerks after the commit. */
export async function publishRead(
  deps: Deps,
  tx: Transaction,
  row: ConversationRow,
): Promise<void> {
  const toWriter = writerChannel(deps, row);
  if (deps.realtime.mayReach(toWriter)) {
    const conversation = await wireConversation(tx, row, deps.clock.now());
    tx.afterCommit(() => deps.realtime.publish(toWriter, chatNews.changed, { conversation }));
  }
  tx.afterCommit(() =>
    deps.realtime.publish(chatChannel(row.id), chatNews.case_read, {
      id: row.id,
      read_by_member: row.read_by_member,
      read_by_clerk: row.read_by_clerk,
    }),
  );
}
