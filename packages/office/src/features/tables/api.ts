import { officeTables } from '@wl/contract/office/tables';
import { request } from '../../app/api.ts';

export const TABLES_KEY = ['tables'];

/** Interval in ms at which the page requests stakes and phases again. */
const AGAIN_MS = 3_000;

export const tablesQuery = {
  queryKey: TABLES_KEY,
  queryFn: () => request(officeTables, {}),
  refetchInterval: AGAIN_MS,
};
