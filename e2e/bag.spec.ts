import { expect, type Locator, type Page, test } from '@playwright/test';
import { giveCoins } from './support/coins.ts';
import { speak } from './support/language.ts';
import type { Member } from './support/member.ts';
import { openMember, topUp, verifyMember } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/**
 * Tests one member's bag: from empty, through free spins and a deposit bonus, to a cash-out that ends the bonus.
 * `my-travel-bag.test.tsx` tests the confirmations and errors in the bag's dialogs.
 */
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
const places = () => page.getByRole('list', { name: 'Spaces in the bag' });
const underWay = () => page.getByRole('region', { name: 'Items in progress' }).getByRole('article');

/** Buys an item from the open market board, and leaves the item's sheet open. */
async function buy(name: RegExp): Promise<void> {
  await page.getByRole('listitem').getByRole('button', { name }).click();
  await dialog()
    .getByRole('button', { name: /^Buy for/ })
    .click();
  await dialog().getByRole('button', { name: 'Buy item' }).click();
  await expect(dialog().getByRole('heading', { name: 'The item is in your bag' })).toBeVisible();
}

const openBag = () => dialog().getByRole('link', { name: 'Open the bag' }).click();

test('an empty bag links to the marketplace; free spins are activated by keyboard and played on a slot', async () => {
  // Give the member enough Coins for all purchases in this file's tests.
  await giveCoins(member, 8000);
  await page.goto('/my-travel-bag');
  await expect(places().getByText('empty')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Browse the marketplace' }).click();
  await buy(/10 free spins/);
  await dialog().getByRole('button', { name: 'Stay in the marketplace' }).click();
  await buy(/10 free spins/);
  await openBag();
  await places()
    .getByRole('button', { name: /^Terms of 10 free spins/ })
    .first()
    .press('Enter');
  await expect(dialog().getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  for (const left of [1, 0]) {
    await places()
      .getByRole('button', { name: /^Activate/ })
      .first()
      .press('Enter');
    await dialog().getByRole('slider').press('ArrowRight');
    await expect(dialog().getByText('Wagering order')).toBeVisible();
    if (left === 1) await expectSound(page);
    await dialog().getByRole('button', { name: 'Activate item' }).click();
    await expect(underWay()).toHaveCount(2 - left);
  }
  await expect(underWay().first().getByText('10 spins left')).toBeVisible();

  // A bag item's link must select that item's free spins in the game. Both items' tickets must appear in one row.
  await underWay().last().getByRole('link', { name: 'Play Fog & Crown' }).click();
  const tickets = page.getByRole('group', { name: 'Spins from your bag' }).getByRole('button');
  await expect(tickets).toHaveCount(2);
  const tops = await tickets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  expect(tops[1]).toBe(tops[0]);
  const ticket = tickets.and(page.locator('[aria-pressed="true"]'));
  await expect(ticket).toContainText('10 free spins');
  await expectSound(page);
  await page.getByTestId('spin').click();
  await expect(ticket).toContainText('9 free spins');
  await ticket.click();
  await expect(ticket).toHaveCount(0);
  await expect(page.getByText('Your cash balance does not cover this stake')).toBeVisible();
});

test('a deposit bonus waits for a deposit, then starts and shows its wagering progress', async () => {
  await page.goto('/marketplace');
  await buy(/50% deposit bonus/);
  await dialog().getByRole('button', { name: 'Stay in the marketplace' }).click();
  await buy(/\$3\.00 in spin credits/);
  await openBag();
  await places()
    .getByRole('button', { name: /^Activate ?: 50% deposit bonus/ })
    .click();
  await dialog().getByRole('slider').fill('10000');
  await expect(dialog().getByText('$50.00', { exact: true })).toBeVisible();
  await expect(dialog().getByText('$2,000.00', { exact: true })).toBeVisible();
  await dialog().getByRole('button', { name: 'Activate item' }).click();
  await expect(page.getByText('Waiting for your next deposit of $10.00 or more.')).toBeVisible();
  // The bag page, which is already open, shows the effect of the top-up without a reload.
  await topUp(page, 100);
  await expect(page.getByText('$0.00 of $2,000.00 wagered')).toBeVisible();
  await expect(underWay().filter({ hasText: '50% deposit bonus' })).toContainText('$50.00');
});

test('the delete dialog states the loss, and the deleted item is listed under past items', async () => {
  await places()
    .getByRole('button', { name: /^Delete \$3\.00 in spin credits/ })
    .click();
  await expect(dialog().getByRole('heading', { name: 'You lose' })).toBeVisible();
  await expectSound(page);
  await dialog().getByRole('button', { name: 'Delete permanently' }).click();
  const ended = page.getByRole('region', { name: 'Past items' });
  await expect(ended.getByRole('listitem')).toContainText('$3.00 in spin credits');
  await expect(ended.getByText('Deleted')).toBeVisible();
  await expectSound(page);
});

test('wagering progress is shown above every kind of game without covering it', async ({
  isMobile,
}) => {
  const shown = page.getByText(/\$0 (of|\/) \$2,000/).filter({ visible: true });
  const bottomOf = async (what: Locator) => {
    const box = await what.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  for (const game of [
    'video/neon-shibuya',
    'table/westminster-roulette',
    'table/boulevard-blackjack',
    'table/lisboa-baccarat',
  ]) {
    await page.goto(`/play/${game}`);
    await expect(shown).toHaveCount(1);
    await expect(page.getByTestId('spin')).toBeVisible();
    if (!isMobile || game.startsWith('video')) continue;
    const stage = page.locator('[data-spot]').first();
    await expect(stage).toBeVisible();
    expect(await bottomOf(shown)).toBeLessThan((await stage.boundingBox())?.y ?? 0);
    await expect(page.getByTestId('spin')).toBeInViewport({ ratio: 1 });
  }
  await expectSound(page);
});

test('a cash-out that would end a bonus names the bonus and asks for confirmation first', async ({
  browser,
}, info) => {
  await verifyMember(browser, info, page);
  await page.goto('/my-wallet-xs?pane=cash-out');
  await page.getByRole('textbox', { name: 'Amount' }).fill('20');
  await page.getByRole('button', { name: /^Cash out \$20/ }).click();
  await expect(
    dialog().getByRole('heading', { name: 'This cash-out ends your bonuses' }),
  ).toBeVisible();
  await expect(dialog().getByText('50% deposit bonus up to $237.00')).toBeVisible();
  await expect(dialog().getByText('$50.00 in bonus money')).toBeVisible();
  await expectSound(page);
  await dialog().getByRole('button', { name: 'Keep the bonuses' }).click();
  await expect(dialog()).toHaveCount(0);
  await page.getByRole('button', { name: /^Cash out \$20/ }).click();
  await dialog()
    .getByRole('button', { name: /and end the bonuses/ })
    .click();
  await expect(page.getByText('Cash-out requested. You can follow each step')).toBeVisible();
  // The 409 responses are expected: the server sends them so that the page asks the member for confirmation.
  seen.complaints = seen.complaints.filter((shown) => !/409|Failed to load/.test(shown));
  await page.goto('/my-travel-bag');
  await expect(page.getByText('Ended by a cash-out')).toBeVisible();
  await speak(page, 'tr');
  await expectSound(page);
});
