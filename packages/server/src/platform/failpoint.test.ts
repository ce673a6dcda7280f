import { expect, test, vi } from 'vitest';
import { failpoint, readFailpoint } from './failpoint.ts';

test('there is no failpoint when FAILPOINT is unset or in production', () => {
  expect(failpoint).toBeUndefined();
  expect(readFailpoint({})).toBeUndefined();
  const env = { FAILPOINT: 'bet.after_commit:1', NODE_ENV: 'production' };
  expect(readFailpoint(env)).toBeUndefined();
});

test('a failpoint triggers only at the given passage of its own name', () => {
  const die = vi.fn();
  const pass = readFailpoint({ FAILPOINT: 'bet.after_commit:2' }, die);
  pass?.('bet.after_commit');
  pass?.('bet.before_commit');
  expect(die).not.toHaveBeenCalled();
  pass?.('bet.after_commit');
  expect(die).toHaveBeenCalledOnce();
});

test.each(['nonsense:1', 'bet.after_commit', 'bet.after_commit:0'])(
  'FAILPOINT=%s is rejected',
  (FAILPOINT) => {
    expect(() => readFailpoint({ FAILPOINT })).toThrow('FAILPOINT must be');
  },
);
