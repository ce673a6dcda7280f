import { expect, test } from 'vitest';
import { dealingStateOf } from './dealing-phase.ts';
import { at, closedRound, entryOf } from './testing-console.ts';

const now = (ms: number) => Date.parse(at(ms));
const hand = ['4s', 'Kc', '2h', '7d'];

test('the task and the step follow the phase, the entries and the time', () => {
  const open = closedRound({ phase: 'open', calls_at: null });
  expect(dealingStateOf(open, now(6_000))).toEqual({
    ...{ task: 'bets', step: 0, seconds: 9, left: 0.6 },
  });
  // After betting has closed, the last stakes are debited before the dealer can enter cards.
  expect(dealingStateOf(closedRound(), now(15_200))).toMatchObject({ task: 'debits', step: 1 });
  expect(dealingStateOf(closedRound(), now(16_000))).toMatchObject({
    ...{ task: 'enter', step: 2, seconds: 60 },
  });
  const once = closedRound({ entries: [entryOf(1, hand), entryOf(2, [])] });
  expect(dealingStateOf(once, now(20_000))).toMatchObject({ task: 'enter', step: 3 });
  const twice = closedRound({ entries: [entryOf(1, hand), entryOf(2, hand)], agrees: true });
  expect(dealingStateOf(twice, now(20_000))).toMatchObject({ task: 'confirm', step: 3 });
  expect(dealingStateOf(closedRound({ phase: 'revealed' }), now(20_000)).step).toBe(4);
  expect(dealingStateOf(closedRound({ phase: 'settled' }), now(20_000)).step).toBe(5);
  expect(dealingStateOf(closedRound({ phase: 'void' }), now(20_000))).toMatchObject({
    ...{ task: 'void', step: -1 },
  });
});

test('a trouble counts down to the void while bets are open, and does not stop the deal of a closed round', () => {
  const trouble = { trouble: 'picture_lost' as const, voids_at: at(20_000) };
  const open = closedRound({ phase: 'open', ...trouble });
  expect(dealingStateOf(open, now(9_500))).toMatchObject({ task: 'trouble', seconds: 11 });
  expect(dealingStateOf(closedRound(trouble), now(17_000)).task).toBe('enter');
});
