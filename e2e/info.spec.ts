import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectFits, speak } from './support/language.ts';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/**
 * This file tests the information pages: their content, their links, and the storage notice on the first visit.
 * `info.test.tsx` renders every page in every language.
 */
const content = path.join(import.meta.dirname, '../packages/world/src/pages');

/** Returns a page's title from its Markdown file. `{casino}` is the only placeholder in titles. */
const titleOf = (page: string, language = 'en') =>
  (readFileSync(path.join(content, page, `${language}.md`), 'utf8').split('\n')[0] ?? '')
    .replace(/^# /, '')
    .replace('{casino}', 'Wanderluck');

let page: Page;
let seen: Seen;
test.beforeEach(async ({ browser }, info) => {
  page = await openPage(browser, info);
  seen = watch(page);
});
test.afterEach(async () => {
  await leave(page);
});

test('information pages open through their navigation and text links, in every language', async () => {
  await page.addInitScript(() => localStorage.setItem('storage-notice', 'understood'));
  await page.goto('/about-us');
  const open = async (name: string) => {
    await page.locator(`main nav a[href="/${name}"]`).click();
    await expect(page.locator('h1')).toHaveText(titleOf(name));
    await expect(page).toHaveURL(new RegExp(`/${name}$`));
  };
  await open('how-to');
  await expectSound(page);
  await open('terms-of-use');
  await page.locator('article').getByRole('link', { name: 'payment policy' }).click();
  await expect(page.locator('article')).toContainText('From $10 to $2,000 at a time');
  await open('cookies');
  await expectSound(page);
  for (const language of ['es', 'fr', 'pt', 'tr'] as const) {
    await speak(page, language);
    await expect(page.locator('h1')).toHaveText(titleOf('cookies', language));
    await expectFits(page);
  }
  await page.locator('main nav a[href="/how-to"]').click();
  await expect(page.locator('h1')).toHaveText(titleOf('how-to', 'tr'));
  await expectSound(page);
  await speak(page, 'en');
  await open('faq');
  await page.locator('article').getByRole('link', { name: 'Fair play' }).click();
  await expect(page.locator('h1')).toHaveText(titleOf('fair-play'));
  await page.locator('article').getByRole('link', { name: 'fairness page' }).click();
  await expect(page).toHaveURL(/\/fairness$/);
  expect(seen.complaints).toEqual([]);
});

test('the storage notice is not shown on a stage, hides no content, and is dismissed for good by keyboard', async () => {
  const notice = page.getByRole('complementary', { name: 'Cookies and storage' });
  await page.goto('/play/video/neon-shibuya');
  await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goto('/about-us');
  await expect(notice).toBeVisible();
  await expectSound(page);
  // At the end of the page, the storage notice must not cover the footer. Poll, because the page adds space only after
  // it has measured the notice's height.
  const hiddenAtTheEnd = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const [foot, shown] = ['footer', '[data-storage-notice]'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return foot && shown ? foot.bottom - shown.top : Infinity;
    });
  await expect.poll(hiddenAtTheEnd).toBeLessThanOrEqual(1);
  await notice.getByRole('link').click();
  await expect(page.locator('h1')).toHaveText(titleOf('cookies'));
  await notice.getByRole('button', { name: 'Got it' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('storage-notice'))).toBe('understood');
  await page.reload();
  await expect(page.locator('h1')).toHaveText(titleOf('cookies'));
  await expect(notice).toHaveCount(0);
});

test('the fair-play page offers every file in docs/fairness for download, byte for byte', async () => {
  await page.goto('/fair-play');
  const folder = path.join(import.meta.dirname, '../docs/fairness');
  const files = page.locator('main a[download]');
  await expect(files).toHaveCount(readdirSync(folder).length);
  for (const link of await files.all()) {
    const name = path.basename((await link.getAttribute('href')) ?? '');
    const downloaded = page.waitForEvent('download');
    await link.click();
    const saved = readFileSync(await (await downloaded).path());
    expect(saved.equals(readFileSync(path.join(folder, name)))).toBe(true);
  }
  await expectSound(page);
});
