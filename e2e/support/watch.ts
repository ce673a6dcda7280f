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

/**
 * Closes a page with its whole context. An answer that a handler of the walk is just fetching for it is nobody's by then: without this
 * the handler's broken fetch would count as the walk's.
 */
export async function leave(page: Page): Promise<void> {
  const context = page.context();
  for (const one of context.pages()) await one.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
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

const QUIET_MS = 20_000;

/**
 * Until the line has fallen quiet. One that never does is no reason to wait for the walk's end: what is still loading says so by
 * itself (`aria-busy`).
 */
export async function fallQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
}

/** Until nothing is loading and the page has its heading. */
async function settle(page: Page): Promise<void> {
  await fallQuiet(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
}

/** What axe finds, and whether the page was still the one it began with when it had read it. */
async function readByAxe(page: Page): Promise<{ found: string[]; stayed: boolean }> {
  const address = page.url();
  const heading = await page.locator('h1').first().elementHandle();
  await unfixBars(page, true);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await unfixBars(page, false);
  const stands = await heading?.evaluate((one) => one.isConnected).catch(() => false);
  return {
    found: violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    ),
    stayed: stands === true && page.url() === address,
  };
}

/** No horizontal overflow, and nothing that axe finds. */
export async function expectSound(page: Page): Promise<void> {
  // A skeleton is judged when it has become a page.
  await settle(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
  expect(await hiddenAtTheEnd(page), `${page.url()} ends under a fixed bar`).toEqual([]);
  let read = await readByAxe(page);
  // A press just before may have led on while it read; what it saw then was half of one page and half of another.
  for (let again = 0; !read.stayed && again < 3; again += 1) {
    await settle(page);
    read = await readByAxe(page);
  }
  expect(read.found, page.url()).toEqual([]);
}

/** Controls that stay under a fixed bar even when the page is scrolled to its end: nobody can reach those. */
function hiddenAtTheEnd(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('nav')].filter(
      (nav) => getComputedStyle(nav).position === 'fixed',
    );
    const end =
      document.documentElement.scrollHeight - Math.max(0, ...bars.map((bar) => bar.offsetHeight));
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.closest('[inert], [aria-hidden="true"]');
    const movesWithThePage = (one: Element) => {
      for (let at: Element | null = one; at && at !== document.body; at = at.parentElement) {
        const { position, overflowY } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky' || /auto|scroll/.test(overflowY))
          return false;
      }
      return true;
    };
    return (
      [...document.querySelectorAll('main button, main a, main input, main select')]
        // What is behind another window is reached by bringing its window to the front.
        .filter((one) => isShown(one) && movesWithThePage(one))
        .filter((one) => one.getBoundingClientRect().bottom + window.scrollY > end + 1)
        .map((one) => one.outerHTML.slice(0, 120))
    );
  });
}

/**
 * Takes fixed bars out of the way while axe measures: what happens to be half under one at this moment is reached by scrolling
 * (`hiddenAtTheEnd` says so), but axe would call it obscured, on some runs only.
 */
async function unfixBars(page: Page, away: boolean): Promise<void> {
  await page.evaluate((is) => {
    for (const bar of document.querySelectorAll<HTMLElement>('nav, header')) {
      if (!is) bar.style.removeProperty('position');
      else if (/fixed|sticky/.test(getComputedStyle(bar).position)) bar.style.position = 'relative';
    }
  }, away);
}
