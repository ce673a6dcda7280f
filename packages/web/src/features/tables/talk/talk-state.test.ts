import { expect, test } from 'vitest';
import { messagesFor, withMessage, withoutMessage } from './talk-state.ts';
import { messageOf, talkerOf } from './testing-talk.ts';

const reply = { messages: [messageOf('Hello'), messageOf('Hi', 'b')], me: null };

test('a message is added once, at the end, and the oldest of 100 messages leaves', () => {
  const added = withMessage(reply, messageOf('New'));
  expect(added.messages.map(({ text }) => text)).toEqual(['Hello', 'Hi', 'New']);
  expect(withMessage(added, messageOf('New'))).toBe(added);
  const many = Array.from({ length: 150 }, (_, at) => messageOf(`Message ${at}`));
  const full = many.reduce(withMessage, reply);
  expect(full.messages).toHaveLength(100);
  expect(full.messages.at(-1)?.text).toBe('Message 149');
});

test('a removed message leaves, and an unknown one changes nothing', () => {
  const id = reply.messages[0]?.id ?? '';
  expect(withoutMessage(reply, id).messages.map(({ text }) => text)).toEqual(['Hi']);
  expect(withoutMessage(reply, 'unknown').messages).toHaveLength(2);
});

test('messages of blocked authors are hidden', () => {
  const author = messageOf('Hi', 'b').author;
  const me = talkerOf({ blocked: [{ author, name: null, at: '2026-05-01T12:00:00.000Z' }] });
  expect(messagesFor({ ...reply, me }).map(({ text }) => text)).toEqual(['Hello']);
  expect(messagesFor(reply)).toHaveLength(2);
});
