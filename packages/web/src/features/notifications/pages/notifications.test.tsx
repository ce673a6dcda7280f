import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { Notification } from '@wl/contract/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../app/api.ts';
import Notifications from './notifications.tsx';

const PER_PAGE = 20;
let kept: Notification[];

const paid = (no: number): Notification => ({
  id: `00000000-0000-7000-8000-${String(no).padStart(12, '0')}`,
  at: new Date(Date.UTC(2026, 2, 2, 12, 0, 60 - no)).toISOString(),
  read: false,
  kind: 'cash_out_paid',
  amount: 500 + no,
});

function page(search: URLSearchParams) {
  const wanted = search.get('group') === 'account' ? [] : kept;
  const current_page = Number(search.get('page') ?? 1);
  const data = wanted.slice((current_page - 1) * PER_PAGE, current_page * PER_PAGE);
  const unread = kept.filter(({ read }) => !read).length;
  const groups = [
    { group: 'money', total: kept.length, unread },
    { group: 'account', total: 0, unread: 0 },
  ];
  const to = (current_page - 1) * PER_PAGE + data.length;
  const meta = { current_page, to, total: wanted.length, unread, version: 1, groups };
  return { data, meta };
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  queryClient.clear();
  vi.stubGlobal('fetch', async (about: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(about, location.href);
    if (method === 'DELETE') kept = kept.filter(({ id }) => !pathname.endsWith(id));
    else if (method !== 'GET') kept = kept.map((one) => ({ ...one, read: true }));
    if (method !== 'GET') return Response.json({ data: { unread: 0, version: 2 } });
    return Response.json(page(searchParams));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(count: number, address = '/notifications') {
  kept = Array.from({ length: count }, (_, no) => paid(no + 1));
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/notifications',
    component: Notifications,
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Notifications' });
  await expect.element(heading).toBeVisible();
  const removers = screen.getByRole('button', { name: /^Remove “/ });
  /** Focuses a button and then presses it, as a keyboard user does. */
  const press = (button: { element: () => Element }) => {
    const control = button.element() as HTMLElement;
    control.focus();
    control.click();
  };
  return { screen, heading, removers, press, search: () => history.location.search };
}

test('removing the last notification of a page shows the page before it', async () => {
  const { screen, heading, removers, press, search } = await open(21);
  await expect.element(screen.getByText('1 to 20 of 21')).toBeVisible();
  press(screen.getByRole('button', { name: 'Older' }));
  await expect.element(screen.getByText('21 to 21 of 21')).toBeVisible();
  expect(search()).toBe('?page=2');
  await expect.poll(() => removers.elements()).toHaveLength(1);
  press(removers);
  await expect.poll(() => removers.elements()).toHaveLength(20);
  expect(search()).toBe('');
  await expect.element(heading).toHaveFocus();
});

test('removing a notification focuses the next Remove button and announces the removal', async () => {
  const { screen, removers, press } = await open(3);
  await expect.poll(() => removers.elements()).toHaveLength(3);
  press(removers.first());
  await expect.poll(() => removers.elements()).toHaveLength(2);
  await expect.element(removers.first()).toHaveFocus();
  await expect
    .element(screen.getByText(/^Removed: /))
    .toHaveTextContent('Removed: Your cash-out of $5.01 was paid');
});

test('Mark all as read marks every notification and moves the focus to the heading', async () => {
  const { screen, heading, press } = await open(2);
  const readAll = screen.getByRole('button', { name: 'Mark all as read' });
  await expect.element(readAll).toBeVisible();
  const unread = screen.getByText(/^Unread/);
  await expect.poll(() => unread.elements()).toHaveLength(2);
  press(readAll);
  await expect.poll(() => readAll.elements()).toHaveLength(0);
  expect(unread.elements()).toHaveLength(0);
  await expect.element(screen.getByText('You have read all notifications.')).toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('the group is part of the URL, and an empty group says so and leads back to all', async () => {
  const { screen, removers, press, search } = await open(2, '/notifications?group=account');
  await expect
    .element(screen.getByRole('heading', { name: 'No notifications of this kind' }))
    .toBeVisible();
  press(screen.getByRole('button', { name: 'Show all notifications' }));
  await expect.poll(() => removers.elements()).toHaveLength(2);
  press(screen.getByRole('button', { name: /^Money/ }));
  await expect.poll(search).toBe('?group=money');
});
