import { expect, type Page, test } from '@playwright/test';
import { giveCoins } from './support/coins.ts';
import type { Member } from './support/member.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/** Tests a member's travel journal: its empty state, its activities, and its filters by type and by day. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
let member: Member;

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen, member } = await openTraveller(browser, request, info, 25));
});
test.afterAll(async () => {
  await leave(page);
});

const entry = (name: string | RegExp) => page.getByRole('listitem').filter({ hasText: name });

test('the travel journal lists the member’s top-up and marketplace purchase', async () => {
  await giveCoins(member, 100);
  await page.goto('/marketplace?item=free-spins-10');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy for/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buy item' }).click();
  await expect(page.getByRole('heading', { name: 'The item is in your bag' })).toBeVisible();
  await page.goto('/my-journey/activities');
  await expect(page.getByRole('heading', { name: 'Travel journal' })).toBeVisible();
  await expect(entry('Top-up credited')).toContainText('$25.00');
  await expect(entry('Bought in the marketplace')).toContainText('−50 Coins');
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});

test('type and day filter the journal; an empty result offers a button that shows everything', async () => {
  await page.getByLabel('Activity').selectOption('top_up');
  await expect(entry('Top-up credited')).toBeVisible();
  await expect(entry('Bought in the marketplace')).toHaveCount(0);
  // The filter is part of the URL: it survives a reload, and the browser's Back button restores the previous filter.
  await expect(page).toHaveURL(/[?&]type=top_up/);
  await page.reload();
  await expect(page.getByLabel('Activity')).toHaveValue('top_up');
  await expect(entry('Bought in the marketplace')).toHaveCount(0);
  await page.goBack();
  await expect(entry('Bought in the marketplace')).toBeVisible();
  await page.goForward();
  await expect(entry('Bought in the marketplace')).toHaveCount(0);
  await page.getByLabel('Last day').fill('2020-01-01');
  await expect(page.getByText('No entries match these filters')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(entry('Bought in the marketplace')).toBeVisible();
  expect(seen.complaints).toEqual([]);
});

test('the travel journal fits and is accessible in Turkish', async () => {
  await page.evaluate(() => localStorage.setItem('ibp-language', 'tr'));
  await page.goto('/my-journey/activities');
  await expect(page.getByRole('heading', { name: 'Seyahat günlüğü' })).toBeVisible();
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});
