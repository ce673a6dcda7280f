import { expect, test } from 'vitest';
import { port } from './port.ts';

test('a port calls its provided function, and throws with its name if none is provided', () => {
  const double = port<[number], number>('twice a number');
  expect(() => double(2)).toThrow('no feature provides twice a number');
  double.provide((value) => 2 * value);
  expect(double(2)).toBe(4);
});
