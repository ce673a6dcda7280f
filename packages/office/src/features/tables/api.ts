import type { ReplyOf } from '@wl/contract/call';
import { officeTableRounds } from '@wl/contract/office/tables-rounds';
import { officeTables } from '@wl/contract/office/tables';
import { officeTableChains } from '@wl/contract/office/tables-chains';
import { tableHours } from '@wl/contract/office/tables-hours';
import { officeTableChat } from '@wl/contract/office/tables-chat';
import { request } from '../../app/api.ts';

export const TABLES_KEY = ['tables'];

/** Interval, in ms, between requests for stakes and phases. It is long, because every request adds an audit entry. */
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

export const chainsKey = (slug: string) => ['table-chains', slug];

export const chainsQuery = (slug: string) => ({
  queryKey: chainsKey(slug),
  queryFn: () => request(officeTableChains, { params: { slug } }),
  // A chain changes only when its salt is fixed, so stop polling once all salts are known.
  refetchInterval: ({
    state,
  }: {
    state: { data: ReplyOf<typeof officeTableChains> | undefined };
  }) => (state.data?.data.chains.some(({ salt }) => salt === null) ? AGAIN_MS : (false as const)),
});

export const hoursKey = (slug: string) => ['table-hours', slug];

export const hoursQuery = (slug: string) => ({
  queryKey: hoursKey(slug),
  queryFn: () => request(tableHours, { params: { slug } }),
});
