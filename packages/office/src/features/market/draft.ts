/**
 * Draft of a market item as a clerk types it, with functions that validate the draft and convert it to a request. The
 * functions are pure, so they can be tested without a page.
 */
import type { BodyOf } from '@wl/contract/call';
import type { OfficeItem, DryRun, editItem } from '@wl/contract/office/market';
import { kindOf } from '@wl/world/bonuses/index';
import { launchItems } from '@wl/world/bonuses/items';
import { type BonusKindName, bonusKinds, type BonusTerms } from '@wl/world/bonuses/kind';
import type * as z from 'zod/mini';

type EditionBody = BodyOf<typeof editItem>;
export type Prediction = z.infer<typeof DryRun>;

/** Draft of an item. Inputs stay text until the draft is sent. */
export interface Draft {
  slug: string;
  kind: BonusKindName;
  /** Input values by term name. Amounts are in currency units. */
  terms: Readonly<Record<string, string>>;
  price: string;
  isLimited: boolean;
  family: string;
  limitMax: string;
  limitDays: string;
  onSale: boolean;
  /** Local time in the format of `<input type="datetime-local">`; empty if the sale has no fixed start. */
  opensAt: string;
  closesAt: string;
  featured: '' | '1' | '2';
  /** Empty for unlimited. */
  stock: string;
}

export type FieldName = Exclude<keyof Draft, 'terms' | 'kind'> | `terms.${string}`;

/** Reason why the form cannot send a field's value. `min` and `max` are in the field's unit. */
export type Problem =
  | { why: 'range'; min: number; max: number }
  | { why: 'slug' | 'taken' | 'order' | 'choose' };
export type Problems = Partial<Record<FieldName, Problem>>;

export const MAX_PRICE_COINS = 100_000;
const MAX_STOCK = 1_000_000;
export const MAX_LIMIT = 100;
export const MAX_LIMIT_DAYS = 365;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG = 60;

/** Returns true for terms that are amounts of money, which clerks enter in currency units. */
export const isMoney = (term: string): boolean => term.endsWith('Cents');

const CENTS = 100;
const typed = (term: string, value: number | string) =>
  typeof value === 'number' && isMoney(term) ? String(value / CENTS) : String(value);

/**
 * Converts an instant to the local time that a date field shows. Returns an empty string for null.
 * @param instant UTC, ISO 8601
 */
export function localOf(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${String(at.getFullYear())}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/**
 * Returns the value of a local date field as an instant in UTC (ISO 8601), or null if the field is empty or incomplete.
 */
export function instantOf(local: string): string | null {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/**
 * Converts stored terms to the text of the form's fields. Adds `keepHours`, which stored terms omit if it is 0, so that
 * the form always has this field. Uses the field order of the built-in items, because the database does not preserve
 * the order of the fields.
 */
function termsTyped({ kind, ...terms }: BonusTerms): Draft['terms'] {
  const like = launchItems.find((item) => item.terms.kind === kind);
  const order = ['keepDays', 'keepHours', ...Object.keys(like?.terms ?? {})];
  return Object.fromEntries(
    Object.entries({ ...terms, keepHours: terms.keepHours ?? 0 })
      .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([term, value]) => [term, typed(term, value)]),
  );
}

export function draftOf(item: OfficeItem): Draft {
  return {
    slug: item.slug,
    kind: item.kind,
    terms: termsTyped(item.terms),
    price: String(item.price),
    isLimited: item.limit !== null,
    family: item.limit?.family ?? item.kind,
    limitMax: String(item.limit?.max ?? 1),
    limitDays: String(item.limit?.days ?? 30),
    onSale: item.on_sale,
    opensAt: localOf(item.opens_at),
    closesAt: localOf(item.closes_at),
    featured: item.featured === null ? '' : item.featured === 1 ? '1' : '2',
    stock: item.stock === null ? '' : String(item.stock),
  };
}

/** Kind of a new item until the clerk chooses another: the first kind that needs no deposit. */
export const FIRST_KIND: BonusKindName =
  bonusKinds.find((kind) => kindOf(kind).start !== 'deposit') ?? bonusKinds[0];

/** Returns a draft of a new item, with the terms of a built-in item of this kind. */
export function newDraft(kind: BonusKindName): Draft {
  const like = launchItems.find(({ terms }) => terms.kind === kind);
  return {
    slug: '',
    kind,
    terms: like ? termsTyped(like.terms) : { keepDays: '30', keepHours: '0' },
    price: String(like?.priceCoins ?? 100),
    isLimited: Boolean(like?.limit),
    family: like?.limit?.family ?? kind,
    limitMax: String(like?.limit?.max ?? 1),
    limitDays: String(like?.limit?.days ?? 30),
    onSale: true,
    opensAt: '',
    closesAt: '',
    featured: '',
    stock: '',
  };
}

/** Returns a term's minimum and maximum, in the unit of its form field; undefined for terms that are not numbers. */
export function boundsOf(kind: BonusKindName, term: string): readonly [number, number] | undefined {
  const bounds = kindOf(kind).bounds as Partial<Record<string, readonly [number, number]>>;
  const [min, max] = bounds[term] ?? [];
  if (min === undefined || max === undefined) return undefined;
  return isMoney(term) ? [min / CENTS, max / CENTS] : [min, max];
}

/**
 * Parses a whole number or, if `money` is true, an amount of money, which is returned in cents. Returns undefined if
 * the text is invalid.
 */
function numberOf(text: string, money = false): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (!(money ? /^\d{1,9}(\.\d{1,2})?$/ : /^\d{1,9}$/).test(plain)) return undefined;
  return money ? Math.round(Number(plain) * CENTS) : Number(plain);
}

/** Reads the entered terms. If any term is invalid, returns the problems and leaves the terms undefined. */
export function readTerms(draft: Draft): { terms: BonusTerms | undefined; problems: Problems } {
  const problems: Problems = {};
  const terms: Record<string, number | string> = { kind: draft.kind };
  for (const [term, text] of Object.entries(draft.terms)) {
    const bounds = boundsOf(draft.kind, term);
    if (!bounds) {
      terms[term] = text;
      if (text === '') problems[`terms.${term}`] = { why: 'choose' };
      continue;
    }
    const value = numberOf(text, isMoney(term));
    const [min, max] = bounds;
    const inUnits = value !== undefined && isMoney(term) ? value / CENTS : value;
    if (value === undefined || inUnits === undefined || inUnits < min || inUnits > max)
      problems[`terms.${term}`] = { why: 'range', min, max };
    else if (value > 0 || term !== 'keepHours') terms[term] = value;
  }
  if (terms['keepDays'] === 0 && !terms['keepHours'])
    problems['terms.keepHours'] ??= { why: 'range', min: 1, max: 23 };
  const isSound = Object.keys(problems).length === 0;
  return { terms: isSound ? (terms as unknown as BonusTerms) : undefined, problems };
}

const hasTypedStock = (draft: Draft, began: OfficeItem) => draft.stock !== draftOf(began).stock;

/** Returns the draft with the item's current stock, unless the clerk has changed the stock in the draft. */
export const afterSales = (draft: Draft, began: OfficeItem, item: OfficeItem): Draft =>
  hasTypedStock(draft, began) ? draft : { ...draft, stock: draftOf(item).stock };

/**
 * Returns the source of changes that conflict with the draft; undefined if there is no conflict.
 *
 * - `clerk`: another clerk has published an edition since the draft was begun
 * - `members`: members have bought the item since then, and the clerk has changed its stock
 */
export function fasterThan(
  draft: Draft,
  began: OfficeItem,
  item: OfficeItem,
): 'clerk' | 'members' | undefined {
  if (began.version < item.version) return 'clerk';
  return began.stock !== item.stock && hasTypedStock(draft, began) ? 'members' : undefined;
}

/** Request body without the reason, and without the version and stock on which the draft is based. */
export type Wanted = Omit<EditionBody, 'from_version' | 'stock_from' | 'reason'>;

/**
 * Validates the whole form and converts it to a request body.
 * @param taken slugs that a new item cannot have
 * @returns the request body, or the problems of the invalid fields
 */
export function readDraft(
  draft: Draft,
  taken: readonly string[] = [],
): { body: Wanted | undefined; problems: Problems } {
  const { terms, problems } = readTerms(draft);
  const whole = (field: FieldName, text: string, min: number, max: number): number => {
    const value = numberOf(text);
    if (value === undefined || value < min || value > max)
      problems[field] = { why: 'range', min, max };
    return value ?? min;
  };
  if (!SLUG.test(draft.slug) || draft.slug.length > MAX_SLUG) problems.slug = { why: 'slug' };
  else if (taken.includes(draft.slug)) problems.slug = { why: 'taken' };
  const price = whole('price', draft.price, 1, MAX_PRICE_COINS);
  const stock = draft.stock.trim() === '' ? null : whole('stock', draft.stock, 0, MAX_STOCK);
  const limit = draft.isLimited
    ? {
        family: draft.family.trim(),
        max: whole('limitMax', draft.limitMax, 1, MAX_LIMIT),
        days: whole('limitDays', draft.limitDays, 1, MAX_LIMIT_DAYS),
      }
    : null;
  if (limit?.family === '') problems.family = { why: 'choose' };
  const [opens, closes] = [instantOf(draft.opensAt), instantOf(draft.closesAt)];
  if (opens !== null && closes !== null && closes <= opens) problems.closesAt = { why: 'order' };
  if (!terms || Object.keys(problems).length > 0) return { body: undefined, problems };
  const body: Wanted = {
    slug: draft.slug,
    terms,
    price,
    limit,
    on_sale: draft.onSale,
    opens_at: opens,
    closes_at: closes,
    featured: draft.featured === '' ? null : draft.featured === '1' ? 1 : 2,
    stock,
  };
  return { body, problems };
}

export interface Change {
  field: FieldName;
  before: string | boolean;
  after: string | boolean;
}

const plainFields = [
  'onSale',
  'price',
  'opensAt',
  'closesAt',
  'featured',
  'stock',
  'isLimited',
  'limitMax',
  'limitDays',
  'family',
] as const;

/** Returns the fields in which two drafts differ, with both values, in the order of the form fields. */
export function changesOf(before: Draft, after: Draft): Change[] {
  const limited = new Set<FieldName>(['limitMax', 'limitDays', 'family']);
  return [
    ...plainFields
      .filter((field) => !limited.has(field) || (before.isLimited && after.isLimited))
      .map((field): Change => ({ field, before: before[field], after: after[field] })),
    ...Object.keys(after.terms).map((term): Change => ({
      field: `terms.${term}`,
      before: before.terms[term] ?? '',
      after: after.terms[term] ?? '',
    })),
  ].filter((change) => change.before !== change.after);
}

export type ItemStatus = 'boarding' | 'last_call' | 'scheduled' | 'sold_out' | 'left' | 'stopped';

const LAST_CALL_MS = 86_400_000;
const LAST_CALL_LEFT = 5;

/**
 * Returns the item's status on the market board that members see. Uses the same rules as the server
 * (features/market/rules.ts). An item with the status `left` or `stopped` is not on the board.
 */
export function statusOf(
  item: Pick<OfficeItem, 'on_sale' | 'opens_at' | 'closes_at' | 'stock'>,
  now: number,
): ItemStatus {
  const closes = item.closes_at === null ? Infinity : Date.parse(item.closes_at);
  if (!item.on_sale) return 'stopped';
  if (closes <= now) return 'left';
  if (item.opens_at !== null && Date.parse(item.opens_at) > now) return 'scheduled';
  if (item.stock === 0) return 'sold_out';
  const isFew = item.stock !== null && item.stock <= LAST_CALL_LEFT;
  return isFew || closes - now <= LAST_CALL_MS ? 'last_call' : 'boarding';
}
