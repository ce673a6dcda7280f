import type { ChatConversation, ChatMessage } from '@wl/contract/chat';
import { expect, test } from 'vitest';
import {
  type Chat,
  isBehind,
  lastSeen,
  numberToRead,
  takeAnswer,
  takeChange,
  takeMessage,
} from './conversation.ts';

const DAY = '2026-03-02T12:00:00.000Z';
const NEXT_DAY = '2026-03-03T12:00:00.000Z';

const state = (last: number, change: Partial<ChatConversation> = {}): ChatConversation => ({
  id: 'one',
  visitor: null,
  state: 'active',
  opened_at: DAY,
  ended_at: null,
  last,
  read: 0,
  read_by_clerk: 0,
  unread: 0,
  rating: null,
  can_rate: false,
  ...change,
});
const message = (number: number, author: ChatMessage['author'] = 'clerk'): ChatMessage => ({
  id: `message-${String(number)}`,
  number,
  kind: 'text',
  author,
  text: String(number),
  at: DAY,
});
const answer = (last: number, numbers: number[], more = false) => ({
  conversation: state(last),
  messages: numbers.map((number) => message(number)),
  more,
});
const arrival = (number: number, change?: Partial<ChatConversation>) => ({
  conversation: state(number, change),
  message: message(number),
});
const numbersOf = ({ messages }: Chat) => messages.map(({ number }) => number);

/** Applies changes in order, starting without a conversation. */
const chatAfter = (...changes: ((chat: Chat | null) => Chat)[]): Chat => {
  let chat: Chat | null = null;
  for (const change of changes) chat = change(chat);
  if (!chat) throw new Error('no change');
  return chat;
};
const answered = (last: number, numbers: number[], more?: boolean) => (chat: Chat | null) =>
  takeAnswer(chat, answer(last, numbers, more));
const arrived = (number: number, change?: Partial<ChatConversation>) => (chat: Chat | null) =>
  takeMessage(chat, arrival(number, change));
const changed = (last: number, change: Partial<ChatConversation>) => (chat: Chat | null) =>
  takeChange(chat, state(last, change));

test.each([
  ['the next message', [answered(2, [1, 2]), arrived(3)], [1, 2, 3], false],
  ['the same message twice', [answered(2, [1, 2]), arrived(3), arrived(3)], [1, 2, 3], false],
  ['a message after a gap', [answered(1, [1]), arrived(3)], [1, 3], true],
  ['a late message', [answered(1, [1]), arrived(3), arrived(2)], [1, 2, 3], true],
  [
    'the answer that fills a gap',
    [answered(1, [1]), arrived(3), answered(3, [2, 3])],
    [1, 2, 3],
    false,
  ],
  ['an older answer after a message', [arrived(2), answered(1, [1])], [1, 2], true],
  ['the first of two answers', [answered(4, [1, 2], true)], [1, 2], true],
  ['both answers', [answered(4, [1, 2], true), answered(4, [3, 4])], [1, 2, 3, 4], false],
  ['an answer without the notes of clerks', [answered(4, [1, 3])], [1, 3], false],
])('%s: messages are in order, each once, and a gap is known', (_, changes, numbers, behind) => {
  const chat = chatAfter(...changes);
  expect(numbersOf(chat)).toEqual(numbers);
  expect(isBehind(chat)).toBe(behind);
});

test('a new conversation replaces the earlier one, and late news of the earlier one is ignored', () => {
  const next = { id: 'two', opened_at: NEXT_DAY };
  const chat = chatAfter(answered(3, [1, 2, 3]), arrived(1, next));
  expect([chat.conversation.id, numbersOf(chat)]).toEqual(['two', [1]]);
  expect(takeMessage(chat, arrival(4))).toBe(chat);
  expect(takeAnswer(chat, answer(4, [1, 2, 3, 4]))).toBe(chat);
});

test('a late state neither takes back what was read nor reopens an ended conversation', () => {
  const chat = chatAfter(
    answered(3, [1, 2, 3]),
    changed(3, { read: 3, read_by_clerk: 2, unread: 0 }),
    changed(3, { read: 1, read_by_clerk: 1, unread: 2 }),
  );
  expect(chat.conversation).toMatchObject({ read: 3, read_by_clerk: 2, unread: 0 });
  const ended = takeMessage(chat, arrival(4, { state: 'ended', ended_at: NEXT_DAY }));
  expect(takeChange(ended, state(3)).conversation).toMatchObject({ state: 'ended', last: 4 });
  expect(takeChange(ended, state(4)).conversation.state).toBe('ended');
  const rated = takeChange(ended, state(4, { state: 'ended', rating: 5 }));
  expect(rated.conversation.rating).toBe(5);
});

test('only messages of others are marked as read', () => {
  const own = { conversation: state(2), message: message(2, 'member') };
  const chat = chatAfter(arrived(1), (before) => takeMessage(before, own));
  expect(numberToRead(chat)).toBe(1);
  expect(numberToRead(takeChange(chat, state(2, { read: 1 })))).toBeUndefined();
});

test('the last own message up to the number that a clerk has read is the seen one', () => {
  const own = (number: number) => (chat: Chat | null) =>
    takeMessage(chat, { conversation: state(number), message: message(number, 'member') });
  const chat = chatAfter(own(1), own(2), arrived(3), own(4));
  expect(lastSeen(chat)).toBeUndefined();
  expect(lastSeen(takeChange(chat, state(4, { read_by_clerk: 3 })))).toBe('message-2');
  expect(lastSeen(takeChange(chat, state(4, { read_by_clerk: 4 })))).toBe('message-4');
});
