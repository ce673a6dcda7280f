import { expect, test } from '@playwright/test';
import { recordShifts } from './support/shifts.ts';
import { bytesOf, weigh } from './support/weigh.ts';

/** Budgets for the home page: sizes in bytes, and the layout shift score (look.md, Budgets; issue 2). */
const SCRIPTS_MAX = 130_000;
/** Size budget, in bytes, for the chat's scripts that load before the chat is opened (issue 33). */
const LAUNCHER_MAX = 3000;
const PICTURES_MAX = 90_000;
const SHIFT_MAX = 0.02;

test('the initial JavaScript of / fits its budget', async ({ page }) => {
  const { scripts, complaints } = await weigh(page, '/');
  console.log(`Initial JavaScript of /: ${(scripts / 1000).toFixed(1)} KB gzip`);
  expect(scripts).toBeGreaterThan(20_000);
  expect(scripts).toBeLessThanOrEqual(SCRIPTS_MAX);
  expect(complaints).toEqual([]);
});

test('the button that opens the chat fits its budget', async ({ page }) => {
  const { launcher } = await weigh(page, '/', () =>
    expect(page.getByRole('button', { name: 'Live Chat' })).toBeVisible(),
  );
  console.log(`Button of the chat: ${(launcher / 1000).toFixed(1)} KB gzip`);
  expect(launcher).toBeGreaterThan(1000);
  expect(launcher).toBeLessThanOrEqual(LAUNCHER_MAX);
});

test('on a phone, the pictures of / fit their budget and the layout does not shift', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await recordShifts(page);
  const weight = await weigh(page, '/');
  const { shift, complaints } = weight;
  const pictures = bytesOf(weight);
  console.log(
    `Pictures of / at 390 px: ${(pictures / 1000).toFixed(1)} KB, layout shift ${shift.toFixed(3)}`,
  );
  expect(pictures).toBeLessThanOrEqual(PICTURES_MAX);
  expect(shift).toBeLessThanOrEqual(SHIFT_MAX);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a click before the page’s script has loaded takes effect afterwards', async ({ page }) => {
  // Delay the application's script until the sign-in button has been clicked.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/main-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});
