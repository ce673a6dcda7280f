import { expect, test } from 'vitest';
import { replyOf } from '../testing-tables.ts';
import { othersOf } from './others.ts';

const crowd = {
  round: 12,
  bets: 6,
  members: 4,
  spots: { red: { members: 3, cents: 50_00 }, black: { members: 1 }, odd: { members: 2 } },
};

test('the member’s own bets are not counted among those of other members', () => {
  const reply = { ...replyOf({}), crowd };
  expect(othersOf(reply, { red: 5_00, black: 1_00 })).toEqual({
    red: { members: 2, cents: 50_00 },
    odd: { members: 2, cents: undefined },
  });
});

test('bets of an earlier round are not shown in the next one', () => {
  const reply = { ...replyOf({}), crowd: { ...crowd, round: 11 } };
  expect(othersOf(reply, {})).toEqual({});
  expect(othersOf(replyOf({}), {})).toEqual({});
});
