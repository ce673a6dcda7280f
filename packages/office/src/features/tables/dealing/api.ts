import { dealingConsole, dealingTables } from '@wl/contract/office/tables-dealing';
import { request } from '../../../app/api.ts';

/**
 * Interval in ms at which the page requests the console again. The page also requests the console after every change of
 * phase, so this interval only matters for bets and for the video.
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
