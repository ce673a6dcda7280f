import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Difference } from '@wl/contract/office/wallet-reconciliation';
import type { Clerk } from '@wl/contract/office/staff';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DifferencePanel } from './difference-panel.tsx';

const difference: Difference = {
  id: '0198c0de-0000-7000-8000-000000000001',
  provider: 'sandbox',
  day: '2026-11-27',
  kind: 'amount',
  type: 'payment',
  reference: '0198c0de-0000-7000-8000-000000000002',
  provider_ref: 'pay_1',
  member: null,
  ours_cents: 50_00,
  theirs_cents: 60_00,
  state: 'open',
  can_correct: true,
  found_at: '2026-11-28T06:00:00Z',
  settled: null,
  correction: null,
};

afterEach(() => vi.unstubAllGlobals());

test('a clerk who may only propose corrections sends a proposal, not an explanation', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return Response.json({ data: difference });
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const clerk = { permissions: ['corrections.propose'] } as Partial<Clerk> as Clerk;
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <DifferencePanel one={difference} clerk={clerk} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('radio').first()).toBeChecked();
  await screen.getByLabelText('Member ID').fill('0198c0de-0000-7000-8000-000000000003');
  await screen.getByLabelText('Reason').fill('The statement is right.');
  await screen.getByRole('button', { name: 'Propose correction' }).click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatch(/\/correction$/);
});
