/** Tests favourite tables on the page `/live`: the button on a tile and the filter. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app/style.css';
import { useSession } from '../../../app/session/session.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { answerCalls, refusal, renderPage, type Sent } from '../../../app/testing-page.ts';
import LivePage from '../pages/live.tsx';
import { tableOf } from '../testing-tables.ts';

let favourites: string[];
let isRefused: boolean;
let sent: Sent[];

const tables = [
  tableOf({}),
  tableOf({ slug: 'mojave-wheel', name: 'Mojave Wheel', city: 'las-vegas' }),
];

beforeEach(async () => {
  await page.viewport(1440, 900);
  [favourites, isRefused] = [['mojave-wheel'], false];
  sent = answerCalls({
    'GET /tables': () => ({ data: { tables, later: [], server_now: new Date().toISOString() } }),
    'GET /favourite-tables': () => ({ data: { tables: favourites } }),
    'PUT /favourite-tables/thames-wheel': ({ body }) => {
      if (isRefused) return refusal(404, 'tables.unknown');
      const { favourite } = body as { favourite: boolean };
      favourites = favourite ? [...favourites, 'thames-wheel'] : ['mojave-wheel'];
      return { data: { tables: favourites } };
    },
  });
  useSession.setState({ status: 'member', player: { id: 'm' } as never });
});
afterEach(() => {
  useSession.setState({ status: 'visitor', player: undefined });
  vi.unstubAllGlobals();
});

async function open() {
  const screen = await renderPage(<LivePage />);
  await expect.element(screen.getByRole('link', { name: 'Thames Wheel' })).toBeVisible();
  return screen;
}

test('a member adds a table to the favourites, and lists only these', async () => {
  const screen = await open();
  const heart = screen.getByRole('button', { name: 'Favourite table: Thames Wheel' });
  const filter = screen.getByRole('group', { name: 'Tables shown' });
  await expect.element(filter.getByRole('button').first()).toHaveTextContent('Favourites');
  await filter.getByRole('button', { name: 'Favourites' }).click();
  await expect.element(screen.getByRole('link', { name: 'Mojave Wheel' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Thames Wheel' }).elements()).toEqual([]);
  await filter.getByRole('button', { name: 'All games' }).click();
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await filter.getByRole('button', { name: 'Favourites' }).click();
  await expect.element(screen.getByRole('link', { name: 'Thames Wheel' })).toBeVisible();
  const puts = sent.filter(({ call }) => call.startsWith('PUT'));
  expect(puts.map(({ body }) => body)).toEqual([{ favourite: true }]);
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('without a favourite table that is open, the list says how to add one', async () => {
  favourites = [];
  const screen = await open();
  await screen.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect.element(screen.getByText('No favourite table is open')).toBeVisible();
});

test('a change that the server did not accept is undone, with the reason', async () => {
  isRefused = true;
  const screen = await open();
  const heart = screen.getByRole('button', { name: 'Favourite table: Thames Wheel' });
  await heart.click();
  await expect.element(screen.getByText('There is no such table.').first()).toBeInTheDocument();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
});

test('visitors have neither hearts nor the filter for favourites', async () => {
  useSession.setState({ status: 'visitor', player: undefined });
  const screen = await open();
  expect(screen.getByRole('button', { name: /favourite/i }).elements()).toEqual([]);
});
