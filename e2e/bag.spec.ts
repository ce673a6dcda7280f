import { expect, type Locator, type Page, test } from '@playwright/test';
import { giveCoins } from './support/coins.ts';
import { intercept } from './support/intercept.ts';
import type { Member } from './support/member.ts';
import { openMember, topUpByCard, verifyMember } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/** The bonus bag of one member: from the empty pouch over free spins and a deposit bonus to a cash-out that ends it. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
let member: Member;

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen, member } = await openMember(browser, request, info));
});
test.afterAll(async () => {
  await leave(page);
});
test.afterEach(() => {
  expect(seen.complaints).toEqual([]);
});

const dialog = () => page.getByRole('dialog');
const places = () => page.getByRole('list', { name: 'Places of the bag' });
const underWay = () => page.getByRole('region', { name: 'Under way' }).getByRole('article');

async function buy(slug: string): Promise<void> {
  await page.goto(`/marketplace?item=${slug}`);
  await dialog()
    .getByRole('button', { name: /^Buy for/ })
    .click();
  await dialog().getByRole('button', { name: 'Buy it' }).click();
  await expect(dialog().getByRole('heading', { name: 'It is in your bag' })).toBeVisible();
}

test('an empty bag shows its places and one next step', async () => {
  await page.goto('/my-travel-bag');
  await expect(places().getByText('empty')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'See what boards at the marketplace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
});

test('free spins are activated by keyboard, played on their ticket, and wait with what they won', async () => {
  await buy('free-spins-10');
  await page.goto('/my-travel-bag');
  await places().getByRole('button', { name: 'Terms of 10 free spins' }).press('Enter');
  await expect(dialog().getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await places()
    .getByRole('button', { name: /^Activate/ })
    .press('Enter');
  await dialog().getByRole('slider').press('ArrowRight');
  await expect(dialog().getByText('In the order of staking')).toBeVisible();
  await expectSound(page);
  await dialog().getByRole('button', { name: 'Activate it' }).click();
  await expect(underWay()).toHaveCount(1);
  await expect(underWay().getByText('10 spins left')).toBeVisible();
  await expectSound(page);

  await underWay().getByRole('link', { name: 'Play Fog & Crown' }).click();
  const ticket = page.getByRole('group', { name: 'Spins from your bag' }).getByRole('button');
  // The link came for this item: its ticket is in use, and no cash is needed.
  await expect(ticket).toHaveAttribute('aria-pressed', 'true');
  await expect(ticket).toContainText('10 free spins');
  await page.getByTestId('spin').click();
  await expect(ticket).toContainText('9 free spins');
  await ticket.click();
  await expect(ticket).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Your cash is below this stake')).toBeVisible();
  await expectSound(page);
});

test('a deposit bonus waits for its deposit, then runs with its turnover in sight', async () => {
  await giveCoins(member, 7000);
  await buy('deposit-bonus-50');
  await page.goto('/my-travel-bag');
  await places()
    .getByRole('button', { name: /^Activate/ })
    .click();
  await dialog().getByRole('slider').fill('10000');
  await expect(dialog().getByText('$50.00', { exact: true })).toBeVisible();
  await expect(dialog().getByText('$2,000.00', { exact: true })).toBeVisible();
  await dialog().getByRole('button', { name: 'Activate it' }).click();
  await expect(page.getByText('Waits for your next deposit of $10.00 or more.')).toBeVisible();

  await topUpByCard(page, 100);
  await page.goto('/my-travel-bag');
  await expect(page.getByText('$0.00 of $2,000.00 wagered')).toBeVisible();
  await expect(underWay().filter({ hasText: '50% deposit bonus' })).toContainText('$50.00');
  await expectSound(page);

  await page.goto('/play/video/neon-shibuya');
  await expect(page.getByText(/\$0 (of|\/) \$2,000/).filter({ visible: true })).toBeVisible();
  await expectSound(page);
});

const tables = ['westminster-roulette', 'boulevard-blackjack', 'lisboa-baccarat'];
for (const table of tables)
  test(`its turnover stands over ${table} too, and covers nothing of it`, async ({
    isMobile,
  }, info) => {
    await page.goto(`/play/table/${table}`);
    const told = page.getByText(/\$0 (of|\/) \$2,000/).filter({ visible: true });
    await expect(told).toHaveCount(1);
    await expect(page.getByTestId('spin')).toBeVisible();
    await expectSound(page);
    if (isMobile) {
      const bottomOf = async (what: Locator) => {
        const box = await what.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      const stage = page.locator('[data-spot]').first();
      await expect(stage).toBeVisible();
      expect(await bottomOf(told)).toBeLessThan((await stage.boundingBox())?.y ?? 0);
      await expect(page.getByTestId('spin')).toBeInViewport({ ratio: 1 });
    }
    await page.screenshot({ path: info.outputPath(`${table}.png`) });
  });

test('a second item cannot wait for the same deposit: the first is said to', async () => {
  await giveCoins(member, 2000);
  for (const slug of ['deposit-cashback-25', 'deposit-cashback-50']) await buy(slug);
  await page.goto('/my-travel-bag');
  await places()
    .getByRole('button', { name: /^Activate ?: 25% deposit cashback/ })
    .click();
  await dialog().getByRole('button', { name: 'Activate it' }).click();
  await expect(dialog()).toHaveCount(0);
  await places()
    .getByRole('button', { name: /^Activate/ })
    .click();
  await expect(dialog().getByText('Another item is waiting for your next deposit.')).toBeVisible();
  await expect(dialog().getByRole('button', { name: 'Activate it' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
});

test('deleting says what is lost, and what has ended is listed', async () => {
  await page.goto('/my-travel-bag');
  await places()
    .getByRole('button', { name: /^Delete 50% deposit cashback/ })
    .click();
  await expect(dialog().getByRole('heading', { name: 'What is lost' })).toBeVisible();
  await expectSound(page);
  await dialog().getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog()).toHaveCount(0);
  await places()
    .getByRole('button', { name: /^Delete 50% deposit cashback/ })
    .click();
  await dialog().getByRole('button', { name: 'Delete it for good' }).click();
  const ended = page.getByRole('region', { name: 'What has ended' });
  await expect(ended.getByRole('listitem')).toContainText('50% deposit cashback');
  await expect(ended.getByText('Deleted')).toBeVisible();
  await expectSound(page);
});

test('a watched deposit that is thrown away is listed as deleted, not as ended by a cash-out', async () => {
  await topUpByCard(page, 10);
  await page.goto('/my-travel-bag');
  const watched = underWay().filter({ hasText: '25% deposit cashback' });
  await watched.getByRole('button', { name: /^Delete/ }).click();
  await expect(dialog().getByText('Cashback on your deposit of $10.00')).toBeVisible();
  await dialog().getByRole('button', { name: 'Delete it for good' }).click();
  const ended = page.getByRole('region', { name: 'What has ended' });
  await expect(
    ended.getByRole('listitem').filter({ hasText: '25% deposit cashback' }),
  ).toContainText('Deleted');
  await expect(page.getByText('has ended with your cash-out')).toHaveCount(0);
  await expectSound(page);
});

test('an item that has gone on in another window is not thrown away unseen', async () => {
  await giveCoins(member, 1000);
  await buy('free-spins-10');
  await page.goto('/my-travel-bag');
  await intercept(page, '**/travel-bag/items/*', async (route) => {
    // Between the question and the answer it is activated elsewhere.
    const asked = route.request();
    const at = `${asked.url().split('?')[0] ?? ''}/activate`;
    const elsewhere = await page.request.post(at, { headers: asked.headers(), data: {} });
    expect(elsewhere.status()).toBe(200);
    await route.continue();
  });
  await places()
    .getByRole('button', { name: /^Delete 10 free spins/ })
    .click();
  await dialog().getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page.getByText('This item has changed in the meantime.')).toBeVisible();
  await expect(dialog()).toHaveCount(0);
  await expect(underWay().getByText('10 spins left')).toHaveCount(1);
  await page.unroute('**/travel-bag/items/*');
  seen.complaints = seen.complaints.filter((told) => !/409|Failed to load/.test(told));
  await expectSound(page);
});

test('two tickets for one game stand beside each other, neither under the desk', async () => {
  await page.goto('/play/video/fog-and-crown');
  const tickets = page.getByRole('group', { name: 'Spins from your bag' }).getByRole('button');
  await expect(tickets).toHaveCount(2);
  const tops = await tickets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  expect(tops[1]).toBe(tops[0]);
  await tickets.last().click();
  await expect(tickets.last()).toHaveAttribute('aria-pressed', 'true');
  await expectSound(page);
});

test('a cash-out that ends the bonus names it first', async ({ browser }, info) => {
  await verifyMember(browser, info, page);
  await page.goto('/my-wallet-xs?door=cash-out');
  await page.getByRole('textbox', { name: 'Amount' }).fill('20');
  await page.getByRole('button', { name: /^Cash out \$20/ }).click();
  await expect(dialog().getByRole('heading', { name: 'This ends bonuses' })).toBeVisible();
  await expect(dialog().getByText('50% deposit bonus up to $237.00')).toBeVisible();
  await expect(dialog().getByText('$50.00 of bonus money')).toBeVisible();
  // The refusal is what asks.
  seen.complaints = seen.complaints.filter((told) => !/409|Failed to load/.test(told));
  await expectSound(page);
  await dialog().getByRole('button', { name: 'Keep the bonuses' }).click();
  await expect(dialog()).toHaveCount(0);
  await page.getByRole('button', { name: /^Cash out \$20/ }).click();
  await dialog()
    .getByRole('button', { name: /and end them/ })
    .click();
  await expect(page.getByText('Sealed. You can follow every step')).toBeVisible();
  seen.complaints = seen.complaints.filter((told) => !/409|Failed to load/.test(told));
  await page.goto('/my-travel-bag');
  await expect(page.getByText('Ended by a cash-out')).toBeVisible();
});

test('Turkish fits', async () => {
  await page.evaluate(() => localStorage.setItem('ibp-language', 'tr'));
  await page.goto('/my-travel-bag');
  await expectSound(page);
});
