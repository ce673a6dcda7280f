import { expect, type Page, type Request, test } from '@playwright/test';
import { intercept } from './support/intercept.ts';
import { stretch } from './support/stretch.ts';
import { openTraveller } from './support/traveller.ts';
import { leave, type Seen } from './support/watch.ts';

/**
 * Reloads the page in the middle of a round, before or after the response to the bet has arrived. Checks that the stake
 * is taken only once, that the server and the page have the expected balance, and that the stored round is displayed.
 */
test.describe.configure({ mode: 'serial' });

interface Round {
  id: string;
  stake_cents: number;
  payout_cents: number;
  created_at: string;
  events: unknown[];
}

const START = 100_00;
/** Display time of a result in milliseconds, after which the table is cleared (`use-spot-table.ts`). */
const RESULT_MS = 3600;
let page: Page;
let seen: Seen;
let cash = START;
test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openTraveller(browser, request, info, START / 100, { moves: true }));
  await stretch(page, RESULT_MS);
});
test.afterAll(() => leave(page));
test.afterEach(() => expect(seen.complaints).toEqual([]));

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const play = () => page.getByTestId('spin');
const isBet = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/play/rounds');

const idOf = (request: Request) => (request.postDataJSON() as { id: string }).id;

const ask = <T>(path: string): Promise<T> =>
  page.evaluate(async (address) => {
    const token = localStorage.getItem('auth_token') ?? '';
    const answer = await fetch(`/api${address}`, {
      headers: { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' },
    });
    return ((await answer.json()) as { data: T }).data;
  }, path);

/**
 * Checks the balance on the server and on the page, and the game's stored rounds.
 *
 * @param rounds expected rounds, newest first
 */
async function expectTruth(slug: string, rounds: readonly Round[]): Promise<void> {
  expect((await ask<{ cash: number }>('/wallet')).cash).toBe(cash);
  await expect(
    page.getByText(money(cash), { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  const stored = await ask<Round[]>(`/play/rounds?game=${slug}&page=1`);
  expect(stored.map(({ id, payout_cents }) => [id, payout_cents])).toEqual(
    rounds.map(({ id, payout_cents }) => [id, payout_cents]),
  );
}

const stages = [
  { slug: 'neon-shibuya', path: '/play/video/neon-shibuya', spots: [] },
  { slug: 'strip-double-zero', path: '/play/table/strip-double-zero', spots: ['red', 'black'] },
  { slug: 'lisboa-baccarat', path: '/play/table/lisboa-baccarat', spots: ['player', 'banker'] },
];

for (const { slug, path, spots } of stages) {
  test(`${slug}: a reload during a round or before its response shows the stored round and balance`, async () => {
    const begin = async () => {
      for (const id of spots) await page.locator(`[data-spot="${id}"]`).click();
      await expect(play()).not.toHaveAttribute('aria-disabled', 'true');
      await play().focus();
      await page.keyboard.press('Enter');
    };
    await page.goto(path);
    const sent = page.waitForResponse((response) => isBet(response.request()));
    await begin();
    const { data } = (await (await sent).json()) as { data: { round: Round } };
    const first = data.round;
    cash += first.payout_cents - first.stake_cents;
    await page.reload();
    await expect(play()).toBeVisible();
    await expectTruth(slug, [first]);

    // Simulate a lost response: the server plays the round, but the page is reloaded before it receives the response.
    const lost: string[] = [];
    await intercept(
      page,
      (url) => url.pathname.endsWith('/play/rounds'),
      async (route) => {
        if (!isBet(route.request()) || lost.length > 0) return route.fallback();
        await route.fetch();
        lost.push(idOf(route.request()));
      },
    );
    await begin();
    await expect.poll(() => lost).toHaveLength(1);
    const asked = page.waitForResponse((response) => response.url().endsWith(`/${lost[0] ?? ''}`));
    await page.reload();
    // The page must request the round by its id instead of sending the bet again.
    const { data: second } = (await (await asked).json()) as { data: Round };
    cash += second.payout_cents - second.stake_cents;
    // The page must play the recovered round's presentation to the end and announce the result.
    const { payout_cents: paid, stake_cents: staked } = second;
    await expect(page.getByTestId('result')).toContainText(
      paid === 0
        ? 'No win.'
        : paid > staked
          ? `You won ${money(paid)}.`
          : `${money(paid)} returned.`,
    );
    await expectTruth(slug, [second, first]);
    await page.unrouteAll();
  });
}
