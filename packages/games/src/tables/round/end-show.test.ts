import { expect, test } from 'vitest';
import { PACES } from './pace.ts';
import {
  advance,
  DECISIONS_MS,
  dueAt,
  endShow,
  isResultPublic,
  type RoundState,
} from './phases.ts';

const START = 1_800_000_000_000;
const climbing: RoundState = {
  round: 7,
  phase: 'revealed',
  pace: PACES['table-crash'],
  opensAt: START,
  closesAt: START + 6_000,
  since: START + 6_500,
  showMs: 14_300,
};

test('the result of a climb is published at its end, 500 ms before its bets are settled', () => {
  const end = dueAt(climbing);
  expect(endShow(climbing, end - 1)).toBe(climbing);
  const shown = endShow(climbing, end);
  expect(shown).toEqual({ ...climbing, shownAt: end });
  expect([climbing, shown].map((state) => isResultPublic(state, { revealsAtEnd: true }))).toEqual([
    false,
    true,
  ]);
  expect(endShow(shown, end + 10)).toBe(shown);
  expect(dueAt(shown)).toBe(end + DECISIONS_MS);
  // A late owner does not make the pause longer, because it begins at the end of the climb.
  expect(dueAt(endShow(climbing, end + 300))).toBe(end + DECISIONS_MS);
  expect(advance(shown, { type: 'bets_settled', at: end + DECISIONS_MS - 1 })).toBe(shown);
  expect(advance(shown, { type: 'bets_settled', at: end + DECISIONS_MS }).phase).toBe('settled');
  for (const phase of ['open', 'closing', 'closed', 'settled', 'void'] as const)
    expect(endShow({ ...climbing, phase }, end + 60_000).shownAt).toBeUndefined();
});
