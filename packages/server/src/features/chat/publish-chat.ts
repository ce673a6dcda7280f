import { chatNews } from '@wl/contract/news/chat';
import type { ChatLine } from '@wl/contract/office/chat';
import { chatChannel } from '@wl/contract/office/staff-channels';
import { isForMembers } from '@wl/world/chat/chat';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { LIST_CHANNEL, publishToAll } from './list-news.ts';
import type { ChatMessageRow, ConversationRow } from './repository.ts';
import { changesList } from './rules.ts';
import type { Views } from './views.ts';
import { visitorChannel } from './visitors/visitor-channel.ts';
import { wireConversation, wireLine } from './wire.ts';
import { requesterOf } from './requester.ts';

export function requesterChannel(deps: Pick<Deps, 'config'>, row: ConversationRow): string {
  const { kind, id } = requesterOf(row);
  return kind === 'member' ? `private-member.${id}` : visitorChannel(deps, id);
}

/**
 * After the commit, sends realtime messages about a new chat message: to the member or visitor, unless only clerks may
 * see the chat message, and to the clerks who have the conversation open. If the conversation's list entry changes,
 * also sends the entry to all clerks. Skips a channel if it is known to have no subscribers.
 */
export async function publishMessage(
  deps: Deps,
  tx: Transaction,
  { before, after, message, views }: Changed & { message: ChatMessageRow; views: Views },
): Promise<void> {
  const toRequester = requesterChannel(deps, after);
  if (isForMembers(message.kind) && deps.realtime.mayReach(toRequester)) {
    const news = { conversation: await views.conversation(), message: await views.message() };
    tx.afterCommit(() => deps.realtime.publish(toRequester, chatNews.message_added, news));
  }
  const toClerks = chatChannel(after.id);
  if (deps.realtime.mayReach(toClerks)) {
    const news = { line: await views.line(), message: await views.caseMessage() };
    tx.afterCommit(() => deps.realtime.publish(toClerks, chatNews.case_message_added, news));
  }
  await publishLine(deps, tx, { before, after }, views.line);
}

interface Changed {
  before: ConversationRow;
  after: ConversationRow;
}

/** Sends the conversation's list entry to all clerks shortly after the commit, if the change is visible in the list. */
export async function publishLine(
  deps: Deps,
  tx: Transaction,
  { before, after }: Changed,
  lineOf: () => Promise<ChatLine> = () => wireLine(tx, after),
): Promise<void> {
  if (!changesList(before, after) || !deps.realtime.mayReach(LIST_CHANNEL)) return;
  const line = await lineOf();
  tx.afterCommit(() => publishToAll(deps, line));
}

/** Sends both sides' read marks to the member's other windows and to the clerks after the commit. */
export async function publishRead(
  deps: Deps,
  tx: Transaction,
  row: ConversationRow,
): Promise<void> {
  const toRequester = requesterChannel(deps, row);
  if (deps.realtime.mayReach(toRequester)) {
    const conversation = await wireConversation(tx, row, deps.clock.now());
    tx.afterCommit(() => deps.realtime.publish(toRequester, chatNews.changed, { conversation }));
  }
  tx.afterCommit(() =>
    deps.realtime.publish(chatChannel(row.id), chatNews.case_read, {
      id: row.id,
      read_by_member: row.read_by_member,
      read_by_clerk: row.read_by_clerk,
    }),
  );
}
