import { dealingConsole, dealingTables } from '@wl/contract/office/tables-dealing';
import { request } from '../../../app/api.ts';

/**
 * Interval in ms at which the page reloads the console's data. The page also reloads it after every phase change, so
 * this interval only determines how quickly changes to bets and the video appear.
 */
const AGAIN_MS = 5_000;
const LIST_AGAIN_MS = 10_000;

export const dealingTablesQuery = {
  queryKey: ['dealing-tables'],
  queryFn: () => request(dealingTables, {}),
  refetchInterval: LIST_AGAIN_MS,
};

export const consoleKey = (slug: string) => ['dealing', slug];

export const consoleQuery = (slug: string) => ({
  queryKey: consoleKey(slug),
  queryFn: () => request(dealingConsole, { params: { slug } }),
  refetchInterval: AGAIN_MS,
});
