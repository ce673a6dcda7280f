import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/** The information desk: every page in every language, links of its own, and the notice about storage at the first visit. */
const languages = ['en', 'es', 'fr', 'pt', 'tr'] as const;
const content = path.join(import.meta.dirname, '../packages/web/src/features/info/content');
const pages = readdirSync(content);

/** The title as the Markdown has it; `{house}` is the only fact in a title. */
const titleOf = (page: string, language: string) =>
  (readFileSync(path.join(content, page, `${language}.md`), 'utf8').split('\n')[0] ?? '')
    .replace(/^# /, '')
    .replace('{house}', 'Wanderluck');

let page: Page;
let seen: Seen;
test.beforeEach(async ({ browser }, info) => {
  page = await openPage(browser, info);
  seen = watch(page);
});
test.afterEach(async () => {
  await leave(page);
});

const speak = (language: string, understood = true) =>
  page.addInitScript(
    ([chosen, notice]) => {
      localStorage.setItem('ibp-language', chosen);
      if (notice) localStorage.setItem('storage-notice', 'understood');
    },
    [language, understood] as const,
  );

for (const language of languages) {
  test(`every page opens in ${language}`, async () => {
    await speak(language);
    await page.goto('/about-us');
    for (const name of pages) {
      await page.locator(`main nav a[href="/${name}"]`).click();
      await expect(page.locator('h1')).toHaveText(titleOf(name, language));
      await expect(page).toHaveURL(new RegExp(`/${name}$`));
      // No place of a fact is left open, and nothing hangs over the edge.
      expect(await page.locator('article').innerText()).not.toMatch(/\{\w+\}/);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      if (name === 'how-to' || name === 'cookies') await expectSound(page);
    }
    expect(seen.complaints).toEqual([]);
  });
}

test('a link within a text leads on, and amounts are the house’s', async () => {
  await speak('en');
  await page.goto('/faq');
  await page.locator('article').getByRole('link', { name: 'Fair play' }).click();
  await expect(page.locator('h1')).toHaveText(titleOf('fair-play', 'en'));
  await page.locator('article').getByRole('link', { name: 'fairness page' }).click();
  await expect(page).toHaveURL(/\/fairness$/);
  await page.goto('/terms-of-use');
  await page.locator('article').getByRole('link', { name: 'payment policy' }).click();
  await expect(page.locator('article')).toContainText('From $10 to $2,000 at a time');
});

test('the notice about storage is told once, can be answered by keyboard, and hides nothing at the page’s end', async () => {
  await speak('en', false);
  await page.goto('/about-us');
  const notice = page.getByRole('complementary', { name: 'Cookies and storage' });
  await expect(notice).toBeVisible();
  await expectSound(page);
  // The page's end can be read above it.
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  const [foot, box] = [
    await page.getByRole('contentinfo').boundingBox(),
    await notice.boundingBox(),
  ];
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  await notice.getByRole('link').click();
  await expect(page.locator('h1')).toHaveText(titleOf('cookies', 'en'));
  await notice.getByRole('button', { name: 'Understood' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('storage-notice'))).toBe('understood');
});

test('the notice does not come to a stage, nor twice', async () => {
  await page.goto('/about-us');
  const notice = page.getByRole('complementary', { name: 'Cookies and storage' });
  await expect(notice).toBeVisible();
  await page.goto('/play/video/neon-shibuya');
  await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goto('/faq');
  await notice.getByRole('button').click();
  await page.reload();
  await expect(page.locator('h1')).toHaveText(titleOf('faq', 'en'));
  await expect(notice).toHaveCount(0);
});
