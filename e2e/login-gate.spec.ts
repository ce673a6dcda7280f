import { expect, type Page, test } from '@playwright/test';
import { casino } from './support/casino.ts';
import { signInTraveller } from './support/traveller.ts';
import { fallQuiet, leave, openPage } from './support/watch.ts';

/** Tests the login gate and the language of the first page (specification §4). */

async function stored(page: Page) {
  return page.evaluate(() => ({
    token: localStorage.getItem('auth_token'),
    player: localStorage.getItem('player'),
  }));
}

test('an expired session leads to the sign-in dialog, and signing in returns to the requested page', async ({
  browser,
  request,
}, info) => {
  const page = await openPage(browser, info);
  const member = await signInTraveller(page, request);
  await page.goto('/my-wallet-xs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await stored(page)).toEqual({
    token: expect.any(String),
    player: expect.stringContaining(member.nickname),
  });
  // Delete the session cookie, without which the stored token is invalid. This simulates a session that has ended
  // elsewhere.
  await page.context().clearCookies();
  await page.goto('/my-limits');
  await expect(page).toHaveURL(/\/$/);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await stored(page)).toEqual({ token: null, player: null });
  // The browser remembers the member, so the dialog asks only for the password.
  await dialog.locator('input[name="password"]').fill(member.password);
  await dialog.locator('form').getByRole('button').last().click();
  await expect(page).toHaveURL(/\/my-limits$/);
  expect((await stored(page)).player).toContain(member.nickname);
  await leave(page);
});

test('the current city is read from storage and requested only if it is missing there', async ({
  browser,
  request,
}, info) => {
  const page = await openPage(browser, info);
  await signInTraveller(page, request);
  let asked = 0;
  page.on('request', (one) => {
    if (one.url().includes('/player/get-player-current-city')) asked += 1;
  });
  await page.goto('/my-limits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fallQuiet(page);
  expect(asked).toBe(0);
  await page.evaluate(() => localStorage.removeItem('current_city'));
  await page.goto('/my-limits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('current_city')))
    .toContain('london');
  expect(asked).toBe(1);
  await leave(page);
});

test('the home page reloads the player if it is missing from storage', async ({
  browser,
  request,
}, info) => {
  const page = await openPage(browser, info);
  await signInTraveller(page, request);
  await page.evaluate(() => localStorage.removeItem('player'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good \w+, Rea$/);
  // The step "Confirm your e-mail" is marked as done only if the member's data, which includes the confirmed e-mail
  // address, has been loaded from the server again.
  const confirmed = page.getByRole('link', { name: /^Confirm your e-mail/ });
  await expect(confirmed).toContainText('done');
  expect((await stored(page)).player).toContain('Rea');
  await leave(page);
});

test('a visitor who opens a member page is redirected to the home page with the sign-in dialog', async ({
  browser,
}, info) => {
  const page = await openPage(browser, info);
  for (const path of ['/my-wallet-xs', '/my-passport', '/my-general-settings-xs', '/my-play']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  await leave(page);
});

test('the first page uses the stored language, or English if none or an unknown one is stored', async ({
  browser,
}) => {
  // The browser's own language, French, must not affect the page's language.
  const context = await browser.newContext({
    baseURL: casino().url,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => localStorage.setItem('ibp-language', 'pt'));
  await page.goto('/about-us');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  // If the stored language is not supported, the page must fall back to English.
  await page.evaluate(() => localStorage.setItem('ibp-language', 'xx'));
  await page.goto('/about-us');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});
