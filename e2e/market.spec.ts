import { expect, type Page, test } from '@playwright/test';
import { giveCoins } from './support/coins.ts';
import { speak } from './support/language.ts';
import type { Member } from './support/member.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/**
 * Tests the marketplace as one member: the board, an item's terms and true cost, purchases, a full bag, larger bags,
 * and prices. `item-sheet.test.tsx` and `pages/market.test.tsx` cover the other cases, such as changed prices and lost
 * responses.
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

const dialog = () => page.getByRole('dialog');
const row = (name: RegExp) => page.getByRole('listitem').getByRole('button', { name });
/** Items on the market board of a newly created casino. */
const launched = [
  /25% deposit bonus/,
  /50% deposit bonus/,
  /100% deposit bonus up to \$28\.00/,
  /100% deposit bonus up to \$280/,
  /25% deposit cashback/,
  /50% deposit cashback/,
  /10 free spins/,
  /20 free spins/,
  /50 free spins/,
  /\$3\.00 in spin credits/,
  /Destination ticket/,
  /Tournament ticket/,
];

test('the marketplace shows every section, and a row opens the item’s terms and true cost', async () => {
  await page.goto('/marketplace');
  for (const section of ['Deposit bonuses', 'Cashback', 'Free spins and credits'])
    await expect(page.getByRole('heading', { level: 3, name: section })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Featured' }).getByRole('heading')).toHaveCount(2);
  for (const name of launched) await expect(row(name)).toContainText('Boarding');
  await expectSound(page);

  await row(/100% deposit bonus up to \$280\.00/).press('Enter');
  await expect(page).toHaveURL(/item=deposit-bonus-100/);
  await expect(dialog().getByText('Bonus money must be wagered 40 times')).toBeVisible();
  await expect(dialog().getByRole('heading', { name: 'True cost' })).toBeVisible();
  await expect(dialog().getByText('This label states what the item costs')).toBeVisible();
  await expect(
    dialog().getByRole('img', { name: /\d+ out of 100 members would meet/ }),
  ).toBeVisible();
  await expect(dialog().getByText('Amount to wager')).toBeVisible();
  await expect(dialog().getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  // The member has too few Coins for this item, so the dialog shows a link to an explanation of how to earn more.
  await expectSound(page);
  await dialog().getByRole('link', { name: 'How to earn Coins' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coins' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Steamer trunk 1,600/ })).toBeVisible();
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});

test('a member buys items, and can delete an item from a full bag without leaving the purchase', async () => {
  await giveCoins(member, 1000);
  await page.goto('/marketplace');
  for (const name of [/10 free spins/, /\$3\.00 in spin credits/]) {
    await row(name).click();
    await dialog()
      .getByRole('button', { name: /^Buy for/ })
      .click();
    if (name.source.startsWith('10')) await expectSound(page);
    await dialog().getByRole('button', { name: 'Buy item' }).click();
    await expect(dialog().getByRole('heading', { name: 'The item is in your bag' })).toBeVisible();
    await dialog().getByRole('button', { name: 'Stay in the marketplace' }).click();
  }
  await row(/20 free spins/).click();
  await dialog()
    .getByRole('button', { name: /^Buy for/ })
    .click();
  await expect(
    dialog().getByText('Your Travel Bag is full please activate or delete items'),
  ).toBeVisible();
  await expectSound(page);
  await dialog().getByRole('button', { name: 'Delete $3.00 in spin credits' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete this item?' });
  await expect(asked.getByText('The item (your Coins are not refunded)')).toBeVisible();
  await asked.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog().getByRole('button', { name: 'Buy item' }).click();
  await expect(dialog().getByRole('heading', { name: 'The item is in your bag' })).toBeVisible();
  await dialog().getByRole('button', { name: 'Stay in the marketplace' }).click();
  expect(seen.complaints).toEqual([]);
});

const part = (name: string) =>
  page
    .getByRole('navigation', { name: 'Marketplace sections' })
    .getByRole('link', { name, exact: true })
    .click();

test('a section shows only its items, and the gallery shows all of them', async () => {
  await part('Cashback');
  await expect(page).toHaveURL(/categories\/all\/cashback/);
  await expect(row(/deposit cashback/)).toHaveCount(2);
  await expectSound(page);
  await part('Gallery');
  for (const name of launched) await expect(row(name)).toContainText('Boarding');
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});

test('a larger bag takes over the items of the old one, and smaller bags can no longer be bought', async () => {
  await part('Bags');
  await expect(page.getByRole('listitem').filter({ hasText: 'Your current bag' })).toContainText(
    'Pouch',
  );
  await expectSound(page);
  await page.getByRole('button', { name: /^Buy for 400 Coins ?: Weekender/ }).click();
  await expectSound(page);
  await dialog().getByRole('button', { name: 'Buy bag' }).click();
  await expect(page.getByText('Weekender is now your bag.')).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Buy for 100 Coins ?: Carry-on/ }),
  ).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/my-travel-bag');
  await expect(
    page
      .getByRole('list', { name: 'Spaces in the bag' })
      .getByRole('heading', { name: '10 free spins: Fog & Crown' }),
  ).toHaveCount(1);
  await expect(page.getByText('2 of 4 spaces used')).toBeVisible();
  expect(seen.complaints).toEqual([]);
});

test('the marketplace and an item’s dialog fit and are accessible in Turkish', async () => {
  await page.goto('/marketplace?item=deposit-cashback-50');
  await expect(dialog()).toBeVisible();
  await page.keyboard.press('Escape');
  await speak(page, 'tr');
  await expectSound(page);
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /%50|% ?50/ })
    .first()
    .click();
  await expectSound(page);
});
