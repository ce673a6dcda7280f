import { ChatText } from '@wl/contract/chat';
import { textToSend } from '@wl/world/chat/text-to-send';
import { expect, test } from 'vitest';
import {
  addUnsent,
  nextUnsent,
  type Outbox,
  recordFailure,
  removeUnsent,
  retryUnsent,
} from './outbox.ts';

const written = (id: string) => ({ id, text: id, at: '2026-03-02T12:00:00.000Z' });
const with3: Outbox = ['a', 'b', 'c'].reduce<Outbox>((all, id) => addUnsent(all, written(id)), []);
const statesOf = (outbox: Outbox) => outbox.map(({ id, state }) => `${id} ${state}`);

test('messages are sent in the order in which they were written', () => {
  expect(nextUnsent(with3)?.id).toBe('a');
  expect(nextUnsent(removeUnsent(with3, new Set(['a'])))?.id).toBe('b');
  expect(nextUnsent([])).toBeUndefined();
});

test('a temporary failure blocks all messages, also one written later, until they are retried', () => {
  const failed = addUnsent(recordFailure(with3, 'a', 'network', true), written('d'));
  expect(nextUnsent(failed)).toBeUndefined();
  expect(statesOf(failed)).toEqual(['a failed', 'b failed', 'c failed', 'd failed']);
  const retried = retryUnsent(failed);
  expect(nextUnsent(retried)?.id).toBe('a');
  expect(statesOf(retried)).toEqual(['a waiting', 'b waiting', 'c waiting', 'd waiting']);
});

test('a rejected message does not block later ones and is retried only by its id', () => {
  const rejected = recordFailure(with3, 'a', 'refused', false);
  expect(nextUnsent(rejected)?.id).toBe('b');
  expect(statesOf(retryUnsent(rejected))[0]).toBe('a rejected');
  expect(retryUnsent(rejected)[0]?.error).toBe('refused');
  expect(nextUnsent(retryUnsent(rejected, 'a'))?.id).toBe('a');
});

test('an unknown id changes nothing', () => {
  expect(removeUnsent(with3, new Set(['x']))).toBe(with3);
});

test.each([
  ['  two\nlines\t \n', 'two\nlines\t'.trim()],
  ['page\u000Cbreak\u0000', 'page\nbreak'],
  ['\u000B \u001F', ''],
])(
  'the text %j is sent as %j, which the server accepts unless it is empty',
  (written, sendable) => {
    expect(textToSend(written)).toBe(sendable);
    if (sendable !== '') expect(ChatText.parse(sendable)).toBe(sendable);
  },
);
