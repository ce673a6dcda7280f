import { expect, test } from 'vitest';
import { createBindings } from './bindings.ts';

test('a socket ends with the keys of its accepted offer only', async () => {
  const bindings = createBindings({ waitMs: 1 });
  bindings.offer('1.1', 'a', ['session-1', 'clerk-1']);
  bindings.offer('1.1', 'of somebody else', ['session-2']);
  expect(await bindings.accept('1.1', 'a')).toBe(true);
  expect(bindings.endOf('session-1')).toEqual(['1.1']);
  expect(bindings.endOf('clerk-1')).toEqual(['1.1']);
  expect(bindings.endOf('session-2')).toEqual([]);
  bindings.forget('1.1');
  expect(bindings.endOf('session-1')).toEqual([]);
});

test('an offer can be accepted once, by its own socket, until its session ends', async () => {
  const bindings = createBindings({ waitMs: 1 });
  for (const id of ['a', 'b']) bindings.offer('1.1', id, ['session-1']);
  expect(await bindings.accept('2.2', 'a')).toBe(false);
  expect(await bindings.accept('1.1', 'a')).toBe(true);
  expect(await bindings.accept('1.1', 'a')).toBe(false);
  bindings.endOf('session-1');
  expect(await bindings.accept('1.1', 'b')).toBe(false);
});

test('a subscription that arrives before its offer waits for the offer', async () => {
  const bindings = createBindings();
  const accepted = bindings.accept('1.1', 'a');
  bindings.offer('1.1', 'a', ['session-1']);
  expect(await accepted).toBe(true);
  expect(bindings.endOf('session-1')).toEqual(['1.1']);
});
