import { describe, expect, it } from 'vitest';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { SIC_BO_BETS, throwDice, type Dice, type SicBoTable } from './rules.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const ALL_DICE = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c): Dice => [a, b, c])));
const STANDARD: SicBoTable = { single: [1, 2, 3] };

function edgeOf(id: string, table = STANDARD): number {
  const bet = SIC_BO_BETS.get(id)!;
  const returned = ALL_DICE.reduce((sum, dice) => sum + bet.pay(table, dice), 0);
  return 100 - returned / ALL_DICE.length;
}

describe('house edges of sic bo (games.md §2)', () => {
  it.each([
    ['small', '2.777778'],
    ['big', '2.777778'],
    ['odd', '2.777778'],
    ['even', '2.777778'],
    ['combination:1-2', '2.777778'],
    ['combination:5-6', '2.777778'],
    ['triple:3', '16.203704'],
    ['any-triple', '13.888889'],
    ['double:6', '11.111111'],
    ['single:4', '7.870370'],
    ['total:4', '15.277778'],
    ['total:17', '15.277778'],
    ['total:5', '13.888889'],
    ['total:16', '13.888889'],
    ['total:6', '16.666667'],
    ['total:15', '16.666667'],
    ['total:7', '9.722222'],
    ['total:14', '9.722222'],
    ['total:8', '12.500000'],
    ['total:13', '12.500000'],
    ['total:9', '7.407407'],
    ['total:12', '7.407407'],
    ['total:10', '12.500000'],
    ['total:11', '12.500000'],
  ])('%s has a house edge of %s %%', (id, edge) => {
    expect(edgeOf(id).toFixed(6)).toBe(edge);
  });

  it('a single number paying 1, 2 and 12 to one has a house edge of 3.703704 %', () => {
    expect(edgeOf('single:1', { single: [1, 2, 12] }).toFixed(6)).toBe('3.703704');
  });
});

it('the sic bo layout has 52 bets', () => {
  expect(SIC_BO_BETS.size).toBe(4 + 14 + 6 + 6 + 6 + 1 + 15);
});

it('three dice show all 216 combinations', () => {
  const random = xoshiro128(1);
  const seen = new Set(Array.from({ length: 5_000 }, () => throwDice(random).join()));
  expect(seen.size).toBe(216);
});
