/** Tests the list of a table's hash chains, and the entry of a salt, with a stubbed server. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OfficeTable } from '@wl/contract/office/tables';
import type { OfficeTableChain } from '@wl/contract/office/tables-chains';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../app/office.css';
import { axeFindings } from '../../../app/testing-axe.ts';
import { ChainsPanel } from './chains-panel.tsx';

const AT = '2026-05-01T12:00:00.000Z';
const table = { slug: 'thames-wheel', name: 'Thames Wheel', dealt: null } as OfficeTable;
const first: OfficeTableChain = {
  ...{ number: 1, first_round: 0, rounds: 100_000, published: 'a'.repeat(64), created_at: AT },
  ...{ salt: 'b'.repeat(64), salt_source: 'server', salt_at: AT },
  ...{ beacon_round: null, beacon_signature: null, beacon_at: null, beacon_url: null },
};
const waiting: OfficeTableChain = {
  ...{ number: 2, first_round: 100_000, rounds: 100_000, published: 'c'.repeat(64) },
  ...{ created_at: AT, salt: null, salt_source: null, salt_at: null },
  ...{ beacon_round: 26_000_000, beacon_signature: null, beacon_at: AT },
  beacon_url: 'https://relay.example/public/26000000',
};

let chains: OfficeTableChain[];
let answer: () => Response;
let sent: { path: string; body: unknown }[];

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  document.body.classList.add('paper');
  await page.viewport(1440, 900);
  sent = [];
  chains = [waiting, first];
  vi.stubGlobal('fetch', (address: string, options?: { body?: string }) => {
    const path = new URL(address, location.href).pathname.replace('/api/staff', '');
    if (path === '/tables/thames-wheel/chains') return Response.json({ data: { chains } });
    sent.push({ path, body: JSON.parse(options?.body ?? '{}') });
    return answer();
  });
});
afterEach(() => {
  document.body.classList.remove('paper');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(mayEdit = true) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ChainsPanel table={table} mayEdit={mayEdit} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test('lists the chains with the sources of their salts, and stores an entered signature', async () => {
  const screen = await show();
  await expect.element(screen.getByText('drand, round 26000000')).toBeVisible();
  await expect.element(screen.getByText('Server', { exact: true })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await screen.getByRole('button', { name: 'Enter signature' }).click();
  await expect.element(screen.getByText('https://relay.example/public/26000000')).toBeVisible();
  const store = screen.getByRole('button', { name: 'Check and save signature' });
  await expect.element(store).toBeDisabled();
  await screen.getByLabelText('Signature').fill('d'.repeat(96));
  expect(await axeFindings(document.body)).toEqual([]);
  answer = () => {
    const salted = { salt: 'e'.repeat(64), salt_source: 'drand 26000000', salt_at: AT };
    chains = [{ ...waiting, ...salted }, first];
    return Response.json({ data: chains[0] });
  };
  await store.click();
  await expect.element(screen.getByText(`${'e'.repeat(12)}…`)).toBeVisible();
  expect(sent).toEqual([
    { path: '/tables/thames-wheel/chains/2/salt', body: { signature: 'd'.repeat(96) } },
  ]);
});

test('the list is requested again only while a salt is missing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const screen = await show();
  await expect.element(screen.getByText(/^Due at/)).toBeVisible();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  chains = [{ ...waiting, salt: 'e'.repeat(64), salt_source: 'drand 26000000' }, first];
  vi.advanceTimersToNextTimer();
  await expect.element(screen.getByText(`${'e'.repeat(12)}…`)).toBeVisible();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});

test('a wrong signature is explained, and the dialog stays open', async () => {
  const body = { code: 'tables.signature_wrong', message: '', params: { round: 26_000_000 } };
  answer = () => Response.json(body, { status: 422 });
  const screen = await show();
  await screen.getByRole('button', { name: 'Enter signature' }).click();
  await screen.getByLabelText('Signature').fill('my lucky number');
  await screen.getByRole('button', { name: 'Check and save signature' }).click();
  await expect.element(screen.getByText(/This is not drand’s signature for round/)).toBeVisible();
  await expect.element(screen.getByLabelText('Signature')).toBeVisible();
});

test('a clerk who may not change tables sees the chains only', async () => {
  const screen = await show(false);
  await expect.element(screen.getByText(/^Due at/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enter signature' }).elements()).toEqual([]);
});
