import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchAfter } from './refetch-after.ts';

test('a change during the first request triggers another request after it', async () => {
  const queries = new QueryClient();
  const asked: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(queries, {
    queryKey: ['passport', 'one'],
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      asked.push(answer);
      return answer.promise;
    },
  });
  const stop = observer.subscribe(() => undefined);
  refetchAfter(queries, 'passport');
  asked[0]?.resolve('of before');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.resolve('of now');
  await expect.poll(() => observer.getCurrentResult().data).toBe('of now');
  stop();
});
