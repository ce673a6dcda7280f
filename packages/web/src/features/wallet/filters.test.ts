import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  daysOf,
  filtersOf,
  kinds,
  rangeOf,
  ranges,
  readDay,
  readView,
  statuses,
  tabs,
  views,
  writeView,
  type WalletView,
} from './filters.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const view: fc.Arbitrary<WalletView> = fc
  .record({
    tab: fc.constantFrom(...tabs),
    pane: fc.constantFrom('top-up' as const, 'cash-out' as const),
    kind: fc.constantFrom(undefined, ...kinds),
    status: fc.constantFrom(undefined, ...statuses),
    method: fc.option(fc.uuid(), { nil: undefined }),
    from: fc.option(day, { nil: undefined }),
    to: fc.option(day, { nil: undefined }),
    page: fc.integer({ min: 1, max: 5000 }),
    view: fc.constantFrom(...views),
    show: fc.option(
      fc.record({ kind: fc.constantFrom('top-up' as const, 'cash-out' as const), id: fc.uuid() }),
      { nil: undefined },
    ),
    topUp: fc.option(fc.uuid(), { nil: undefined }),
  })
  .filter(({ from, to }) => from === undefined || to === undefined || from <= to);

test('every wallet view is restored from its own URL', () => {
  fc.assert(
    fc.property(view, (given) => {
      const address = new URLSearchParams(
        Object.entries(writeView(given)).map(([key, value]) => [key, String(value)]),
      );
      expect(readView(Object.fromEntries(address))).toEqual(given);
    }),
  );
});

test('a default wallet view has an empty URL, and invalid parameters are ignored', () => {
  expect(writeView(readView({}))).toEqual({});
  const view = readView({
    tab: 'vault',
    kind: 'top-up',
    status: 'completed',
    method: "x' or 1=1",
    from: '2026-02-31',
    page: -3,
    show: 'cash-out.12',
    top_up: 5,
  });
  expect(writeView(view)).toEqual({});
  expect(filtersOf(view)).toEqual({});
});

test('a reversed range of days is put in order', () => {
  expect(readView({ from: '2026-05-02', to: '2026-05-01' })).toMatchObject({
    from: '2026-05-01',
    to: '2026-05-02',
  });
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', undefined],
  ['2026-13-01', undefined],
  ['21/11/2026', undefined],
  [20261121, undefined],
] as const)('%s is parsed as the day %s', (text, read) => {
  expect(readDay(text)).toBe(read);
});

test.each([
  ['7', '2026-03-02', { from: '2026-02-24', to: '2026-03-02' }],
  ['30', '2026-03-02', { from: '2026-02-01', to: '2026-03-02' }],
  ['month', '2026-03-02', { from: '2026-03-01', to: '2026-03-02' }],
  ['last_month', '2026-03-31', { from: '2026-02-01', to: '2026-02-28' }],
  ['last_month', '2026-01-05', { from: '2025-12-01', to: '2025-12-31' }],
  ['year', '2026-03-02', { from: '2026-01-01', to: '2026-03-02' }],
] as const)('rangeOf() resolves the range %s as of the day %s', (name, today, range) => {
  expect(rangeOf(name, today)).toEqual(range);
});

test('ranges are whole days and never end after today', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ranges), day, (name, today) => {
      const { from, to } = rangeOf(name, today);
      expect(readDay(from)).toBe(from);
      expect(daysOf(from, to)).toBeGreaterThan(0);
      expect(to <= today).toBe(true);
    }),
  );
  expect(daysOf('2026-03-28', '2026-03-30')).toBe(3);
});
