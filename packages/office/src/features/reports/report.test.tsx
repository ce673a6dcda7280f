/** Tests the page that draws every report from its definition. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { Report } from '@wl/contract/office/reports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../app/office.css';
import { makeRouter } from '../../app/router.tsx';
import { forgetToken, keepToken } from '../../app/session.ts';

vi.mock('../../app/realtime/realtime.ts', () => ({
  listen: () => () => undefined,
  disconnect: () => undefined,
}));
vi.mock('../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));

const link = { id: 'neon-shibuya', text: 'Neon Shibuya' };
const found: Report = {
  slug: 'sums',
  title: 'Sums by day',
  summary: 'What the sums contain.',
  at: '2026-03-03T12:00:00Z',
  columns: [
    { id: 'day', kind: 'day', head: 'Day' },
    { id: 'game', kind: 'game', head: 'Best game' },
    { id: 'note', kind: 'text', head: 'Note' },
    { id: 'rounds', kind: 'count', head: 'Rounds' },
    { id: 'staked', kind: 'money', head: 'Staked' },
    { id: 'margin', kind: 'percent', head: 'Margin' },
  ],
  rows: [
    ['2026-03-01', link, '=1+1', 1200, 50_000, 3.5],
    ['2026-03-02', link, 'quiet', 0, -100, null],
  ],
  total: [null, null, null, 1200, 49_900, 3.5],
  chart: { as: 'lines', by: 'day', columns: ['staked'] },
};

/** Queries of the requests for a report, in order. */
let asked: URLSearchParams[];
let answer: () => Response | Promise<Response>;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

beforeEach(async () => {
  await page.viewport(1440, 900);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  keepToken('a token');
  asked = [];
  answer = () => json({ data: found });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (url.pathname === '/api/staff/reports')
      return json({ data: [{ slug: 'sums', title: 'Sums by day' }] });
    if (url.pathname !== '/api/staff/reports/sums') return new Promise(() => undefined);
    asked.push(url.searchParams);
    return answer();
  });
});
afterEach(() => {
  forgetToken();
  vi.unstubAllGlobals();
});

async function open(path: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const clerk = { id: 'c', email: '', name: 'Olivia Owner', roles: [], permissions: [] };
  queries.setQueryData(['clerk'], { data: { clerk } });
  const router = makeRouter(queries, createMemoryHistory({ initialEntries: [path] }));
  const screen = await render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return { screen, router };
}

const PERIOD = '/office/reports/sums?from=2026-03-01&until=2026-03-02';
const textsOf = (row: Element) =>
  [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));

test('draws columns by their kinds, the latest day first, below the total', async () => {
  const { screen } = await open(PERIOD);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sums by day');
  await expect.element(screen.getByText('What the sums contain.')).toBeVisible();
  const table = screen.getByRole('region', { name: 'Sums by day' });
  await expect.element(table).toBeVisible();
  const rows = [...table.element().querySelectorAll('tbody tr')].map(textsOf);
  expect(rows).toEqual([
    ['Total', '–', '–', '1,200', '$499.00', '3.50%'],
    ['Mar 2, 2026', 'Neon Shibuya', 'quiet', '0', '-$1.00', '–'],
    ['Mar 1, 2026', 'Neon Shibuya', '=1+1', '1,200', '$500.00', '3.50%'],
  ]);
  await expect
    .element(screen.getByRole('link', { name: 'Neon Shibuya' }).first())
    .toHaveAttribute('href', '/office/games?game=neon-shibuya');
  expect(asked.map(String)).toEqual(['from=2026-03-01&until=2026-03-02&language=en']);
  const chart = screen.getByRole('slider');
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'Mar 2, Staked: -$1.00');
});

test('the CSV file has the ids of the columns and no formula', async () => {
  const { screen } = await open(PERIOD);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  const button = screen.getByRole('button', { name: 'CSV' });
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await userEvent.click(button);
  expect((await files[0]!.text()).replace('\ufeff', '').split('\r\n')).toEqual([
    'day,game,note,rounds,staked,margin',
    `2026-03-01,neon-shibuya,'=1+1,1200,50000,3.5`,
    '2026-03-02,neon-shibuya,quiet,0,-100,',
    '',
  ]);
  vi.restoreAllMocks();
});

test('an empty period says so, and a failed report can be tried again', async () => {
  answer = () => json({ code: 'request.unexpected' }, 500);
  const { screen } = await open(PERIOD);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  answer = () => json({ data: { ...found, rows: [], total: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByText(/^Nothing happened in this period/)).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Sums by day' })).not.toBeInTheDocument();
});

test('another period is loaded while the figures stay, and an impossible one is explained', async () => {
  const { screen, router } = await open(PERIOD);
  const table = screen.getByRole('region', { name: 'Sums by day' });
  await expect.element(table).toBeVisible();
  let send = (_: Response): void => undefined;
  answer = () => new Promise<Response>((resolve) => (send = resolve));
  await userEvent.fill(screen.getByLabelText('Until', { exact: true }), '2026-03-05');
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  await expect
    .element(screen.getByRole('button', { name: 'CSV' }))
    .toHaveAttribute('aria-disabled', 'true');
  send(json({ data: found }));
  await expect.element(table).not.toHaveAttribute('aria-busy');
  expect(asked.at(-1)?.get('until')).toBe('2026-03-05');
  expect(router.state.location.search).toEqual({ from: '2026-03-01', until: '2026-03-05' });
  const count = asked.length;
  await userEvent.fill(screen.getByLabelText('Until', { exact: true }), '2026-02-01');
  await expect
    .element(screen.getByText('Choose a last day that is not before the first day.'))
    .toBeVisible();
  await userEvent.fill(screen.getByLabelText('Until', { exact: true }), '2026-06-01');
  await expect.element(screen.getByText('Choose at most 92 days.')).toBeVisible();
  expect(asked).toHaveLength(count);
});
