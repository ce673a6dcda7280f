/** Compares the chat messages that members sent with those that the casino stored. */
import type { Books, MessageRow } from './books.ts';
import type { Finding } from './checker.ts';
import type { Answered } from './history.ts';

/**
 * Checks the stored chat messages:
 * - Each acknowledged message was stored in the conversation that the server named.
 * - No other message was stored.
 * - The messages of each conversation are numbered 1, 2, 3 … without a gap.
 * - No member has two open conversations.
 */
export function checkMessages(
  answered: readonly Answered[],
  { messages, chatting }: Pick<Books, 'messages' | 'chatting'>,
): Finding[] {
  const sent = new Map(
    answered.flatMap((one) => (one.operation === 'message' ? [[one.key, one] as const] : [])),
  );
  const written = messages.filter(({ author, kind }) => author === 'member' && kind === 'text');
  const stored = new Map(written.map((row) => [row.id, row]));
  return [
    ...[...sent.values()].flatMap((one) => checkSent(one, stored.get(one.key))),
    ...written.flatMap(({ id, member_id }): Finding[] =>
      sent.get(id)?.member === member_id
        ? []
        : [{ kind: 'duplicated', what: `nobody sent message ${id} of ${member_id}` }],
    ),
    ...checkNumbers(messages),
    ...[...new Set(chatting)].flatMap((member): Finding[] => {
      const open = chatting.filter((one) => one === member).length;
      return open === 1
        ? []
        : [{ kind: 'wrong', what: `${member} has ${open} open conversations` }];
    }),
  ];
}

function checkSent(one: Answered, row: MessageRow | undefined): Finding[] {
  const name = `message ${one.key} of ${one.member}`;
  if (one.outcome === 'ok' && !row) return [{ kind: 'lost', what: name }];
  if (one.outcome === 'refused' && row)
    return [{ kind: 'duplicated', what: `${name}: stored, although it was refused (${one.why})` }];
  if (one.outcome !== 'ok' || !row) return [];
  const isSame =
    row.text === one.key && row.number === one.number && row.conversation_id === one.id;
  return isSame
    ? []
    : [{ kind: 'wrong', what: `${name}: stored as ${row.conversation_id} ${row.number}` }];
}

function checkNumbers(messages: readonly MessageRow[]): Finding[] {
  const conversations = Map.groupBy(messages, (row) => row.conversation_id);
  return [...conversations].flatMap(([id, rows]): Finding[] => {
    const numbers = rows.map((row) => row.number).toSorted((a, b) => a - b);
    return numbers.every((number, at) => number === at + 1)
      ? []
      : [{ kind: 'wrong', what: `conversation ${id} has the numbers ${numbers.join(' ')}` }];
  });
}
