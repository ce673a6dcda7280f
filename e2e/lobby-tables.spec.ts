import { expect, type Page } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { test } from './support/own-casino.ts';
import { setTableStatus } from './support/tables.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, openPage, watch } from './support/watch.ts';

/**
 * Tests that a member can find a shared table from the casino floor, mark it as a favourite and keep it in view on
 * other pages.
 */
test.describe.configure({ mode: 'serial' });

let clerk: Page;
let member: Page;

test.beforeAll(async ({ browser, request }, info) => {
  clerk = await openPage(browser, info);
  await signInClerk(clerk, 'owner');
  ({ page: member } = await openTraveller(browser, request, info, 50));
  watch(member);
  await setTableStatus(clerk, 'Pearl Salon', 'Open');
});
test.afterAll(async () => {
  for (const page of [clerk, member]) await leave(page);
});

test('the casino floor lists an open table with its returns, and leads to it', async () => {
  await member.goto('/casino-floor?category=live');
  const tile = member.getByRole('article').filter({ hasText: 'Pearl Salon' });
  await expect(tile.getByText('85.64% – 98.94%')).toBeVisible();
  await expect(tile.getByText('Live table')).toBeVisible();
  await expectSound(member);
  await tile.getByRole('link', { name: 'Play Pearl Salon' }).click();
  await expect(member).toHaveURL(/\/live\/pearl-salon$/);
  await member.goto('/play/live/pearl-salon');
  await expect(member).toHaveURL(/\/live\/pearl-salon$/);
});

test('a favourite table is still a favourite after a reload', async () => {
  await member.getByRole('button', { name: 'Favourite table: Pearl Salon' }).click();
  await member.goto('/live');
  const heart = member.getByRole('button', { name: 'Favourite table: Pearl Salon' });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await member.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(member.getByRole('link', { name: 'Pearl Salon' })).toHaveCount(1);
  await expectSound(member);
});

test('a table stays in view on other pages, with its live state, until the member closes it', async () => {
  await member.goto('/live/pearl-salon');
  await member.getByRole('button', { name: 'Keep table in view' }).click();
  const mini = member.getByRole('complementary', { name: 'Table in view: Pearl Salon' });
  await expect(mini).toHaveCount(0);
  await member
    .getByRole('link', { name: /^(All tables|Live Tables)$/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(mini).toBeVisible();
  const phase = () => mini.getByRole('link').textContent();
  const before = await phase();
  await expect.poll(phase, { timeout: 40_000 }).not.toBe(before);
  await expectSound(member);
  await mini.getByRole('link').click();
  await expect(member).toHaveURL(/\/live\/pearl-salon$/);
  await expect(mini).toHaveCount(0);
  await member.goBack();
  await mini.getByRole('button', { name: 'Close table in view' }).click();
  await expect(mini).toHaveCount(0);
});
