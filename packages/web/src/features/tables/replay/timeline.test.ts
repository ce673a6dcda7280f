import type { TableReplay } from '@wl/contract/tables-history';
import { describe, expect, test } from 'vitest';
import { feltAt } from '../blackjack/hand.ts';
import { betAt, climbOfRound, resultOf, roundAt, tableOf } from '../testing-tables.ts';
import { durationOf, LEAD_MS, replyAt, startOf } from './timeline.ts';

const SHOW_MS = 9_000;
const CARDS = ['5s', '4h', '2c', '9d'];

const replayOf = (part: Partial<TableReplay['table']>, more: Partial<TableReplay> = {}) => ({
  table: tableOf({ round: { ...roundAt('settled'), result: resultOf(12, '17') }, ...part }),
  chain: null,
  bets: [betAt(12, 1_000)],
  show_ms: SHOW_MS,
  ...more,
});

const drawn = replayOf({ results: [resultOf(12, '17'), resultOf(11, '4')] });

describe('the replay of a drawn round', () => {
  test.each([
    [0, 'closed'],
    [LEAD_MS - 1, 'closed'],
    [LEAD_MS, 'revealed'],
    [LEAD_MS + SHOW_MS - 1, 'revealed'],
    [LEAD_MS + SHOW_MS, 'settled'],
  ])('after %i ms the round is %s', (elapsedMs, phase) => {
    expect(replyAt(drawn, elapsedMs).table.round?.phase).toBe(phase);
  });

  test('hides the result until it is presented', () => {
    const before = replyAt(drawn, LEAD_MS - 1).table;
    expect(before.round?.result).toBe(undefined);
    expect(before.results.map(({ round }) => round)).toEqual([11]);
    const after = replyAt(drawn, LEAD_MS).table;
    expect(after.round?.result).toEqual(resultOf(12, '17'));
    expect(after.results.map(({ round }) => round)).toEqual([12, 11]);
  });

  test('ends when the result has been presented', () => {
    expect(durationOf(drawn)).toBe(LEAD_MS + SHOW_MS);
    expect(startOf(drawn)).toBe(Date.parse(roundAt('open').closes_at));
  });

  test('of a dealt table presents the result without its video', () => {
    const dealt = replayOf({ dealt: { dealer_name: 'Marisol', picture: 'live' } });
    expect(replyAt(dealt, LEAD_MS).table.dealt).toBe(null);
  });
});

describe('the replay of a void round', () => {
  test('has no duration and no result, and is void at once', () => {
    const round = { ...roundAt('void'), void_reason: 'equipment' };
    const gone = replayOf({ round }, { show_ms: null });
    expect(durationOf(gone)).toBe(0);
    expect(replyAt(gone, 0).table.round).toMatchObject({ phase: 'void' });
  });

  test('that clerks voided after the settlement ends as void', () => {
    const round = { ...roundAt('settled'), result: resultOf(12, '17'), void_reason: 'equipment' };
    const { table } = replyAt(replayOf({ round }), LEAD_MS + SHOW_MS);
    expect(table.round).toMatchObject({ phase: 'void', result: { round: 12 } });
  });
});

test('a climb hides its end until it is reached, and shows a cash-out from its time on', () => {
  const result = climbOfRound(12, 237);
  const climb = replayOf(
    { game: 'table-crash', round: { ...roundAt('settled'), result } },
    {
      bets: [
        { ...betAt(12, 1_000, 'first'), cash_outs: { first: { hundredths: 132, ms: 4_630 } } },
      ],
    },
  );
  expect(replyAt(climb, LEAD_MS + SHOW_MS - 1).table.round?.result).toBe(undefined);
  expect(replyAt(climb, LEAD_MS + SHOW_MS).table.round?.result).toEqual(result);
  expect(replyAt(climb, LEAD_MS + 4_629).bets[0]?.cash_outs).toBe(undefined);
  expect(replyAt(climb, LEAD_MS + 4_630).bets[0]?.cash_outs).toBeDefined();
});

test('a shared hand shows each card with its decision, then the dealer', () => {
  const result = {
    ...resultOf(12, '0'),
    events: [
      { type: 'card_dealt', to: 'dealer', card: 'Kd' },
      { type: 'hole_turned', card: '7c' },
    ],
  };
  const dealt = { hand: CARDS, up: 'Kd', decision: null };
  const hand = replayOf(
    { game: 'table-blackjack', round: { ...roundAt('settled'), result, dealt } },
    { bets: [{ ...betAt(12, 1_000, 'hand'), actions: ['hit', 'stand'] }], show_ms: 22_500 },
  );
  // The first window ends 12.5 s after the start, the second one 21 s after it.
  const at = (ms: number) => replyAt(hand, LEAD_MS + ms);
  expect(at(-1).table.round?.dealt).toBe(undefined);
  expect(at(12_499).table.round?.dealt?.hand).toEqual(CARDS.slice(0, 2));
  expect(at(12_499).bets[0]?.actions).toBe(undefined);
  expect(at(12_500).table.round?.dealt?.hand).toEqual(CARDS.slice(0, 3));
  expect(at(12_500).bets[0]?.actions).toEqual(['hit']);
  expect(at(20_999).table.round?.result).toBe(undefined);
  expect(at(21_000).bets[0]?.actions).toEqual(['hit', 'stand']);
  expect(feltAt(at(22_500).table.round, Infinity)).toMatchObject({ isOver: true, hand: CARDS });
});
