import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { keepAnswer, queryClient } from './api.ts';

afterEach(() => onlineManager.setOnline(true));

test('a mutation without a connection fails at once and is not sent again later', async () => {
  let sent = 0;
  onlineManager.setOnline(false);
  const press = new MutationObserver<never>(queryClient, {
    mutationFn: () => {
      sent += 1;
      return Promise.reject(new TypeError('offline'));
    },
  });
  await expect(press.mutate()).rejects.toThrow('offline');
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(sent).toBe(1);
});

test('a mutation’s response replaces the cached one, and a query already under way is repeated', async () => {
  const queryKey = ['/bag'];
  const asked: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      asked.push(answer);
      return answer.promise;
    },
  });
  const stop = observer.subscribe(() => undefined);
  keepAnswer(queryKey, 'changed');
  expect(observer.getCurrentResult().data).toBe('changed');
  asked[0]?.resolve('before');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(observer.getCurrentResult().data).toBe('changed');
  expect(asked).toHaveLength(2);
  asked[1]?.resolve('changed since');
  await expect.poll(() => observer.getCurrentResult().data).toBe('changed since');
  keepAnswer(queryKey, 'changed again');
  expect(asked).toHaveLength(2);
  stop();
});
