import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, type TestInfo } from '@playwright/test';
import { ownAddress } from './address.ts';

/** Of a page: whether it may move. Drawing frames without a graphics card is half of what a walk costs. */
export interface Look {
  moves?: boolean;
}

/** A page in a context of its own, as wide and as touchable as the project says; it stands still unless told otherwise. */
export async function openPage(
  browser: Browser,
  { project }: TestInfo,
  { moves = false }: Look = {},
): Promise<Page> {
  const { viewport = null, isMobile = false, hasTouch = false, baseURL = '' } = project.use;
  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch,
    baseURL,
    extraHTTPHeaders: ownAddress(),
    reducedMotion: moves ? 'no-preference' : 'reduce',
  });
  return context.newPage();
}

/** What a browser has complained about so far. */
export interface Seen {
  complaints: string[];
}

/** Everything a browser complains about: console errors, page errors, failed requests, policy violations. */
export function watch(page: Page): Seen {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      complaints.push(
        `${String(response.status())} ${response.request().method()} ${response.url()}`,
      );
    }
  });
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`failed: ${request.url()}`);
  });
  return { complaints };
}

/** No horizontal overflow, and nothing that axe finds. */
export async function expectSound(page: Page): Promise<void> {
  // A skeleton is judged when it has become a page.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
  expect(found, page.url()).toEqual([]);
}
