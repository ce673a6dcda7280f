import { expect, type Page, type Route } from '@playwright/test';
import { withOwner } from './support/database.ts';
import { intercept } from './support/intercept.ts';
import type { Member } from './support/member.ts';
import { test } from './support/own-casino.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave } from './support/watch.ts';

/**
 * Tests every case in which a bet receives no response. The page must not place another bet until the member presses a
 * button, and it must show every round that was played. These tests use their own casino, because they put the whole
 * casino and one of its games into maintenance mode.
 */
test.describe.configure({ mode: 'serial' });

const GAME = 'neon-shibuya';
const PATH = `/play/video/${GAME}?anim=0`;
const START = 100_00;

let page: Page;
let member: Member;
/** Expected number of rounds that the server has booked for the member. */
let rounds = 0;
/** Number of bets that the current test has sent. */
let bets = 0;

const isBet = (request: { method(): string; url(): string }) =>
  request.method() === 'POST' && request.url().endsWith('/play/rounds');
const countBets = (on: Page) =>
  on.on('request', (request) => {
    if (isBet(request)) bets += 1;
  });

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, member } = await openTraveller(browser, request, info, START / 100));
  countBets(page);
});
test.afterAll(() => leave(page));
test.beforeEach(() => {
  bets = 0;
});

/** Reads the member's number of rounds, net result and balance from the database. */
const booked = () =>
  withOwner(async (owner) => {
    const { rows } = await owner.query<{ rounds: number; net: number; cash: number }>(
      `select count(r.id)::int as rounds, coalesce(sum(r.payout - r.stake), 0)::int as net, w.cash::int as cash
         from members m join ledger_wallets w on w.member_id = m.id
         left join wagers_settled r on r.member_id = m.id
        where m.email = $1 group by w.cash`,
      [member.email],
    );
    return rows[0] ?? { rounds: -1, net: 0, cash: 0 };
  });

/** Checks that exactly the expected number of rounds is booked, and that the balance matches them. */
async function expectBooked(): Promise<void> {
  const { net, cash, rounds: stored } = await booked();
  expect(stored).toBe(rounds);
  expect(cash).toBe(START + net);
}

const spin = () => page.getByTestId('spin');
const bar = () => page.getByRole('alert');

async function openGame(): Promise<void> {
  await page.goto(PATH);
  await expect(spin()).not.toHaveAttribute('aria-disabled', 'true');
}

/** Opens the game again. Checks that no bet is sent, and that the booked rounds and the balance are as expected. */
async function reopen(): Promise<void> {
  const sentBefore = bets;
  await openGame();
  expect(bets).toBe(sentBefore);
  await expectBooked();
}

const ROUNDS = /\/api\/play\/rounds(\/[^/]+)?$/;

/**
 * Passes the page's bets to `bet`, and its requests for a round's state to `question`, until the test calls
 * `page.unrouteAll`.
 */
const onRounds = (bet: (route: Route) => unknown, question: (route: Route) => unknown = fallback) =>
  intercept(page, ROUNDS, async (route) => {
    await (isBet(route.request()) ? bet(route) : question(route));
  });
const fallback = (route: Route) => route.fallback();
const lose = (route: Route) => route.abort('connectionreset');
/** Lets the server book the bet, but drops the response. */
const loseAnswer = async (route: Route) => {
  await route.fetch();
  await lose(route);
};

const switchGame = (state: 'open' | 'maintenance') =>
  withOwner((owner) =>
    owner.query(
      `insert into titles_switches (title, state) values ($1, $2)
         on conflict (title) do update set state = excluded.state`,
      [GAME, state],
    ),
  );

async function switchCasino(isClosed: boolean): Promise<void> {
  await withOwner(async (owner) => {
    await owner.query(
      `insert into platform_settings (name, value) values ('maintenance', $1)
         on conflict (name) do update set value = excluded.value`,
      [JSON.stringify(isClosed)],
    );
    await owner.query(`select pg_notify('wl_settings', 'maintenance')`);
  });
  const state = async () => (await page.request.get('/api/wallet')).status();
  await expect.poll(state).toBe(isClosed ? 503 : 401);
}

test('a refused bet is not sent again or reported after a reload', async () => {
  await openGame();
  const refusal = { code: 'limits.loss_reached', message: 'Refused' };
  await onRounds((route) => route.fulfill({ status: 409, json: refusal }));
  await spin().click();
  await expect(bar()).toBeVisible();
  expect(bets).toBe(1);
  await page.unrouteAll();
  await reopen();
  await expect(bar()).toHaveCount(0);
});

test('during a game’s maintenance a bet is refused, and a reload shows the maintenance page', async () => {
  await openGame();
  await switchGame('maintenance');
  await expect
    .poll(async () => {
      const launch = await page.request.get(`/api/play/games/${GAME}`);
      return ((await launch.json()) as { data: { state: string } }).data.state;
    })
    .toBe('maintenance');
  await spin().click();
  await expect(bar()).toContainText('under maintenance');
  expect(bets).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: /is under maintenance/ })).toBeVisible();
  await expect(spin()).toHaveCount(0);
  await expectSound(page);
  await switchGame('open');
  await reopen();
  expect(bets).toBe(1);
});

test('during the casino’s maintenance a bet leads to the maintenance page and is not sent again', async () => {
  await openGame();
  await switchCasino(true);
  await spin().click();
  await expect(page).toHaveURL(/\/maintenance$/);
  expect(bets).toBe(1);
  await switchCasino(false);
  await reopen();
  await expect(bar()).toHaveCount(0);
});

test('a bet lost before the server is reported as missing, and is sent again only on a click', async () => {
  await openGame();
  await onRounds(lose);
  await spin().click();
  await expect(bar()).toContainText('We have no record of your last bet');
  expect(bets).toBe(1);
  await page.unrouteAll();
  await reopen();
  await expect(bar()).toContainText('We have no record of your last bet');
  expect(bets).toBe(1);
  await expectBooked();
  const answered = page.waitForResponse((response) => isBet(response.request()));
  await spin().click();
  expect((await answered).ok()).toBe(true);
  rounds += 1;
  await expect(bar()).toHaveCount(0);
  await reopen();
});

test('a round whose response was lost is shown, at once or when the page can request it', async () => {
  await openGame();
  await onRounds(loseAnswer);
  await spin().click();
  await expect(page.getByTestId('result')).toContainText(/won|returned|No win/);
  rounds += 1;
  await expectBooked();
  await page.unrouteAll();

  await openGame();
  await onRounds(loseAnswer, lose);
  await spin().click();
  await expect(bar()).toContainText('We do not know yet whether your last bet was placed');
  rounds += 1;
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByTestId('result')).toContainText(/won|returned|No win/);
  await expect(bar()).toHaveCount(0);
  expect(bets).toBe(2);
  await reopen();
});

test('after the tab is closed during a bet, another tab lists the round and sends no bet', async () => {
  await openGame();
  const reached = Promise.withResolvers<void>();
  await onRounds(async (route) => {
    await route.fetch();
    reached.resolve();
  });
  await spin().click();
  await reached.promise;
  rounds += 1;
  const closed = page;
  page = await closed.context().newPage();
  countBets(page);
  await closed.close();
  await reopen();
  expect(bets).toBe(1);
  await page.getByRole('button', { name: 'My rounds' }).click();
  const list = page.getByRole('dialog', { name: 'My rounds' });
  await expect(list.getByRole('listitem')).toHaveCount(rounds);
});

test('signing out removes an unanswered bet in every tab', async () => {
  await openGame();
  await onRounds(lose);
  await spin().click();
  await expect(bar()).toBeVisible();
  await page.unrouteAll();
  const other = await page.context().newPage();
  countBets(other);
  await other.goto('/');
  await other.getByRole('banner').getByRole('button', { name: /^Menu/ }).click();
  await other.getByRole('button', { name: 'Sign-out' }).click();
  // The sign-out in the other tab must also sign out the tab with the unanswered bet.
  await expect(page).toHaveURL(/\/$/);
  const kept = () =>
    page.evaluate(() =>
      [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((name) =>
        /^wl-(open-round|last-bet|windows)/.test(name),
      ),
    );
  await expect.poll(kept).toEqual([]);

  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(member.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForFunction(() => localStorage.getItem('auth_token') !== null);
  await reopen();
  await expect(bar()).toHaveCount(0);
  expect(bets).toBe(1);
});
