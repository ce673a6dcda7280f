/** Tests the report page, which renders every report from its definition. */
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
  max_days: 92,
  has_headlines: true,
  by: 'day',
  previous: {
    from: '2026-02-27',
    until: '2026-02-28',
    rows: [
      ['2026-02-27', link, 'loud', 600, 20_000, 5],
      ['2026-02-28', link, 'loud', 0, 20_000, 2],
    ],
    total: [null, null, null, 600, 40_000, 3],
  },
  headlines: [
    { column: 'staked', good: 'more' },
    { column: 'rounds', good: 'less' },
    { column: 'margin', good: null },
  ],
  chart: { by: 'day', bars: [], lines: ['staked'] },
  filters: [
    { id: 'city', head: 'City', options: [{ id: 'tokyo', text: 'Tokyo' }], selected: null },
  ],
  splits: [{ id: 'game', text: 'Game' }],
  split: null,
  details: { report: 'sums', label: 'Entries', filter: null, keeps: ['city'] },
};

/** Query parameters of the report requests, in the order in which they were sent. */
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
      return json({
        data: [
          {
            slug: 'sums',
            title: 'Sums by day',
            summary: 'What the sums contain.',
            max_days: 92,
            has_headlines: true,
          },
        ],
      });
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

/** Types into one part of a date field. `part` is its accessible name, such as `month, Until`. */
async function typeInto(
  screen: Awaited<ReturnType<typeof open>>['screen'],
  part: string,
  text: string,
) {
  (screen.getByRole('spinbutton', { name: part }).element() as HTMLElement).focus();
  await userEvent.keyboard(text);
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
    ['Total', '–', '–', '1,200', '$499.00', '3.50%', ''],
    ['Mar 2, 2026', 'Neon Shibuya', 'quiet', '0', '-$1.00', '–', 'Entries'],
    ['Mar 1, 2026', 'Neon Shibuya', '=1+1', '1,200', '$500.00', '3.50%', 'Entries'],
  ]);
  await expect
    .element(screen.getByRole('link', { name: 'Neon Shibuya' }).first())
    .toHaveAttribute('href', '/office/games?game=neon-shibuya');
  expect(asked.map(String)).toEqual(['from=2026-03-01&until=2026-03-02&language=en']);
  const chart = screen.getByRole('slider');
  await expect
    .element(chart)
    .toHaveAttribute(
      'aria-valuetext',
      'Mar 2, 2026, Staked: -$1.00, Staked, previous period: $200.00',
    );
});

test('compares the headline figures with the period before', async () => {
  const { screen } = await open(PERIOD);
  await expect
    .element(screen.getByText(/^Compared with the previous period of the same length/))
    .toHaveTextContent(
      'Compared with the previous period of the same length: Feb 27, 2026 to Feb 28, 2026.',
    );
  const figures = [...document.querySelectorAll('dl > div')].map((one) => one.textContent);
  expect(figures).toEqual([
    'Staked$499.00+$99.00 (+24.8%)Before: $400.00',
    'Rounds1,200+600 (+100.0%)Before: 600',
    'Margin3.50%+0.5 ppBefore: 3.00%',
  ]);
  const tones = [...document.querySelectorAll('dl b')].map((one) => one.getAttribute('data-tone'));
  expect(tones).toEqual(['ok', 'bad', null]);
});

test('phones show the figures first, and the other choices on demand', async () => {
  const { screen } = await open('/office/reports/sums?from=2026-02-28&until=2026-03-02');
  await page.viewport(390, 844);
  const more = screen.getByRole('button', { name: 'Period and filters' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByLabelText('Break down by')).not.toBeVisible();
  await more.click();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByLabelText('Break down by')).toBeVisible();
});

test('days before the first figures are not drawn', async () => {
  answer = () =>
    json({
      data: {
        ...found,
        rows: [['2026-02-28', link, null, 0, 0, null], ...found.rows],
        previous: { ...found.previous, rows: [], total: null },
      },
    });
  const { screen } = await open('/office/reports/sums?from=2026-02-28&until=2026-03-02');
  await expect.element(screen.getByText('No previous figures').first()).toBeVisible();
  const chart = screen.getByRole('slider');
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'Feb 28, 2026, Staked: –');
});

test('split, filter and length of the rows are kept in the address, and details keep the filter', async () => {
  answer = () =>
    json({
      data: {
        ...found,
        by: 'week',
        filters: [{ ...found.filters[0], selected: 'tokyo' }],
        split: {
          id: 'game',
          column: 'staked',
          parts: [
            { text: 'Neon Shibuya', amounts: [40_000, -100] },
            { text: null, amounts: [10_000, 0] },
          ],
        },
      },
    });
  const { screen, router } = await open(PERIOD);
  await screen.getByLabelText('Break down by').selectOptions('Game');
  await screen.getByRole('button', { name: 'Week', exact: true }).click();
  await expect
    .poll(() => router.state.location.search)
    .toEqual({ from: '2026-03-01', until: '2026-03-02', by: 'week', split: 'game' });
  await expect.poll(() => asked.at(-1)?.get('by')).toBe('week');
  await expect.element(screen.getByLabelText('City')).toHaveValue('tokyo');
  await expect
    .element(screen.getByRole('slider'))
    .toHaveAttribute(
      'aria-valuetext',
      'Mar 2, 2026, Neon Shibuya: -$1.00, Others: $0.00, Staked: -$1.00, Staked, previous period: $200.00',
    );
  await expect
    .element(screen.getByRole('link', { name: 'Entries: Mar 1, 2026' }))
    .toHaveAttribute(
      'href',
      '/office/reports/sums?from=2026-03-01&until=2026-03-01&filters=city%3Atokyo',
    );
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
  await expect.element(screen.getByText(/^There was no activity in this period/)).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Sums by day' })).not.toBeInTheDocument();
});

test('another period is loaded while the figures stay, and an impossible one is explained', async () => {
  const { screen, router } = await open(PERIOD);
  const table = screen.getByRole('region', { name: 'Sums by day' });
  await expect.element(table).toBeVisible();
  let send = (_: Response): void => undefined;
  answer = () => new Promise<Response>((resolve) => (send = resolve));
  await typeInto(screen, 'day, Until', '05');
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  await expect
    .element(screen.getByRole('button', { name: 'CSV' }))
    .toHaveAttribute('aria-disabled', 'true');
  send(json({ data: found }));
  await expect.element(table).not.toHaveAttribute('aria-busy');
  expect(asked.at(-1)?.get('until')).toBe('2026-03-05');
  expect(router.state.location.search).toEqual({ from: '2026-03-01', until: '2026-03-05' });
  const count = asked.length;
  await typeInto(screen, 'month, Until', '02');
  await expect
    .element(screen.getByText('The last day must not be before the first day.'))
    .toBeVisible();
  await typeInto(screen, 'month, Until', '06');
  await expect.element(screen.getByText('Choose at most 92 days.')).toBeVisible();
  expect(asked).toHaveLength(count);
});
