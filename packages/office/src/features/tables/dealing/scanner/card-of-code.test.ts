import { expect, test } from 'vitest';
import { cardOfCode } from './card-of-code.ts';

const PLAIN = { prefix: '', suffix: '' };

test.each([
  ['4s', '4s'],
  ['QH', 'Qh'],
  ['10d', 'Td'],
  ['tc', 'Tc'],
  ['as', 'As'],
  [' Kc\t', 'Kc'],
])('the code %j is the card %s', (code, card) => {
  expect(cardOfCode(code, PLAIN)).toBe(card);
});

test.each(['', 's', '1h', '4x', '4s4s', '5901234123457', '101s'])('%j is no card', (code) => {
  expect(cardOfCode(code, PLAIN)).toBeUndefined();
});

test('a code must have the prefix and the suffix of the scanner', () => {
  const format = { prefix: '#', suffix: '/' };
  expect(cardOfCode('#4S/', format)).toBe('4s');
  for (const code of ['4s', '#4s', '4s/', '#/', '#'])
    expect(cardOfCode(code, format)).toBe(undefined);
  expect(cardOfCode('x', { prefix: 'x', suffix: 'x' })).toBe(undefined);
});
