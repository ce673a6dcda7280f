import type { MacroAction } from '@wl/world/canned-replies/canned-replies';
import { expect, test } from 'vitest';
import { fitting } from './use-macro.ts';

const question = {
  kind: 'question',
  topic: 'payment',
  member: { id: '1', nickname: 'Nova' },
} as const;
const end: MacroAction = { kind: 'end' };
const topic: MacroAction = { kind: 'ticket', topic: 'bonus' };
const grant: MacroAction = { kind: 'grant', slug: 'free-spins-20' };

test.each([
  ['closes a question', end, question, end],
  ['does not close a complaint', end, { ...question, kind: 'complaint' as const }, null],
  ['changes another topic', topic, question, topic],
  ['does not change the same topic', topic, { ...question, topic: 'bonus' as const }, null],
  ['gives an item to a member', grant, question, grant],
  ['gives nothing to a visitor', grant, { ...question, member: null }, null],
  ['does nothing without an action', null, question, null],
])('a macro %s', (_, action, ticket, expected) => {
  expect(fitting(action, ticket)).toEqual(expected);
});
