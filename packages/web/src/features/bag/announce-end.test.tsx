import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient } from '@tanstack/react-query';
import type { BagItem } from '@wl/contract/bag';
import type { GameTile } from '@wl/contract/lobby';
import { ToastPlace } from '@wl/ui/feedback/toast';
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { gamesQuery } from './api.ts';
import { announceEnd } from './announce-end.tsx';
import { itemOf } from './testing-items.ts';

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

const client = new QueryClient();
client.setQueryData(gamesQuery.queryKey, [
  { slug: 'fog-and-crown', name: 'Fog & Crown' } as GameTile,
]);

const forfeited = (slug: string, ended_by: BagItem['ended_by']) =>
  itemOf(slug, { state: 'forfeited', ended_at: '2026-11-02T12:00:00.000Z', ended_by });

test('an item ended by a cash-out is announced with that reason; one the member ended is not', async () => {
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <ToastPlace closeLabel="Close" />
    </I18nProvider>,
  );
  await announceEnd(forfeited('deposit-bonus-100', 'member'), client);
  await announceEnd(forfeited('deposit-cashback-50', 'cash_out'), client);
  await expect
    .element(screen.getByText('50% deposit cashback up to $50.00 ended when you cashed out.'))
    .toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' }).elements()).toHaveLength(1);
});

test('the toast about an expired item shows the full name of its game', async () => {
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <ToastPlace closeLabel="Close" />
    </I18nProvider>,
  );
  await announceEnd(itemOf('free-spins-10', { state: 'expired' }), client);
  await expect.element(screen.getByText('Fog & Crown', { exact: false })).toBeVisible();
});
