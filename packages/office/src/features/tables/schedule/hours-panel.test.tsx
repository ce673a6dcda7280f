/** Tests the form for the opening hours of a table, and the texts about them, with a stubbed server. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OfficeTable } from '@wl/contract/office/tables';
import type { StoredTableHours } from '@wl/contract/office/tables-hours';
import { MAX_INTERVALS } from '@wl/world/opening/opening-hours';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../app/office.css';
import { axeFindings } from '../../../app/testing-axe.ts';
import { TableList } from '../components/table-list.tsx';
import { HoursPanel } from './hours-panel.tsx';

const table = {
  ...{ slug: 'pearl-salon', name: 'Pearl Salon', city: 'macau', game: 'table-baccarat' },
  ...{ settings: { state: 'closed' }, schedule: null, round: null },
} as OfficeTable;

/** Opening hours on the stubbed server, and the changes that it received. */
let stored: StoredTableHours;
let changes: (StoredTableHours & { reason: string })[];

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  document.body.classList.add('paper');
  await page.viewport(1440, 900);
  stored = { hours: null, version: 0 };
  changes = [];
  vi.stubGlobal('fetch', (address: string, options?: { method?: string; body?: string }) => {
    const { pathname } = new URL(address, location.href);
    if (!pathname.endsWith('/staff/tables/pearl-salon/hours'))
      return new Promise<Response>(() => undefined);
    if (options?.method !== 'PUT') return Response.json({ data: stored });
    const change = JSON.parse(options.body ?? '{}') as (typeof changes)[number];
    changes.push(change);
    if (change.version !== stored.version)
      return Response.json({ code: 'tables.hours_changed', message: '' }, { status: 409 });
    stored = { hours: change.hours, version: change.version + 1 };
    return Response.json({ data: stored });
  });
});
afterEach(() => {
  document.body.classList.remove('paper');
  vi.unstubAllGlobals();
});

const wrap = (children: React.ReactNode) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </QueryClientProvider>,
  );

const open = (mayChange = true) => wrap(<HoursPanel table={table} mayChange={mayChange} />);

test('a clerk adds hours over midnight and a closed date', async () => {
  const screen = await open();
  await expect
    .element(screen.getByText('Without opening hours, only clerks open and close this table.'))
    .toBeVisible();
  await screen.getByRole('checkbox', { name: /according to opening hours/ }).click();
  await expect.element(screen.getByLabelText('Time zone')).toHaveValue('Asia/Macau');
  await expect
    .element(screen.getByText('With these hours, the table is always closed.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Add hours for Friday' }).click();
  await expect.element(screen.getByText('Closes the next day')).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save opening hours' });
  const end = screen.getByLabelText(/^Friday: closes at/);
  await end.fill('18:00');
  await expect.element(screen.getByText(/^Enter all times and dates/)).toBeVisible();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await end.fill('03:30');
  await screen.getByRole('button', { name: 'Add date' }).click();
  await screen.getByRole('spinbutton').first().click();
  await userEvent.keyboard('12252026');
  await screen.getByLabelText('Reason').fill('Weekend tables');
  expect(await axeFindings(screen.container)).toEqual([]);
  await save.click();
  await expect.element(screen.getByText('Saved')).toBeVisible();
  const days = Array.from({ length: 7 }, (_, day) =>
    day === 4 ? [{ from: '18:00', to: '03:30' }] : [],
  );
  expect(changes).toEqual([
    {
      hours: { zone: 'Asia/Macau', days, dates: [{ date: '2026-12-25', intervals: [] }] },
      version: 0,
      reason: 'Weekend tables',
    },
  ]);
});

test('a day takes as many intervals as the server accepts, each with names of its own', async () => {
  const screen = await open();
  await screen.getByRole('checkbox', { name: /according to opening hours/ }).click();
  const add = screen.getByRole('button', { name: 'Add hours for Friday' });
  for (let number = 1; number <= MAX_INTERVALS; number++) await add.click();
  await expect.element(add).not.toBeInTheDocument();
  for (let number = 1; number <= MAX_INTERVALS; number++) {
    const name = `Friday (${number})`;
    await expect.element(screen.getByLabelText(`${name}: opens at`)).toBeVisible();
    await expect
      .element(screen.getByLabelText(`${name}: closes at (00:00 is midnight)`))
      .toBeVisible();
  }
  await screen
    .getByRole('button', { name: 'Remove hours for Friday (2), starting at 18:00' })
    .click();
  await expect.element(add).toBeVisible();
});

test('a colleague’s change is shown before it can be overwritten', async () => {
  const screen = await open();
  await screen.getByRole('checkbox', { name: /according to opening hours/ }).click();
  await screen.getByLabelText('Reason').fill('Weekend tables');
  stored = { ...stored, version: 1 };
  await screen.getByRole('button', { name: 'Save opening hours' }).click();
  await expect
    .element(screen.getByText(/^Another clerk has changed the opening hours of this table/))
    .toBeVisible();
  expect(stored.version).toBe(1);
});

test('without the permission, the hours can only be read', async () => {
  const screen = await open(false);
  await expect
    .element(screen.getByRole('checkbox', { name: /according to opening hours/ }))
    .toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save opening hours' }).elements()).toEqual([]);
});

const next = '2026-12-01T02:00:00.000Z';
const plan = { waits_for_dealer: false, next_at: next, changes_at: next };

test.each<[string, 'open' | 'closed', OfficeTable['schedule'], RegExp]>([
  ['is open by its hours', 'open', { ...plan, scheduled: 'open' }, /^Opening hours: closes /],
  ['is closed by its hours', 'closed', { ...plan, scheduled: 'closed' }, /^Opening hours: opens /],
  [
    'was opened by a clerk',
    'open',
    { ...plan, scheduled: 'closed' },
    /^Opened by a clerk: closes /,
  ],
  ['was closed by a clerk', 'closed', { ...plan, scheduled: 'open' }, /^Closed by a clerk: opens /],
  ['never closes', 'open', { ...plan, changes_at: null, scheduled: 'open' }, /^Always open$/],
  [
    'waits for a dealer',
    'closed',
    { ...plan, waits_for_dealer: true, changes_at: null, scheduled: 'open' },
    /^Opens when a dealer starts a shift$/,
  ],
])('the list says that a table %s', async (_, state, schedule, text) => {
  const shown = { ...table, settings: { ...table.settings, state }, schedule };
  const screen = await wrap(
    <TableList tables={[shown]} chosen={undefined} onChoose={() => undefined} />,
  );
  await expect.element(screen.getByText(text)).toBeVisible();
});
