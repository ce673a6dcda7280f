import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCents, writeCents } from './amount.ts';

test.each([
  ['25', 2500],
  ['25.5', 2550],
  ['25,50', 2550],
  ['$1,250.00', 125000],
  ['1.250,00', 125000],
  ['1 250', 125000],
  ['', undefined],
  ['-5', undefined],
  ['1.2.3', undefined],
  ['ten', undefined],
] as const)('the typed amount %s is parsed as %s', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

test('every written amount is parsed back to the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (cents) => {
      expect(readCents(writeCents(cents))).toBe(cents);
    }),
  );
});
