import { expect, type Page, test } from '@playwright/test';
import { signIn } from '@wl/contract/members';
import packageJson from '../package.json' with { type: 'json' };
import { clientOf } from './support/client.ts';
import { newMember } from './support/member.ts';
import { expectSound, fallQuiet, leave, openPage } from './support/watch.ts';

/** Tests the router's navigation between pages (specification §2). */

const language = (page: Page, value: string) =>
  page.evaluate((chosen) => localStorage.setItem('ibp-language', chosen), value);
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('each navigation reads the language from storage and translates the tab title', async ({
  browser,
}, info) => {
  const page = await openPage(browser, info);
  await page.goto('/about-us');
  await fallQuiet(page);
  await expect(page).toHaveTitle('About Wanderluck · Wanderluck: the casino that travels');
  await language(page, 'es');
  // Navigate within the application, without a reload.
  await page.locator('main nav a[href="/faq"]').click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page).toHaveTitle('Preguntas y respuestas · Wanderluck: el casino que viaja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await leave(page);
});

test('a page opens at its top or its anchor, and the Back button restores the scroll position', async ({
  browser,
}, info) => {
  const page = await openPage(browser, info);
  await page.goto('/faq');
  await fallQuiet(page);
  const link = page.locator('article').getByRole('link', { name: 'Fair play' });
  await link.scrollIntoViewIfNeeded();
  const left = await top(page);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/\/fair-play$/);
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => top(page)).toBe(left);
  await page.goto('/#how-it-works');
  await expect(page.locator('#how-it-works')).toBeInViewport();
  expect(await top(page)).toBeGreaterThan(0);
  await leave(page);
});

test('a page that the visitor scrolled before its script started keeps its position', async ({
  browser,
}, info) => {
  const page = await openPage(browser, info);
  const { promise: isScrolled, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/main-[^/]*\.js/, async (route) => {
    await isScrolled;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await top(page);
  expect(left).toBeGreaterThan(0);
  release();
  // Wait until the router has started, because it cannot change the scroll position earlier. When it starts, it sets
  // `scrollRestoration` to `manual`.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await fallQuiet(page);
  expect(await top(page)).toBeGreaterThanOrEqual(left);
  await leave(page);
});

test('an unknown address shows an error page with a link to the casino floor', async ({
  browser,
}, info) => {
  const page = await openPage(browser, info);
  await page.goto('/not-found');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await expectSound(page);
  const back = page.getByRole('link', { name: 'Back to the casino floor' });
  await expect(back).toHaveAttribute('href', '/casino-floor');
  // The link must open the lobby, which asks visitors to sign in.
  await back.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await leave(page);
});

test('the footer shows the product version', async ({ browser }, info) => {
  const page = await openPage(browser, info);
  await page.goto('/about-us');
  await expect(page.getByRole('contentinfo')).toContainText(`Version ${packageJson.version}`);
  await leave(page);
});

test('a member with an unconfirmed e-mail address is redirected to the confirmation page', async ({
  browser,
  request,
}, info) => {
  const page = await openPage(browser, info);
  const { email, password } = await newMember(request);
  await page.goto('/healthz');
  const client = await clientOf(page);
  const { data } = await client.request(signIn, { body: { email, password } });
  await page.evaluate(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    },
    { auth_token: data.auth_token, player: JSON.stringify(data.player) },
  );
  for (const path of ['/my-journey', '/grab-player-bonus/0199d0c0-0000-7000-8000-000000000000']) {
    await page.goto(path);
    await expect(page).toHaveURL(/unverified-email-access$/);
  }
  await expect(page.getByLabel('Your code')).toBeVisible();
  await leave(page);
});
