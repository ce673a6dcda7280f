import { expect, test } from 'vitest';
import { judgeName, orderAll } from './rules.ts';

test.each([
  ['ab', 'too_short'],
  ['  a  ', 'too_short'],
  ['a\u200b\u200bb', undefined],
  ['🎰🎲', 'too_short'],
  ['🎰🎲🃏', undefined],
  ['x'.repeat(60), undefined],
  ['x'.repeat(61), 'too_long'],
])('the rejection reason of the name %j is %s', (text, reason) => {
  const verdict = judgeName(text);
  expect(verdict.ok ? undefined : verdict.reason).toBe(reason);
});

test.each([
  ['Night Flight', 'NIGHT  flight '],
  ['Straße', 'STRASSE'],
  ['Café', 'CAFE\u0301'],
  ['ABC', 'ＡＢＣ'],
])('%s and %s count as the same name', (one, other) => {
  const [first, second] = [judgeName(one), judgeName(other)];
  expect(first.ok && second.ok && first.key === second.key).toBe(true);
});

test('a new order must list exactly the visible games; hidden games move to the end', () => {
  const isVisible = (game: string) => game !== 'h';
  expect(orderAll(['a', 'h', 'b'], ['b', 'a'], isVisible)).toEqual(['b', 'a', 'h']);
  for (const wrong of [['a'], ['a', 'b', 'h'], ['a', 'a'], ['a', 'c'], []])
    expect(orderAll(['a', 'h', 'b'], wrong, isVisible)).toBeUndefined();
});
