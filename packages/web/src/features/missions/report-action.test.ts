import { beforeEach, expect, test, vi } from 'vitest';
import { request } from '../../app/request.ts';
import { type City, type Player, useSession } from '../../app/session/session.ts';
import { reportGuideRead, reportProofChecked } from './report-action.ts';

vi.mock('../../app/request.ts', () => ({
  request: vi.fn(() => Promise.resolve({})),
  onTrouble: vi.fn(),
  ApiError: Error,
}));

const be = (id: string, city: string) =>
  useSession.setState({
    status: 'member',
    player: { id } as Player,
    city: { id: city } as City,
  });
const wordsOf = (act: () => void): number => {
  const before = vi.mocked(request).mock.calls.length;
  act();
  return vi.mocked(request).mock.calls.length - before;
};

beforeEach(() => be('one', 'london'));

test.each([
  ['a guide', (name: string) => () => reportGuideRead(name === 'first' ? 'play' : 'join')],
  ['a proof', (name: string) => () => reportProofChecked(name)],
])('%s is reported once per city and member', (_, reportOf) => {
  const action = reportOf('first');
  expect([wordsOf(action), wordsOf(action)]).toEqual([1, 0]);
  be('one', 'paris');
  expect([wordsOf(action), wordsOf(action)]).toEqual([1, 0]);
  be('two', 'paris');
  expect([wordsOf(action), wordsOf(action)]).toEqual([1, 0]);
  expect(wordsOf(reportOf('second'))).toBe(1);
});
