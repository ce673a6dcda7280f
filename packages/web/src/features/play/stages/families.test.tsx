import { games } from '@wl/games/catalogue/index';
import { expect, test } from 'vitest';
import { bookQuery } from '../book.ts';
import { sizeOf, stageOf } from './families.ts';
import { payTableOf } from './pay-tables.ts';

const families = [...new Set(games.map(({ family }) => family))];

test.each(families)('the family %s has a stage, a minimum size and a pay table', (family) => {
  expect(stageOf(family)).toBeDefined();
  expect(payTableOf(family)).toBeDefined();
  expect(sizeOf(family).height).toBeGreaterThan(0);
});

test('a family without a folder has no stage and no pay table', () => {
  expect(stageOf('whist')).toBeUndefined();
  expect(payTableOf('whist')).toBeUndefined();
});

test.each(families)('a book has the family %s of its game, and the rules', async (family) => {
  for (const { slug } of games.filter((game) => game.family === family)) {
    const book = await bookQuery(slug).queryFn();
    expect(book?.family, slug).toBe(family);
    expect(book?.rules, slug).toBeDefined();
  }
});
