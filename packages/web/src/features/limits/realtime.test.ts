import { getLimits, limitHistory } from '@wl/contract/limits';
import { cashierLimits } from '@wl/contract/wallet';
import { expect, test } from 'vitest';
import type { NewsContext } from '../../app/realtime/news.ts';
import { reconnected } from './realtime.ts';

test('a reconnect reloads limits, limit history and cashier limits', () => {
  const asked: unknown[] = [];
  const client = {
    invalidateQueries: ({ queryKey }: { queryKey: unknown[] }) => asked.push(...queryKey),
  };
  reconnected({ client } as unknown as NewsContext);
  expect(asked).toEqual([getLimits.path, limitHistory.path, cashierLimits.path]);
});
