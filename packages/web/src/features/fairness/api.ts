import type { ReplyOf } from '@wl/contract/call';
import { getSeeds, retiredSeeds, rotateSeeds } from '@wl/contract/fairness';
import { getRound } from '@wl/contract/play';
import { queryOf, request } from '../../app/api.ts';

export const seedsQuery = queryOf(getSeeds, {});
/** Paginated query for the revealed seed pairs, newest first. */
export const retiredSeedsQuery = {
  queryKey: [retiredSeeds.path],
  initialPageParam: 1,
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    request(retiredSeeds, { query: { page: pageParam }, signal }),
  getNextPageParam: ({ meta }: ReplyOf<typeof retiredSeeds>) =>
    meta.to < meta.total ? meta.current_page + 1 : undefined,
};
export const roundQuery = (id: string) => queryOf(getRound, { params: { id } });
export { rotateSeeds };
