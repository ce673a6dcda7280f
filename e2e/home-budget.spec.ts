import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';

/** What the first page may weigh and how it must behave (look.md, Budgets; issue 2). Sizes in bytes. */
const SCRIPTS_MAX = 130_000;
const PICTURES_MAX = 90_000;
const SHIFT_MAX = 0.02;

interface Weight {
  scripts: number;
  pictures: number;
  complaints: string[];
}

/** Opens `/` and waits until it answers to presses and nothing is on its way any more. */
async function openHome(page: Page): Promise<Weight> {
  const answers: Response[] = [];
  const complaints: string[] = [];
  page.on('response', (response) => answers.push(response));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await page.waitForFunction(() => document.documentElement.dataset['standing'] === 'yes');
  await page.waitForLoadState('networkidle');
  const weight: Weight = { scripts: 0, pictures: 0, complaints };
  for (const answer of answers) {
    expect([answer.url(), answer.status()]).toEqual([answer.url(), 200]);
    const type = answer.headers()['content-type'] ?? '';
    // Scripts are counted as gzip makes them, whatever the server chose for this browser.
    if (type.includes('javascript')) weight.scripts += gzipSync(await answer.body()).length;
    if (type.startsWith('image/'))
      weight.pictures += (await answer.request().sizes()).responseBodySize;
  }
  return weight;
}

test('the initial JavaScript of / fits its budget', async ({ page }) => {
  const { scripts, complaints } = await openHome(page);
  console.log(`Initial JavaScript of /: ${(scripts / 1000).toFixed(1)} KB gzip`);
  expect(scripts).toBeGreaterThan(20_000);
  expect(scripts).toBeLessThanOrEqual(SCRIPTS_MAX);
  expect(complaints).toEqual([]);
});

test('on a phone, pictures fit their budget and nothing moves', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { pictures, complaints } = await openHome(page);
  const shift = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
  );
  console.log(
    `Pictures of / at 390 px: ${(pictures / 1000).toFixed(1)} KB, layout shift ${shift.toFixed(3)}`,
  );
  expect(pictures).toBeLessThanOrEqual(PICTURES_MAX);
  expect(shift).toBeLessThanOrEqual(SHIFT_MAX);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a press before the page can answer is not lost', async ({ page }) => {
  // The application is held back until the button has been pressed.
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
