import { expect, type Page, test } from '@playwright/test';
import type { Member } from './support/member.ts';
import { openMember, openTraveller } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/**
 * Tests breaks and self-exclusions. Members start them on the limits page, the locked-out page shows them, and the
 * casino enforces them everywhere.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
let member: Member;

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen, member } = await openTraveller(browser, request, info, 30));
});
test.afterAll(async () => {
  await leave(page);
});

const dialog = () => page.getByRole('dialog');

test('a one-hour break closes the games and keeps the session', async () => {
  await page.goto('/my-limits');
  const card = page.getByRole('region', { name: 'Take a break' });
  await card.getByRole('button', { name: '1 hour' }).click();
  await expect(dialog()).toContainText('cannot be ended early');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(dialog()).toHaveCount(0);
  await card.getByRole('button', { name: '1 hour' }).press('Enter');
  await dialog().getByRole('button', { name: 'Start the break' }).press('Enter');
  await expect(card.getByRole('status')).toContainText('This period lasts until');
  // During a break, members can choose only a break that ends later. A break of one hour that starts now ends later
  // than the current break, so the button for one hour must be enabled.
  await expect(card.getByRole('button', { name: '1 hour' })).toBeEnabled();
  await page.goto('/play/video/neon-shibuya');
  await expect(page).toHaveURL(/locked-out-player/);
  await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
  await expectSound(page);
});

test('the locked-out page counts down live; the wallet stays open and the casino floor stays closed', async () => {
  const timer = page.getByRole('timer');
  const first = await timer.textContent();
  await expect(timer).not.toHaveText(first ?? '');
  await page.getByRole('link', { name: /Your wallet/ }).click();
  await expect(page).toHaveURL(/my-wallet-xs/);
  await expect(page.locator('body')).toContainText('$30.00');
  await page.goto('/casino-floor');
  await expect(page).toHaveURL(/locked-out-player/);
});

test('a self-exclusion ends the session and still applies after the member signs in again', async () => {
  await page.goto('/my-limits');
  const card = page.getByRole('region', { name: 'Exclude yourself' });
  await card.getByRole('button', { name: 'Permanent' }).click();
  // This single click must not be enough for a permanent exclusion, so the dialog must stay open.
  await dialog().getByRole('button', { name: 'Exclude me now' }).click();
  await expect(dialog()).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: '24 hours' }).click();
  await dialog().getByRole('button', { name: 'Exclude me now' }).click();
  await expect(page).toHaveURL(/locked-out-player/);
  await expect(page.getByRole('heading', { name: 'You have excluded yourself' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await expectSound(page);

  await page.getByRole('button', { name: 'Sign in to cash out your balance' }).click();
  const form = page.locator('dialog form');
  const address = form.locator('input[name="email"]');
  if ((await address.count()) > 0) await address.fill(member.email);
  await form.locator('input[name="password"]').fill(member.password);
  await form.getByRole('button').last().click();
  await page.waitForFunction(() => localStorage.getItem('auth_token') !== null);
  await page.goto('/my-wallet-xs');
  await expect(page.locator('body')).toContainText('$30.00');
  await page.goto('/casino-floor');
  await expect(page).toHaveURL(/locked-out-player/);
  await page.goto('/my-limits');
  await expect(card.getByRole('button', { name: '7 days' })).toBeEnabled();
  await expect(
    page.getByRole('region', { name: 'Take a break' }).getByRole('button', { name: '1 hour' }),
  ).toBeDisabled();
});

test('a member who is not excluded sees that the account is open, and the browser reported no errors', async ({
  browser,
  request,
}, info) => {
  expect(seen.complaints).toEqual([]);
  const other = await openMember(browser, request, info);
  await other.page.goto('/locked-out-player');
  await expect(other.page.getByRole('heading', { name: 'Your account is active' })).toBeVisible();
  await expectSound(other.page);
  await leave(other.page);
});
