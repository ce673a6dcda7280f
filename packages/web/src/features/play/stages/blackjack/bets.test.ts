import { game } from '@wl/games/catalogue/boulevard-blackjack/game';
import { expect, it } from 'vitest';
import { EMPTY_TABLE } from '../roulette/chips.ts';
import { changeBets, limitsOf, seatOf, seatsOf, type BetAction } from './bets.ts';

const limits = limitsOf(game.rules);
const after = (...actions: BetAction[]) =>
  actions.reduce((state, action) => changeBets(state, action, limits), EMPTY_TABLE);
const place = (spot: string, cents: number): BetAction => ({ type: 'place', spot, cents });

it('each spot belongs to its seat, and insurance to no seat', () => {
  expect(seatsOf(game.rules)).toEqual(['hand-1', 'hand-2', 'hand-3', 'hand-4', 'hand-5']);
  expect(['hand-2', 'hand-2b', 'hand-2-plus3', 'insurance'].map(seatOf)).toEqual([
    'hand-2',
    'hand-2',
    'hand-2',
    'insurance',
  ]);
});

it('a side bet is accepted only beside a hand bet that is at least as large', () => {
  const alone = after(place('hand-1-pairs', 500));
  expect(alone).toMatchObject({ stakes: {}, refused: 'side_over_hand' });
  const beside = after(place('hand-1', 500), place('hand-1-pairs', 500));
  expect(beside).toMatchObject({ stakes: { 'hand-1': 500, 'hand-1-pairs': 500 }, refused: null });
  const more = changeBets(beside, place('hand-1-pairs', 100), limits);
  expect(more).toMatchObject({ stakes: beside.stakes, refused: 'side_over_hand' });
});

it('taking chips from a hand cuts its side bets to its stake, or removes them with it', () => {
  const full = [place('hand-2', 1_000), place('hand-2-plus3', 800), place('hand-2-pairs', 100)];
  const less = after(...full, { type: 'take', spot: 'hand-2', cents: 500 });
  expect(less.stakes).toEqual({ 'hand-2': 500, 'hand-2-plus3': 500, 'hand-2-pairs': 100 });
  expect(after(...full, { type: 'take', spot: 'hand-2', cents: 1_000 }).stakes).toEqual({});
});

it('a whole bet is placed only if the server would accept it', () => {
  const stakes = { 'hand-1': 10_000, 'hand-1-plus3': 2_500 };
  expect(game.checkBet({ spots: stakes }).ok).toBe(true);
  expect(after({ type: 'laid', stakes })).toMatchObject({ stakes, last: stakes });
  for (const bad of [{ 'hand-1': 20_000 }, { 'hand-1': 100, 'hand-1-pairs': 200 }]) {
    expect(game.checkBet({ spots: bad }).ok).toBe(false);
    expect(after({ type: 'laid', stakes: bad })).toEqual(EMPTY_TABLE);
  }
  const most = after({ type: 'laid', stakes }, place('hand-1-plus3', 100));
  expect(most).toMatchObject({ refused: 'spot_limit', mostCents: 2_500 });
});
