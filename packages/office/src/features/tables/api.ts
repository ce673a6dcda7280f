import { officeTableRounds } from '@wl/contract/office/tables-rounds';
import { officeTables } from '@wl/contract/office/tables';
import { tableHours } from '@wl/contract/office/tables-hours';
import { officeTableChat } from '@wl/contract/office/tables-chat';
import { request } from '../../app/api.ts';

export const TABLES_KEY = ['tables'];

/** Interval in ms at which the page requests stakes and phases again. Every request adds an entry to the audit log. */
const AGAIN_MS = 15_000;

export const tablesQuery = {
  queryKey: TABLES_KEY,
  queryFn: () => request(officeTables, {}),
  refetchInterval: AGAIN_MS,
};

export const talkKey = (slug: string) => ['table-talk', slug];

export const talkQuery = (slug: string) => ({
  queryKey: talkKey(slug),
  queryFn: () => request(officeTableChat, { params: { slug } }),
  refetchInterval: AGAIN_MS,
});

export const roundsKey = (slug: string) => ['table-rounds', slug];

export const roundsQuery = (slug: string) => ({
  queryKey: roundsKey(slug),
  queryFn: () => request(officeTableRounds, { params: { slug } }),
  refetchInterval: AGAIN_MS,
});

export const hoursKey = (slug: string) => ['table-hours', slug];

export const hoursQuery = (slug: string) => ({
  queryKey: hoursKey(slug),
  queryFn: () => request(tableHours, { params: { slug } }),
});
