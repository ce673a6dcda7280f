/** Tests the page for the chat's opening hours against a stubbed server. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { StoredChatHours } from '@wl/contract/office/chat';
import { alwaysOpen } from '@wl/world/chat/hours';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../../app/office.css';
import { makeRouter } from '../../../app/router.tsx';
import { forgetToken, keepToken } from '../../../app/session.ts';

vi.mock('../../../app/realtime/realtime.ts', () => ({
  listen: () => () => undefined,
  joinPresence: () => () => undefined,
  disconnect: () => undefined,
}));
vi.mock('../../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));

/** Opening hours on the stubbed server, and the changes that it received. */
let stored: StoredChatHours;
let changes: (Record<string, unknown> & { version: number })[];

async function server(
  address: string,
  options?: { method?: string; body?: string },
): Promise<Response> {
  const { pathname } = new URL(address, location.href);
  if (!pathname.endsWith('/staff/chat/hours')) return new Promise<Response>(() => undefined);
  if (options?.method === 'PUT') {
    const change = JSON.parse(options.body ?? '{}') as (typeof changes)[number];
    changes.push(change);
    if (change.version !== stored.version)
      return Response.json({ code: 'chat.hours_changed', message: '' }, { status: 409 });
    const { version, reason: _, ...hours } = change;
    stored = { version: version + 1, hours: hours as unknown as StoredChatHours['hours'] };
  }
  return Response.json({ data: stored });
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  keepToken('a token');
  stored = { version: 0, hours: { ...alwaysOpen, days: [...alwaysOpen.days], closed: [] } };
  changes = [];
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  forgetToken();
  vi.unstubAllGlobals();
});

async function open(permissions = ['support.hours']) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const clerk = {
    id: '0198c0de-0000-7000-8000-000000000901',
    name: 'Sam Support',
    email: '',
    roles: [],
    permissions: ['support.view', ...permissions],
  };
  queries.setQueryData(['clerk'], { data: { clerk } });
  const history = createMemoryHistory({ initialEntries: ['/office/chat/hours'] });
  return render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={makeRouter(queries, history)} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

test('a clerk closes a day, shortens another one, and sees what that means', async () => {
  const screen = await open();
  await expect
    .element(screen.getByText('With these hours, the chat is always open.'))
    .toBeVisible();
  const allDay = screen.getByText('All day', { exact: true });
  await expect.poll(() => allDay.elements().length).toBe(7);
  await screen.getByRole('checkbox', { name: 'Sunday' }).click();
  await expect.element(screen.getByText('Closed', { exact: true })).toBeVisible();
  expect(allDay.elements()).toHaveLength(6);
  await screen.getByLabelText('Monday: opens at').fill('09:00');
  const end = screen.getByLabelText(/^Monday: closes at/);
  await end.fill('08:00');
  const save = screen.getByRole('button', { name: 'Save opening hours' });
  await expect.element(screen.getByText(/^On each day, the closing time/)).toBeVisible();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await end.fill('18:00');
  await screen.getByLabelText('Closed dates').fill('2027-01-01');
  await screen.getByLabelText('Reason').fill('Winter shifts');
  await save.click();
  await expect.element(screen.getByText('Saved')).toBeVisible();
  const [change] = changes;
  expect(change).toMatchObject({ zone: 'UTC', closed: ['2027-01-01'], version: 0 });
  expect(change?.['days']).toMatchObject({ 0: { from: '09:00', to: '18:00' }, 6: null });
});

test('a colleague’s change is shown before it can be overwritten', async () => {
  const screen = await open();
  await screen.getByRole('checkbox', { name: 'Sunday' }).click();
  await screen.getByLabelText('Reason').fill('Winter shifts');
  stored = { ...stored, version: 1 };
  await screen.getByRole('button', { name: 'Save opening hours' }).click();
  await expect
    .element(screen.getByText(/^Another clerk has changed the opening hours/))
    .toBeVisible();
  expect(stored.version).toBe(1);
});

test('without the permission, the hours can only be read', async () => {
  const screen = await open([]);
  await expect.element(screen.getByRole('checkbox', { name: 'Sunday' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save opening hours' }).elements()).toHaveLength(0);
});
