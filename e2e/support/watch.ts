import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { ownAddress } from './address.ts';
import { casino } from './casino.ts';
import { followRequests } from './quiet.ts';

export { expectSound, expectSoundHere } from './sound.ts';
export { fallQuiet } from './quiet.ts';

export interface Look {
  /**
   * True to show animations. Animations are off by default, because drawing frames without a GPU takes half of a test's
   * time.
   */
  moves?: boolean;
}

/** Idle browser contexts, grouped by the options they were opened with. */
const idle = new Map<string, BrowserContext[]>();
/** Options with which each context was opened. Contexts that are not in this map are not reused. */
const openedWith = new WeakMap<BrowserContext, string>();

/**
 * Opens a page with the viewport of the Playwright project, and with reduced motion unless `moves` is set. May reuse
 * the context of an earlier test, without its cookies and storage but with its HTTP cache, to save time.
 */
export async function openPage(
  browser: Browser,
  { project }: TestInfo,
  { moves = false }: Look = {},
): Promise<Page> {
  const { viewport = null, isMobile = false, hasTouch = false } = project.use;
  const options = {
    viewport,
    isMobile,
    hasTouch,
    baseURL: casino().url,
    reducedMotion: moves ? 'no-preference' : 'reduce',
  } as const;
  const key = JSON.stringify(options);
  const context = idle.get(key)?.pop() ?? (await browser.newContext(options));
  openedWith.set(context, key);
  await context.setExtraHTTPHeaders(ownAddress());
  followRequests(context).clear();
  const page = await context.newPage();
  await clearStorage(page);
  return page;
}

async function clearStorage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers';
  await session.send('Storage.clearDataForOrigin', { origin: casino().url, storageTypes });
  await session.detach();
}

/**
 * Excludes a page's browser context from reuse, so that the context is closed when the test leaves the page. Needed
 * after changes that would also affect later pages in the same context, such as a replaced clock.
 */
export function keepApart(page: Page): void {
  openedWith.delete(page.context());
}

/**
 * Closes all pages in a page's context. Keeps the context for reuse unless `keepApart` has excluded it. Removes the
 * route handlers first, because a handler that is still fetching a response would make the test fail.
 */
export async function leave(page: Page): Promise<void> {
  const context = page.context();
  const pages = context.pages();
  for (const one of pages) await one.unrouteAll({ behavior: 'ignoreErrors' });
  const key = openedWith.get(context);
  if (key === undefined) return context.close();
  for (const one of pages) await one.close();
  await context.clearCookies();
  idle.set(key, [...(idle.get(key) ?? []), context]);
}

/** Errors that a page has reported so far. */
export interface Seen {
  complaints: string[];
}

/**
 * Collects the errors that a page reports: console errors, page errors, failed requests, and violations of the content
 * security policy.
 */
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
    // Leaving a page cancels its open requests, so cancelled requests are not errors.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`failed: ${request.url()}`);
  });
  return { complaints };
}
