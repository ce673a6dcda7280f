import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { BagItem } from '@wl/contract/bag';
import { ToastPlace } from '@wl/ui/toast';
import { launchItems } from '@wl/world/bonuses/items';
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { tellEnd } from './tell-end.tsx';

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

function forfeited(slug: string, ended_by: BagItem['ended_by']): BagItem {
  const terms = launchItems.find((item) => item.slug === slug)?.terms;
  if (!terms) throw new Error(`there is no launch item ${slug}`);
  return {
    id: '00000000-0000-7000-8000-000000000000',
    kind: terms.kind,
    terms,
    terms_hash: '',
    state: 'forfeited',
    source: 'market',
    acquired_at: '2026-11-01T12:00:00.000Z',
    expires_at: null,
    activated_at: '2026-11-01T12:00:00.000Z',
    ended_at: '2026-11-02T12:00:00.000Z',
    ended_by,
    wagering_times: 40,
    wagering: null,
    spins: null,
    watched: null,
    ends_with_cash_out: false,
    paid_out: 0,
  };
}

test('an end by a cash-out is told as that; what the member threw away is not told at all', async () => {
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <ToastPlace closeLabel="Close" />
    </I18nProvider>,
  );
  await tellEnd(forfeited('deposit-bonus-100', 'member'));
  await tellEnd(forfeited('deposit-cashback-50', 'cash_out'));
  await expect
    .element(screen.getByText('50% deposit cashback up to $50.00 has ended with your cash-out.'))
    .toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' }).elements()).toHaveLength(1);
});
