import { expect, test, vi } from 'vitest';
import { failpoint, readFailpoint } from './failpoint.ts';

test('unset, and in production, there is no failpoint at all', () => {
  expect(failpoint).toBeUndefined();
  expect(readFailpoint({})).toBeUndefined();
  const env = { FAILPOINT: 'bet.after_commit:1', NODE_ENV: 'production' };
  expect(readFailpoint(env)).toBeUndefined();
});

test('dies at the count-th passage of its own name only', () => {
  const die = vi.fn();
  const pass = readFailpoint({ FAILPOINT: 'bet.after_commit:2' }, die);
  pass?.('bet.after_commit');
  pass?.('bet.before_commit');
  expect(die).not.toHaveBeenCalled();
  pass?.('bet.after_commit');
  expect(die).toHaveBeenCalledOnce();
});

test.each(['nonsense:1', 'bet.after_commit', 'bet.after_commit:0'])(
  '%s is refused',
  (FAILPOINT) => {
    expect(() => readFailpoint({ FAILPOINT })).toThrow('FAILPOINT must be');
  },
);
