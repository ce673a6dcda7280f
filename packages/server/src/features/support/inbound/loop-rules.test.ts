import { expect, test } from 'vitest';
import { loopReason, MAX_PER_HOUR } from './loop-rules.ts';

const personal = { sender: 'ann@mail.example', isOwnSender: false, sentInLastHour: 0 };
const reason = (headers: Record<string, string>, changes: Partial<typeof personal> = {}) =>
  loopReason({ headers: new Map(Object.entries(headers)), ...personal, ...changes });

test.each([
  [{ 'auto-submitted': 'auto-replied' }, 'automatic'],
  [{ 'auto-submitted': 'auto-generated; owner-email="x@y.example"' }, 'automatic'],
  [{ 'auto-submitted': ' Auto-Notified (vacation)' }, 'automatic'],
  [{ 'x-autoreply': 'yes' }, 'automatic'],
  [{ 'x-autorespond': '' }, 'automatic'],
  [{ precedence: 'Bulk' }, 'bulk'],
  [{ precedence: 'junk' }, 'bulk'],
  [{ precedence: 'list' }, 'bulk'],
  [{ 'list-id': '<list.example>' }, 'bulk'],
  [{ 'auto-submitted': 'no' }, undefined],
  [{ 'auto-submitted': 'No ' }, undefined],
  [{ precedence: 'first-class' }, undefined],
  [{}, undefined],
])('an e-mail with %j: %s', (headers, expected) => {
  expect(reason(headers as Record<string, string>)).toBe(expected);
});

test('bounces, own e-mails and floods are ignored', () => {
  expect(reason({}, { sender: '' })).toBe('bounce');
  expect(reason({}, { isOwnSender: true })).toBe('own_address');
  expect(reason({}, { sentInLastHour: MAX_PER_HOUR })).toBe('too_many');
  expect(reason({}, { sentInLastHour: MAX_PER_HOUR - 1 })).toBeUndefined();
});
