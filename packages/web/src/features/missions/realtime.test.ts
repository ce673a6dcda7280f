import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { MissionsOverview } from '@wl/contract/missions';
import { journeyNews } from '@wl/contract/news/journey';
import { beforeEach, expect, test } from 'vitest';
import { missionsQuery, overviewQuery } from './api.ts';
import { news } from './realtime.ts';
import { takeProgress } from './take-news.ts';

let client: QueryClient;
const context = () => ({ client, memberId: 'one' });
const itinerary = { errands: [] } as unknown as MissionsOverview['itinerary'];
/**
 * Calls the handler for a member's move to another city. The handler does not read the message's data, so no data is
 * passed.
 */
const move = () =>
  news.find(({ kind }) => kind === journeyNews.moved)?.handle(undefined as never, context());
const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(overviewQuery.queryKey, {
    data: { current_city: 'london', cities: [], itinerary: { errands: ['old'] } },
  } as never);
  client.setQueryData(missionsQuery('london').queryKey, { data: [], meta: {} } as never);
});

test('a move makes the overview and the city’s missions stale', () => {
  move();
  expect(isStale(overviewQuery.queryKey)).toBe(true);
  expect(isStale(missionsQuery('london').queryKey)).toBe(true);
});

test('an itinerary update after a move does not mark the old city’s overview as fresh', () => {
  takeProgress({ missions: [], itinerary }, context());
  expect(client.getQueryData(overviewQuery.queryKey)?.data.itinerary).toEqual(itinerary);
  move();
  takeProgress({ missions: [], itinerary }, context());
  expect(isStale(overviewQuery.queryKey)).toBe(true);
});

test('a pending missions request sent before a progress update is repeated', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const { queryKey } = missionsQuery('london');
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => answers[asked++]?.promise as never,
    staleTime: Infinity,
  });
  const stop = observer.subscribe(() => undefined);
  void observer.refetch();
  takeProgress(
    { missions: [{ id: 'northern', city: 'london' } as never], itinerary: null },
    context(),
  );
  answers[0]?.resolve('of before');
  answers[1]?.resolve('of now');
  await expect.poll(() => client.getQueryData(queryKey)).toBe('of now');
  stop();
});
