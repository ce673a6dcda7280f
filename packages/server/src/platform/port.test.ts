import { expect, test } from 'vitest';
import { port } from './port.ts';

test('a port calls the function that a feature provides, and names what is missing', () => {
  const double = port<[number], number>('twice a number');
  expect(() => double(2)).toThrow('no feature provides twice a number');
  double.provide((value) => 2 * value);
  expect(double(2)).toBe(4);
});
