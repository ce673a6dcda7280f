import { expect, test } from 'vitest';
import { launchItems } from './items.ts';

/** Returns the terms with the highest `maxCents` among the launch items of this kind and percentage. */
const largest = (kind: 'deposit_bonus' | 'deposit_cashback', percent: number) =>
  launchItems
    .flatMap(({ terms }) => (terms.kind === kind && terms.percent === percent ? [terms] : []))
    .toSorted((a, b) => b.maxCents - a.maxCents)[0];

test.each([
  [100, 28_000],
  [50, 23_700],
  [25, 25_700],
])(
  'the deposit bonus of %i % gives at most %i cents, to be wagered 40 times in 30 days',
  (percent, maxCents) => {
    expect(largest('deposit_bonus', percent)).toMatchObject({
      maxCents,
      wageringTimes: 40,
      runDays: 30,
    });
  },
);

test('the launch items include cashbacks of 50 and 25 % and spin credits of $3', () => {
  expect(largest('deposit_cashback', 50)).toBeDefined();
  expect(largest('deposit_cashback', 25)).toBeDefined();
  expect(launchItems.map(({ terms }) => terms)).toContainEqual(
    expect.objectContaining({ kind: 'spin_credits', creditCents: 300 }),
  );
});
