import { expect, test } from 'vitest';
import { bodyOf, draftOf, noDraft } from './draft.ts';

const NOW = Date.parse('2026-03-02T12:34:56Z');

test('a new draft of a campaign has no end and no stock, and starts at the full minute', () => {
  const body = bodyOf(noDraft(NOW));
  expect(body).toMatchObject({ closes_at: null, stock: null, audience: 'all' });
  // The start is truncated to the minute. Converting it to the clerk's local time and back does not change it.
  expect(body.opens_at).toBe('2026-03-02T12:34:00.000Z');
});

test('a stored campaign is unchanged after it is converted to a draft and back', () => {
  const stored = {
    ...bodyOf(noDraft(NOW)),
    closes_at: '2026-07-01T22:15:00.000Z',
    stock: 40,
  };
  expect(bodyOf(draftOf(stored as Parameters<typeof draftOf>[0]))).toEqual(stored);
});
