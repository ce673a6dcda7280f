import { expect, test } from 'vitest';
import { seatsOf } from './quick-seats.ts';
import { tableOf } from '../testing-tables.ts';

const table = (slug: string, least: number, members: number, game = 'table-roulette') =>
  tableOf({ slug, game, members, limits: { ...tableOf({}).limits, min_spot_cents: least } });

test('a game seats the member at its table with the lowest minimum, then at the fullest one', () => {
  const tables = [
    table('dear', 500, 90),
    table('quiet', 50, 1),
    table('full', 50, 8),
    table('dice', 100, 0, 'table-sic-bo'),
  ];
  expect(seatsOf(tables).map(({ slug }) => slug)).toEqual(['full', 'dice']);
  expect(seatsOf([])).toEqual([]);
});
