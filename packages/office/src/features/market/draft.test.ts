import type { OfficeItem } from '@wl/contract/office/market';
import { bonusKinds } from '@wl/world/bonuses/kind';
import { expect, it } from 'vitest';
import {
  afterSales,
  boundsOf,
  changesOf,
  draftOf,
  fasterThan,
  instantOf,
  localOf,
  newDraft,
  readDraft,
  readTerms,
  statusOf,
} from './draft.ts';

const item: OfficeItem = {
  slug: 'deposit-bonus-50',
  kind: 'deposit_bonus',
  version: 3,
  terms: {
    kind: 'deposit_bonus',
    keepDays: 30,
    percent: 50,
    maxCents: 23_750,
    minDepositCents: 1000,
    wageringTimes: 40,
    runDays: 30,
  },
  terms_hash: 'a'.repeat(64),
  price: 2100,
  limit: { family: 'deposit_bonus', max: 1, days: 30 },
  on_sale: true,
  opens_at: '2026-11-24T08:30:00.000Z',
  closes_at: null,
  featured: 2,
  stock: null,
  since: null,
  figures: {
    sold: 0,
    coins: 0,
    in_bags: 0,
    going: 0,
    completed: 0,
    ended: 0,
    granted: 0,
    paid_out: 0,
  },
};

it('an unchanged item is sent exactly as it was loaded', () => {
  const { body, problems } = readDraft(draftOf(item));
  expect(problems).toEqual({});
  expect(body).toEqual({
    slug: item.slug,
    terms: item.terms,
    price: item.price,
    limit: item.limit,
    on_sale: true,
    opens_at: item.opens_at,
    closes_at: null,
    featured: 2,
    stock: null,
  });
  expect(changesOf(draftOf(item), draftOf(item))).toEqual([]);
});

it('a draft shows terms in the default order, regardless of the order in the database', () => {
  const mixed = Object.fromEntries(Object.entries(item.terms).toReversed());
  const { terms } = draftOf({ ...item, terms: mixed as OfficeItem['terms'] });
  expect(Object.keys(terms)).toEqual(Object.keys(newDraft('deposit_bonus').terms));
});

it('amounts are entered in currency units, also with a decimal comma', () => {
  const draft = draftOf(item);
  expect(draft.terms['maxCents']).toBe('237.5');
  const { terms } = readTerms({ ...draft, terms: { ...draft.terms, maxCents: '19,99' } });
  expect(terms).toMatchObject({ maxCents: 1999 });
});

it('validity can be given in hours instead of days, and one of them is required', () => {
  const draft = draftOf(item);
  const typed = (keepDays: string, keepHours: string) =>
    readTerms({ ...draft, terms: { ...draft.terms, keepDays, keepHours } });
  expect(typed('0', '6').terms).toMatchObject({ keepDays: 0, keepHours: 6 });
  // With zero hours, the terms must equal the stored terms: an additional `keepHours` field would change their hash.
  expect(typed('30', '0').terms).toEqual(item.terms);
  expect(typed('0', '0').problems).toEqual({
    'terms.keepHours': { why: 'range', min: 1, max: 23 },
  });
});

it('each out-of-range field is reported with its bounds in the units of the field', () => {
  const draft = draftOf(item);
  const { body, problems } = readDraft({
    ...draft,
    price: '0',
    stock: '-1',
    limitDays: '1.5',
    closesAt: draft.opensAt,
    terms: { ...draft.terms, percent: '201', minDepositCents: '9.99', keepDays: '' },
  });
  expect(body).toBeUndefined();
  expect(problems).toEqual({
    price: { why: 'range', min: 1, max: 100_000 },
    stock: { why: 'range', min: 0, max: 1_000_000 },
    limitDays: { why: 'range', min: 1, max: 365 },
    closesAt: { why: 'order' },
    'terms.percent': { why: 'range', min: 1, max: 200 },
    'terms.minDepositCents': { why: 'range', min: 10, max: 2000 },
    'terms.keepDays': { why: 'range', min: 0, max: 365 },
  });
});

it('a new item of every kind has valid terms and lacks only an unused name', () => {
  for (const kind of bonusKinds) {
    const draft = newDraft(kind);
    expect(readDraft(draft).problems).toEqual({ slug: { why: 'slug' } });
    expect(readDraft({ ...draft, slug: 'winter-1' }).body?.terms.kind).toBe(kind);
    expect(readDraft({ ...draft, slug: 'winter-1' }, ['winter-1']).problems).toEqual({
      slug: { why: 'taken' },
    });
    expect(boundsOf(kind, 'keepDays')).toEqual([0, 365]);
  }
});

it('changed fields are listed, and adding or removing a limit counts as one change', () => {
  const before = draftOf(item);
  const after = { ...before, price: '2000', isLimited: false, limitMax: '7', onSale: false };
  expect(changesOf(before, after).map(({ field }) => field)).toEqual([
    'onSale',
    'price',
    'isLimited',
  ]);
});

it('a draft follows sales by members, unless the clerk has edited the stock', () => {
  const began = { ...item, stock: 50 };
  const sold = { ...item, stock: 47 };
  const priced = { ...draftOf(began), price: '2000' };
  expect(fasterThan(priced, began, sold)).toBeUndefined();
  expect(changesOf(draftOf(sold), afterSales(priced, began, sold))).toEqual([
    { field: 'price', before: '2100', after: '2000' },
  ]);
  const counted = { ...priced, stock: '60' };
  expect(fasterThan(counted, began, began)).toBeUndefined();
  expect(fasterThan(counted, began, sold)).toBe('members');
  expect(afterSales(counted, began, sold).stock).toBe('60');
  const edited = { ...sold, version: 4 };
  expect(fasterThan(priced, began, edited)).toBe('clerk');
  expect(afterSales(priced, began, edited).stock).toBe('47');
});

it('a time is shown as local time and read back unchanged', () => {
  expect(instantOf(localOf('2026-11-24T08:30:00.000Z'))).toBe('2026-11-24T08:30:00.000Z');
  expect(localOf(null)).toBe('');
  expect(instantOf('')).toBeNull();
});

it('statusOf returns the status of an item on the marketplace board', () => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  const statusAfter = (change: Partial<OfficeItem>) => statusOf({ ...item, ...change }, now);
  expect(statusAfter({})).toBe('boarding');
  expect(statusAfter({ on_sale: false })).toBe('stopped');
  expect(statusAfter({ opens_at: '2026-11-25T00:00:00Z' })).toBe('scheduled');
  expect(statusAfter({ closes_at: '2026-11-24T12:00:00Z' })).toBe('left');
  expect(statusAfter({ closes_at: '2026-11-25T11:00:00Z' })).toBe('last_call');
  expect(statusAfter({ stock: 5 })).toBe('last_call');
  expect(statusAfter({ stock: 0 })).toBe('sold_out');
});
