/** Tests the opening times on the list of tables and on the page of a table, in the time zone of the browser. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app/style.css';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { answerCalls, renderPage } from '../../../app/testing-page.ts';
import type { ShownTable } from '../live-state.ts';
import LivePage from '../pages/live.tsx';
import RouletteTable from '../roulette/roulette-table.tsx';
import { replyOf, roundAt, tableOf } from '../testing-tables.ts';
import type { LaterTable } from './later-tables.tsx';

const HOUR_MS = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
/** Formats a time of day as the page does in English. */
const clock = (at: string, more: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', ...more }).format(
    new Date(at),
  );

let tables: ShownTable[];
let later: LaterTable[];

beforeEach(async () => {
  await page.viewport(1440, 900);
  [tables, later] = [[], []];
  answerCalls({
    'GET /tables': () => ({ data: { tables, later, server_now: new Date().toISOString() } }),
    'GET /tables/thames-wheel/chat': () => ({ data: { messages: [], me: null } }),
  });
});
afterEach(() => vi.unstubAllGlobals());

const laterTable = (opens_at: string, part: Partial<LaterTable> = {}): LaterTable => ({
  ...{ slug: 'pearl-salon', name: 'Pearl Salon', game: 'table-baccarat', city: 'macau' },
  ...{ opens_at, ...part },
});

test('the list shows when tables close and which ones open later', async () => {
  const [closes, opens, next] = [inHours(3), inHours(5), inHours(72)];
  tables = [
    tableOf({ closes_at: closes }),
    tableOf({ slug: 'mojave-wheel', name: 'Mojave Wheel', closes_at: inHours(30) }),
  ];
  later = [
    laterTable(opens),
    laterTable(next, { slug: 'bondi-dice', name: 'Bondi Dice', game: 'table-sic-bo' }),
    laterTable(next, { slug: 'unknown', name: 'Unknown', game: 'game-of-tomorrow' }),
  ];
  const screen = await renderPage(<LivePage />);
  await expect.element(screen.getByText(`Closes at ${clock(closes)}`)).toBeVisible();
  // The table that closes in 30 hours shows no closing time.
  expect(screen.getByText(/^Closes at/).elements()).toHaveLength(1);
  const list = screen.getByRole('region', { name: 'Opening later' });
  await expect.element(list.getByText(`Opens at ${clock(opens)}`)).toBeVisible();
  const day = clock(next, { weekday: 'long' });
  await expect.element(list.getByText(`Opens: ${day}`)).toBeVisible();
  await expect.element(list.getByRole('link', { name: 'Pearl Salon' })).toBeVisible();
  expect(list.getByRole('link').elements()).toHaveLength(2);
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('the list shows the next openings while every table is closed', async () => {
  later = [laterTable(inHours(5))];
  const screen = await renderPage(<LivePage />);
  await expect.element(screen.getByText('No table is open at the moment')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Pearl Salon' })).toBeVisible();
});

test('the page of a closed table says when it opens', async () => {
  const opens = inHours(5);
  const round = { ...roundAt('settled'), phase_ends_at: null };
  const reply = {
    ...replyOf({ state: 'closed', opens_at: opens, round }),
    server_now: new Date().toISOString(),
  };
  const screen = await renderPage(<RouletteTable reply={reply} receivedAtMs={Date.now()} />);
  await expect.element(screen.getByText('This table is closed')).toBeVisible();
  await expect
    .element(screen.getByTestId('countdown').getByText(`Opens at ${clock(opens)}`))
    .toBeVisible();
});

test('an opening in another week is shown with its date', async () => {
  const opens = inHours(24 * 20);
  const reply = {
    ...replyOf({ state: 'closed', opens_at: opens, round: null }),
    server_now: new Date().toISOString(),
  };
  const screen = await renderPage(<RouletteTable reply={reply} receivedAtMs={Date.now()} />);
  const day = clock(opens, { weekday: 'long', day: 'numeric', month: 'long' });
  const text = screen.getByTestId('countdown').getByText(`Opens: ${day}`);
  await expect.element(text).toBeVisible();
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('the time until an opening is that of the server, not of this device', async () => {
  const [now, opens] = [inHours(24 * 20), inHours(24 * 20 + 5)];
  const reply = {
    ...replyOf({ state: 'closed', opens_at: opens, round: null }),
    server_now: now,
  };
  const screen = await renderPage(<RouletteTable reply={reply} receivedAtMs={Date.now()} />);
  await expect
    .element(screen.getByTestId('countdown').getByText(`Opens at ${clock(opens)}`))
    .toBeVisible();
});

test('the page of an open table says when it closes', async () => {
  const closes = inHours(2);
  const round = { ...roundAt('open'), phase_ends_at: null };
  const reply = {
    ...replyOf({ closes_at: closes, round }),
    server_now: new Date().toISOString(),
  };
  const screen = await renderPage(<RouletteTable reply={reply} receivedAtMs={Date.now()} />);
  await expect.element(screen.getByText(`Closes at ${clock(closes)}`)).toBeVisible();
});
