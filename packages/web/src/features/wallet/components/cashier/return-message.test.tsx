import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { topUpState } from '@wl/contract/wallet-top-ups';
import type { Transaction } from '@wl/contract/wallet-transactions';
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryOf } from '../../../../app/api.ts';
import { ReturnMessage } from './return-message.tsx';

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

const id = '00000000-0000-7000-8000-000000000000';

async function messageOf(change: Pick<Transaction, 'status' | 'step'>) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const data: Transaction = {
    id,
    kind: 'top_up',
    amount: 50_00,
    method: 'Visa •••• 4242',
    created_at: '2026-11-01T12:00:00.000Z',
    updated_at: '2026-11-02T12:00:00.000Z',
    can_cancel: false,
    ...change,
  };
  client.setQueryData(queryOf(topUpState, { params: { id } }).queryKey, { data });
  return render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <ReturnMessage id={id} onClose={() => {}} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

const notCharged = 'The top-up of $50.00 failed. You were not charged.';
const again = 'Try again below, or choose another payment method.';

test('a failed top-up is reported as not charged', async () => {
  const screen = await messageOf({ status: 'Cancelled', step: 'declined' });
  await expect.element(screen.getByText(notCharged)).toBeVisible();
  await expect.element(screen.getByText(again)).toBeVisible();
});

test('a refunded top-up is reported as credited and then refunded', async () => {
  const screen = await messageOf({ status: 'Cancelled', step: 'refunded' });
  const shown = 'Your payment of $50.00 was credited and then refunded to your payment method.';
  await expect.element(screen.getByText(shown)).toBeVisible();
  expect(screen.getByText(notCharged).elements()).toEqual([]);
  expect(screen.getByText(again).elements()).toEqual([]);
});
