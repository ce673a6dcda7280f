import type { Leader, LeaderboardUpdate, Tournament } from '@wl/contract/tournaments';
import { expect, test } from 'vitest';
import { boardOf, isBehind } from './leaderboard.ts';

const lineOf = (entry: number): Leader => ({
  rank: entry,
  name: null,
  entry_no: entry,
  score: 1000 - entry,
  reached_at: '2026-03-02T12:00:00.000Z',
  coins: 0,
  is_me: false,
});
const linesTo = (last: number) => Array.from({ length: last }, (_, at) => lineOf(at + 1));
const newsOf = (changes: Partial<LeaderboardUpdate>): LeaderboardUpdate => ({
  tournament: 'one',
  state: 'running',
  entrants: 40,
  version: 7,
  terms_version: 3,
  leaders: linesTo(20),
  total: 20,
  ...changes,
});

test('a live leaderboard gains a second page with the 21st row and loses it with one row fewer', () => {
  const shown = { data: linesTo(20), meta: { current_page: 1, total: 20, to: 20 } };
  const longer = boardOf(shown, newsOf({ total: 21 }), 4);
  expect(longer.meta).toEqual({ current_page: 1, total: 21, to: 20 });
  expect(longer.data.filter(({ is_me }) => is_me)).toEqual([{ ...lineOf(4), is_me: true }]);
  expect(boardOf(longer, newsOf({ total: 20 }), 4).meta.total).toBe(20);
});

test.each([
  ['another state', { state: 'running', version: 3 }, { state: 'settling' }, true],
  ['newer terms', { state: 'running', version: 2 }, {}, true],
  ['what is known already', { state: 'running', version: 3 }, {}, false],
  ['older terms, told late', { state: 'running', version: 4 }, {}, false],
] as const)(
  'an update with %s triggers a refetch only if the page is behind',
  (_what, known, news, isAsked) => {
    expect(isBehind(known as unknown as Tournament, newsOf(news))).toBe(isAsked);
  },
);
