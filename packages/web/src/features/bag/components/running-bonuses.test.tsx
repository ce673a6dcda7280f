import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { TravelBag } from '@wl/contract/bag';
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../app/api.ts';
import { bagQuery, gamesQuery } from '../api.ts';
import { bagOf, itemOf } from '../testing-items.ts';
import RunningBonuses from './running-bonuses.tsx';

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

function show(bag: TravelBag) {
  queryClient.setQueryData(bagQuery.queryKey, { data: bag });
  queryClient.setQueryData(gamesQuery.queryKey, []);
  const router = createRouter({
    routeTree: createRootRoute({ component: RunningBonuses }),
    history: createMemoryHistory(),
  });
  return render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

test('only running bonuses are listed, with balance, wagering progress and days left', async () => {
  const wagering = { balance: 2_100, required: 200_000, wagered: 50_000, granted: 5_000 };
  const running = itemOf('deposit-bonus-100', {
    state: 'running',
    wagering,
    expires_at: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  });
  const waits = itemOf('deposit-cashback-50', { state: 'active' });
  const screen = await show(bagOf({ going: [running, waits] }));
  await expect.element(screen.getByRole('heading', { name: 'Bonus money' })).toBeVisible();
  await expect.element(screen.getByText('$500.00 of $2,000.00 wagered')).toBeVisible();
  await expect.element(screen.getByText('$21.00')).toBeVisible();
  await expect.element(screen.getByText('3 days left')).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '50000');
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
});

test('nothing is shown when no bonus money is running', async () => {
  const screen = await show(bagOf({ going: [itemOf('free-spins-10', { state: 'active' })] }));
  await expect.poll(() => screen.container.textContent).toBe('');
});
