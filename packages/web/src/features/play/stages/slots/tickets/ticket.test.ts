import { describe, expect, test } from 'vitest';
import { ticketOf } from './ticket.ts';

const game = { slug: 'neon-shibuya', stakes: [20, 40, 100, 200, 500, 1000] };
const spins = (left: number, slug = 'neon-shibuya') => ({
  id: 'a',
  state: 'active',
  terms: { kind: 'free_spins', game: slug },
  spins: { left, credit_left: 0 },
});
const credit = (cents: number) => ({
  id: 'b',
  state: 'active',
  terms: { kind: 'spin_credits' },
  spins: { left: 0, credit_left: cents },
});

describe('a free-spin item', () => {
  test('with free spins pays the lowest stake of its own game only', () => {
    expect(ticketOf(spins(7), game, 500)).toEqual({ item: 'a', stakes: [20] });
    expect(ticketOf(spins(7, 'lotus-tower'), game, 500)).toBeUndefined();
    expect(ticketOf(spins(0), game, 500)).toBeUndefined();
  });

  test('with spin credit pays stakes within the credit and the highest stake of bonus money', () => {
    expect(ticketOf(credit(300), game, 500)?.stakes).toEqual([20, 40, 100, 200]);
    expect(ticketOf(credit(9000), game, 500)?.stakes).toEqual([20, 40, 100, 200, 500]);
    expect(ticketOf(credit(19), game, 500)).toBeUndefined();
  });

  test('pays nothing before it is active or if it is of another kind', () => {
    expect(ticketOf({ ...spins(7), state: 'in_bag' }, game, 500)).toBeUndefined();
    expect(
      ticketOf(
        { id: 'c', state: 'running', terms: { kind: 'deposit_bonus' }, spins: null },
        game,
        500,
      ),
    ).toBeUndefined();
  });
});
