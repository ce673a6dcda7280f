import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { keepAnswer, queryClient } from './api.ts';

afterEach(() => onlineManager.setOnline(true));

test('without a connection a press fails at once, and nothing is sent by itself later', async () => {
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
