import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cashierLimits, paymentMethods } from '@wl/contract/wallet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryOf } from '../../../../app/api.ts';
import type { Wallet } from '../../../../app/hud/wallet.ts';
import { useSession, type Player } from '../../../../app/session/session.ts';
import { CashOutForm } from './cash-out-form.tsx';

const METHOD = {
  id: '00000000-0000-7000-8000-000000000001',
  kind: 'card',
  label: 'Visa •••• 4242',
};

/** Pending server responses, keyed by the last segment of the request path. Each test resolves them. */
let casino: Record<string, PromiseWithResolvers<Response>>;
let sent: unknown[];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  useSession.setState({ player: { passport: 'verified' } as Player });
  casino = { methods: Promise.withResolvers(), 'cash-outs': Promise.withResolvers() };
  sent = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    if (typeof body === 'string') sent.push(JSON.parse(body));
    return casino[url.split('/').at(-1) ?? '']?.promise ?? Promise.reject(new Error(url));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function openForm() {
  const room = {
    minimum: 10_00,
    maximum: 1_000_00,
    available: 1_000_00,
    left_day: 1_000_00,
    left_month: 1_000_00,
  };
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  });
  client.setQueryData(queryOf(cashierLimits, {}).queryKey, {
    data: {
      top_up: room,
      cash_out: room,
      cash_outs_available: true,
      top_ups_suspended: false,
      blocked_until: null,
    },
  });
  const screen = await render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <CashOutForm wallet={{ cash: 110_00 } as Wallet} done={() => {}} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  await screen.getByRole('textbox', { name: 'Amount' }).fill('20');
  return { client, screen, button: screen.getByRole('button', { name: 'Cash out $20.00' }) };
}

test('the cash-out form takes a press only after the methods have loaded, and sends the chosen one', async () => {
  const { button } = await openForm();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  (button.element() as HTMLElement).click();
  casino['methods']?.resolve(Response.json({ data: [METHOD] }));
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(sent).toEqual([]);
  await button.click();
  expect(sent).toMatchObject([{ amount_cents: 20_00, method_id: METHOD.id, end_bonuses: false }]);
});

test('when the methods fail to load, the form says so, and a press reloads them and sends nothing', async () => {
  const { screen, button } = await openForm();
  casino['methods']?.reject(new TypeError('offline'));
  const complaint = screen.getByText(/^We could not reach the casino/);
  await expect.element(complaint).toBeVisible();
  casino['methods'] = Promise.withResolvers();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  casino['methods'].resolve(Response.json({ data: [METHOD] }));
  await expect.element(screen.getByRole('radio', { name: /4242/ })).toBeVisible();
  expect(complaint.elements()).toEqual([]);
  expect(sent).toEqual([]);
  await button.click();
  expect(sent).toHaveLength(1);
});

test('the cash-out form keeps the methods it has loaded when reloading them fails', async () => {
  const { client, button } = await openForm();
  casino['methods']?.resolve(Response.json({ data: [METHOD] }));
  await expect.element(button).not.toHaveAttribute('aria-busy');
  casino['methods'] = Promise.withResolvers();
  casino['methods'].reject(new TypeError('offline'));
  const { queryKey } = queryOf(paymentMethods, {});
  await client.invalidateQueries({ queryKey });
  expect(client.getQueryState(queryKey)?.status).toBe('error');
  await button.click();
  expect(sent).toHaveLength(1);
});
