import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { test } from './support/own-casino.ts';
import { betsOpen } from './support/tables.ts';
import { openTraveller } from './support/traveller.ts';
import { leave, openPage } from './support/watch.ts';

/**
 * Tests that pages of a shared table show the current state again, without a reload, after missed messages, a lost
 * connection or suspension. Also tests that two windows of a member agree.
 */
test.describe.configure({ mode: 'serial' });

/** Slug of a fast roulette table. The demonstration data opens this table, so no clerk is needed. */
const TABLE = 'mojave-wheel';
const PATH = `/live/${TABLE}`;
const ROUND = 90_000;

/** Page's connection to the realtime server. The test can disturb this connection. */
interface Line {
  /** True while the test drops messages from the server. */
  loses: boolean;
  sockets: WebSocketRoute[];
}

async function disturb(page: Page): Promise<Line> {
  const line: Line = { loses: false, sockets: [] };
  await page.routeWebSocket(/\/app\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!line.loses) socket.send(message);
    });
    line.sockets.push(socket);
  });
  return line;
}

/** Returns the number of the latest round for which the server has a result; -1 if there is none. */
async function latestRound(page: Page): Promise<number> {
  const reply = await page.request.get(`/api/tables/${TABLE}`);
  const { data } = (await reply.json()) as { data: { table: { results: { round: number }[] } } };
  return data.table.results[0]?.round ?? -1;
}

/** Waits until `rounds` further rounds have a result. */
async function play(page: Page, rounds: number): Promise<void> {
  const until = (await latestRound(page)) + rounds;
  await expect
    .poll(() => latestRound(page), { timeout: rounds * ROUND, intervals: [500] })
    .toBeGreaterThanOrEqual(until);
}

/** Expects the page to show the latest result without having been reloaded since `mark` marked its document. */
async function expectCurrent(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const shown = (await page.getByText(/^Check round /).textContent()) ?? '';
        return Number(shown.replaceAll(/\D/g, '')) === (await latestRound(page));
      },
      { timeout: ROUND },
    )
    .toBe(true);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isMarked'))).toBe(true);
}

async function mark(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(page.getByText(/^Check round /)).toBeVisible({ timeout: ROUND });
  await page.evaluate(() => Reflect.set(globalThis, 'isMarked', true));
}

test('a page that misses messages shows the true state after the next one', async ({
  browser,
}, info) => {
  test.setTimeout(300_000);
  const page = await openPage(browser, info);
  const line = await disturb(page);
  await mark(page);
  line.loses = true;
  await play(page, 1);
  line.loses = false;
  await expectCurrent(page);
  await leave(page);
});

test('a page whose connection breaks follows the table again', async ({ browser }, info) => {
  test.setTimeout(300_000);
  const page = await openPage(browser, info);
  const line = await disturb(page);
  await mark(page);
  // Simulate a change of network: the old connection is dead, and the page opens a new one.
  line.loses = true;
  await play(page, 1);
  for (const socket of line.sockets.splice(0)) await socket.close();
  line.loses = false;
  await expectCurrent(page);
  expect(line.sockets.length).toBeGreaterThan(0);
  await leave(page);
});

test('a page that has slept shows the true state when it wakes', async ({ browser }, info) => {
  test.setTimeout(300_000);
  const page = await openPage(browser, info);
  await mark(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await play(page, 2);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expectCurrent(page);
  await leave(page);
});

test('two windows of a member agree, although one of them missed the bet', async ({
  browser,
  request,
}, info) => {
  test.setTimeout(300_000);
  const { page: first } = await openTraveller(browser, request, info, 100);
  const second = await first.context().newPage();
  const line = await disturb(second);
  await mark(second);
  await mark(first);
  const own = (page: Page) => page.getByRole('region', { name: 'Your bets on this spin' });
  await betsOpen(first);
  line.loses = true;
  await first.locator('[data-spot="red"]').click();
  await first.getByTestId('spin').click();
  await expect(own(first).getByText(/^Received .* s before bets closed$/)).toBeVisible();
  for (const socket of line.sockets.splice(0)) await socket.close();
  line.loses = false;
  await expect(own(second).getByText(/^Received .* s before bets closed$/)).toBeVisible();
  const receipt = (await own(first).getByRole('listitem').first().textContent()) ?? '';
  await expect(own(second).getByRole('listitem').first()).toHaveText(receipt);
  await expectCurrent(second);
  await second.close();
  await leave(first);
});
