/**
 * Pure functions for the state of the wallet page. The state is stored in the URL, so that links and the browser
 * history work.
 */
import type { statement } from '@wl/contract/wallet-statement';
import type { transactions } from '@wl/contract/wallet-transactions';
import type { QueryInputOf } from '@wl/contract/call';

export const tabs = ['transactions', 'statement'] as const;
const panes = ['top-up', 'cash-out'] as const;
export const kinds = ['top_up', 'cash_out'] as const;
export const statuses = ['Completed', 'Pending', 'Cancelled'] as const;
export const views = ['all', 'money', 'rounds', 'cashier', 'coins'] as const;
const shownKinds = ['top-up', 'cash-out'] as const;

export interface Shown {
  kind: (typeof shownKinds)[number];
  id: string;
}

export interface WalletView {
  tab: (typeof tabs)[number];
  pane: (typeof panes)[number];
  kind: (typeof kinds)[number] | undefined;
  status: (typeof statuses)[number] | undefined;
  method: string | undefined;
  /** First and last UTC day of the range (`YYYY-MM-DD`, inclusive). The range applies to both tabs. */
  from: string | undefined;
  to: string | undefined;
  page: number;
  view: (typeof views)[number];
  /** Transaction whose timeline is open. */
  show: Shown | undefined;
  /** Id of the top-up, if the member is returning from the provider's payment page. */
  topUp: string | undefined;
}

type Search = Record<string, unknown>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((one) => one === value);
}

const uuid = (value: unknown): string | undefined =>
  typeof value === 'string' && UUID.test(value) ? value : undefined;

/** Returns the value if it is a valid date; undefined for any other value, such as 2026-02-31. */
export function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined;
  const at = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value ? undefined : value;
}

function readShown(value: unknown): Shown | undefined {
  if (typeof value !== 'string') return undefined;
  const [kind, id] = value.split('.');
  const known = oneOf(kind, shownKinds);
  const given = uuid(id);
  return known && given ? { kind: known, id: given } : undefined;
}

/** Reads the page state from the URL. Invalid values are ignored, so that a mistyped link still opens the wallet. */
export function readView(search: Search): WalletView {
  const page = Number(search['page'] ?? 1);
  const from = readDay(search['from']);
  const to = readDay(search['to']);
  const turned = from !== undefined && to !== undefined && from > to;
  return {
    tab: oneOf(search['tab'], tabs) ?? 'transactions',
    pane: oneOf(search['pane'], panes) ?? 'top-up',
    kind: oneOf(search['kind'], kinds),
    status: oneOf(search['status'], statuses),
    method: uuid(search['method']),
    from: turned ? to : from,
    to: turned ? from : to,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    view: oneOf(search['view'], views) ?? 'all',
    show: readShown(search['show']),
    topUp: uuid(search['top_up']),
  };
}

/** Returns the URL parameters of a page state. Defaults are omitted to keep the URL short. */
export function writeView(view: WalletView): Record<string, string | number> {
  const written: Record<string, string | number | undefined> = {
    tab: view.tab === 'transactions' ? undefined : view.tab,
    pane: view.pane === 'top-up' ? undefined : view.pane,
    kind: view.kind,
    status: view.status,
    method: view.method,
    from: view.from,
    to: view.to,
    page: view.page === 1 ? undefined : view.page,
    view: view.view === 'all' ? undefined : view.view,
    show: view.show && `${view.show.kind}.${view.show.id}`,
    top_up: view.topUp,
  };
  return Object.fromEntries(
    Object.entries(written).filter(
      (entry): entry is [string, string | number] => entry[1] !== undefined,
    ),
  );
}

/** Returns the query parameters shared by the transaction list, its totals and its CSV download. */
export function filtersOf(view: WalletView): Omit<QueryInputOf<typeof transactions>, 'page'> {
  return {
    ...(view.kind && { kind: view.kind }),
    ...(view.status && { status: view.status }),
    ...(view.method && { method_id: view.method }),
    ...(view.from && { from: view.from }),
    ...(view.to && { to: view.to }),
  };
}

export function statementQueryOf(view: WalletView): QueryInputOf<typeof statement> {
  return {
    view: view.view,
    ...(view.from && { from: view.from }),
    ...(view.to && { to: view.to }),
  };
}

export const isFiltered = (view: WalletView): boolean => Object.keys(filtersOf(view)).length > 0;

export const ranges = ['7', '30', 'month', 'last_month', 'year'] as const;
export type RangeName = (typeof ranges)[number];

const shift = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the first and last UTC day of a quick range. All ranges end on `today`, except `last_month`, which ends on
 * the last day of the previous month.
 */
export function rangeOf(name: RangeName, today: string): { from: string; to: string } {
  const month = today.slice(0, 7);
  switch (name) {
    case '7':
      return { from: shift(today, -6), to: today };
    case '30':
      return { from: shift(today, -29), to: today };
    case 'month':
      return { from: `${month}-01`, to: today };
    case 'last_month': {
      const to = shift(`${month}-01`, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** Returns the number of days in a range, including the first and the last. */
export const daysOf = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;
