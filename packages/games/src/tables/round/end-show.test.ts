import { expect, test } from 'vitest';
import type { SharedHand } from '../../engines/blackjack/shared-hand.ts';
import { tableBlackjack } from '../blackjack.ts';
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
  // A late call to `endShow` does not delay the settlement, because the pause begins at the end of the climb.
  expect(dueAt(endShow(climbing, end + 300))).toBe(end + DECISIONS_MS);
  expect(advance(shown, { type: 'bets_settled', at: end + DECISIONS_MS - 1 })).toBe(shown);
  expect(advance(shown, { type: 'bets_settled', at: end + DECISIONS_MS }).phase).toBe('settled');
  for (const phase of ['open', 'closing', 'closed', 'settled', 'void'] as const)
    expect(endShow({ ...climbing, phase }, end + 60_000).shownAt).toBeUndefined();
});

test('the cards of a hand become public step by step, each at its time', () => {
  const cards = { first: [0, 1], dealer: [2, 3], hits: [4, 5] } as unknown as SharedHand;
  const stepsMs = tableBlackjack.windows!.stepsMs(cards);
  const windows = [0, 1].map((step) => tableBlackjack.windows!.windowOf(step));
  expect(windows).toEqual([
    { fromMs: 4_000, untilMs: 12_000 },
    { fromMs: 12_500, untilMs: 20_500 },
  ]);
  expect(stepsMs).toEqual([12_500, 21_000]);
  const { closesAt } = climbing;
  const pace = PACES['table-blackjack'];
  const closed: RoundState = { ...climbing, phase: 'closed', pace, since: closesAt };
  const at = dueAt(closed);
  const showMs = tableBlackjack.showMs(cards);
  const start = advance(closed, { type: 'result_ready', at, showMs, stepsMs });
  expect(endShow(start, at + 12_499)).toBe(start);
  const first = endShow(start, at + 12_500);
  expect(first).toEqual({ ...start, stepsShown: 1 });
  expect(dueAt(first)).toBe(at + 21_000);
  const second = endShow(first, at + 21_000);
  expect(second).toEqual({ ...start, stepsShown: 2, shownAt: at + 21_000 });
  // The dealer's second card is shown for 1.5 s before the bets are settled.
  expect(dueAt(second)).toBe(at + 22_500 + DECISIONS_MS);
  // A late call publishes all due steps at once.
  expect(endShow(start, at + 60_000)).toMatchObject({ stepsShown: 2, shownAt: at + 60_000 });
});
