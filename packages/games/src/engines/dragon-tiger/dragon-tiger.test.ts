import { expect, it } from 'vitest';
import { cardNamed } from '../cards.ts';
import {
  dealDragonTiger,
  settleDragonTiger,
  type DragonTigerBetId,
  type DragonTigerTable,
} from './rules.ts';

function deal(...cards: number[]) {
  return dealDragonTiger(() => cards.shift()!);
}

/** Returns the house edge of a bet in percent, computed over all ordered pairs of cards from an eight-deck shoe. */
function edgeOf(bet: DragonTigerBetId, table: DragonTigerTable = { tie: 8 }): number {
  let returned = 0;
  for (let dragon = 0; dragon < 52; dragon++) {
    for (let tiger = 0; tiger < 52; tiger++) {
      const pairs = 8 * (dragon === tiger ? 7 : 8);
      returned += pairs * settleDragonTiger(table, deal(dragon, tiger), bet);
    }
  }
  return 100 - returned / (416 * 415);
}

it('Dragon Tiger bets have the house edges of games.md §2', () => {
  expect(edgeOf('dragon').toFixed(6)).toBe('3.734940');
  expect(edgeOf('tiger').toFixed(6)).toBe('3.734940');
  expect(edgeOf('tie').toFixed(6)).toBe('32.771084');
  expect(edgeOf('tie', { tie: 11 }).toFixed(6)).toBe('10.361446');
  expect(edgeOf('suited-tie').toFixed(6)).toBe('13.975904');
});

it('Dragon Tiger ranks the ace low', () => {
  expect(deal(cardNamed('As'), cardNamed('2c')).result).toBe('tiger');
  expect(deal(cardNamed('Ks'), cardNamed('Qc')).result).toBe('dragon');
  expect(deal(cardNamed('7s'), cardNamed('7c')).result).toBe('tie');
});
