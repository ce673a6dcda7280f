import { randomUUID } from 'node:crypto';
import * as chat from '@wl/contract/chat';
import { carryOut, type Player } from './carry-out.ts';
import { attempt } from './client.ts';

/**
 * Share of the messages after which the member ends the conversation, so that the next message opens a new
 * conversation.
 */
const ENDS_SHARE = 0.15;

/** Returns a function that sends one chat message from the member. The id of a message is also its text. */
export function createMessages(player: Player): () => Promise<void> {
  const { random } = player;
  const { caller } = player.person;
  return async (): Promise<void> => {
    const id = randomUUID();
    const done = await carryOut(
      player,
      { operation: 'message', key: id, cents: 0 },
      (inDoubt) =>
        attempt(() => caller.request(chat.sendChatMessage, { body: { id, text: id } }), inDoubt),
      ({ data: { conversation, message } }) => ({ id: conversation.id, number: message.number }),
    );
    if (!done || random() > ENDS_SHARE) return;
    // Ignore the result: if the conversation did not end, the next message continues it.
    const params = { id: done.data.conversation.id };
    await attempt(() => caller.request(chat.endChat, { params }), false);
  };
}
