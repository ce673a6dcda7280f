import { expect, test } from 'vitest';
import { inReachFirst } from './in-reach-first.ts';
import { openingItems } from './testing-market.ts';

const items = openingItems().filter(({ kind }) => kind === 'free_spins' || kind === 'spin_credits');
const slugs = (coins: number | undefined, of = items) =>
  inReachFirst(of, coins).map(({ slug }) => slug);

test('items that the member can buy come first, each group in its original order', () => {
  expect(items.map(({ slug, price }) => [slug, price])).toEqual([
    ['free-spins-10', 50],
    ['free-spins-20', 90],
    ['free-spins-50', 200],
    ['spin-credits-3', 70],
  ]);
  expect(slugs(75)).toEqual(['free-spins-10', 'spin-credits-3', 'free-spins-20', 'free-spins-50']);
  expect(slugs(0)).toEqual(slugs(1000));
  expect(slugs(undefined)).toEqual(slugs(1000));
});

test('sold-out items and items at the member’s limit do not come first', () => {
  const [first, ...others] = items;
  if (!first) throw new Error('the market opens with spins');
  const atLimit = { max: 1, days: 30, used: 1, free_at: '2026-12-01T00:00:00.000Z' };
  for (const change of [{ status: 'sold_out' as const }, { limit: atLimit }])
    expect(slugs(75, [{ ...first, ...change }, ...others])[0]).toBe('spin-credits-3');
});
