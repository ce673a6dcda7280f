/** Tests the moderation of the table talk with a stubbed server. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { OfficeTable } from '@wl/contract/office/tables';
import type { OfficeTableMessage } from '@wl/contract/office/tables-chat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../app/office.css';
import { makeRouter } from '../../../app/router.tsx';
import { forgetToken, keepToken } from '../../../app/session.ts';
import { axeFindings } from '../../../app/testing-axe.ts';

vi.mock('../../../app/realtime/realtime.ts', () => ({
  listen: () => () => undefined,
  disconnect: () => undefined,
}));
vi.mock('../../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));

const AT = '2026-05-01T12:00:00.000Z';
const table: OfficeTable = {
  slug: 'thames-wheel',
  name: 'Thames Wheel',
  game: 'table-roulette',
  city: 'london',
  dealt: null,
  schedule: null,
  version: 1,
  settings: {
    state: 'open',
    limits: {
      chip_cents: 50,
      min_spot_cents: 50,
      max_spot_cents: 10_000,
      max_by_spot: {},
      max_total_cents: 50_000,
      max_spots: 160,
    },
    pace: { bets_ms: 18_000, closing_ms: 5000, closed_ms: 1000, settled_ms: 4000 },
  },
  round: null,
};
let message: OfficeTableMessage;
let sent: { path: string; body: unknown }[];

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  keepToken('a token');
  document.body.classList.add('paper');
  await page.viewport(1440, 900);
  sent = [];
  message = {
    id: '0190f0aa-0000-7000-8000-000000000001',
    author: 'a'.repeat(16),
    name: null,
    city: 'london',
    text: 'Rude, but in no list',
    at: AT,
    member_id: '0190f0aa-0000-7000-8000-000000000002',
    nickname: 'QuietHeron',
    removed_at: null,
    silenced_until: null,
  };
  vi.stubGlobal('fetch', (address: string, options?: { body?: string }) => {
    const path = new URL(address, location.href).pathname.replace('/api/staff', '');
    if (path === '/tables') return Response.json({ data: { tables: [table], server_now: AT } });
    if (path === '/tables/thames-wheel/chat')
      return Response.json({ data: { messages: [message] } });
    if (!path.startsWith('/table-chat/')) return new Promise<Response>(() => undefined);
    sent.push({ path, body: JSON.parse(options?.body ?? '{}') });
    if (path.endsWith('/remove')) {
      message = { ...message, removed_at: AT };
      return Response.json({ data: { done: true } });
    }
    message = { ...message, silenced_until: '2026-05-02T12:00:00.000Z' };
    return Response.json({ data: { silenced_until: message.silenced_until } });
  });
});
afterEach(() => {
  forgetToken();
  document.body.classList.remove('paper');
  vi.unstubAllGlobals();
});

async function open(permissions: string[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const clerk = { id: message.member_id, name: 'Sam', email: '', roles: [], permissions };
  queries.setQueryData(['clerk'], { data: { clerk } });
  const history = createMemoryHistory({ initialEntries: ['/office/tables'] });
  const router = makeRouter(queries, history);
  const screen = await render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Live tables' })).toBeVisible();
  return screen;
}

test('a clerk removes a message and silences its author, each with a reason', async () => {
  const screen = await open(['tables.view', 'tables.moderate']);
  await expect.element(screen.getByText('Rude, but in no list')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await screen.getByRole('button', { name: 'Remove message', exact: true }).click();
  await screen.getByLabelText(/Reason/).fill('Insults a member');
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove message' }).click();
  await expect.element(screen.getByText('Message removed')).toBeVisible();

  await screen.getByRole('button', { name: 'Silence author' }).click();
  await screen.getByLabelText(/Duration of the silence/).selectOptions('168');
  await screen.getByLabelText(/Reason/).fill('Insults a member');
  await screen.getByRole('button', { name: 'Save duration' }).click();
  await expect.element(screen.getByText(/Author silenced until/)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { reason: 'Insults a member' },
    { hours: 168, reason: 'Insults a member' },
  ]);
});

test('a clerk without the permission does not see the talk', async () => {
  const screen = await open(['tables.view']);
  await expect.element(screen.getByText('Thames Wheel')).toBeVisible();
  expect(screen.getByText('Rude, but in no list').elements()).toEqual([]);
});
