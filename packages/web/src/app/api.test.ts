import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepAnswer, queryClient } from './api.ts';

test('what a changing call answered stands; who was asked before it is asked anew', async () => {
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
