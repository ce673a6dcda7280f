import { type Browser, type Page, type TestInfo } from '@playwright/test';
import { ownAddress } from './address.ts';
import { casino } from './casino.ts';
import { followRequests } from './quiet.ts';

export { expectSound, expectSoundHere } from './sound.ts';
export { fallQuiet } from './quiet.ts';

export interface Look {
  /** Whether the page animates. Drawing frames without a graphics card is half of the cost of a test. */
  moves?: boolean;
}

/** Opens a page in a context of its own, at the project's size. It asks for reduced motion unless `moves` is set. */
export async function openPage(
  browser: Browser,
  { project }: TestInfo,
  { moves = false }: Look = {},
): Promise<Page> {
  const { viewport = null, isMobile = false, hasTouch = false } = project.use;
  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch,
    baseURL: casino().url,
    extraHTTPHeaders: ownAddress(),
    reducedMotion: moves ? 'no-preference' : 'reduce',
  });
  followRequests(context);
  return context.newPage();
}

/**
 * Closes a page with its whole context. Route handlers are removed first: one that is still fetching an answer would fail, and the
 * failure would count as the test's.
 */
export async function leave(page: Page): Promise<void> {
  const context = page.context();
  for (const one of context.pages()) await one.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Complaints of a browser so far. */
export interface Seen {
  complaints: string[];
}

/** Collects what a browser complains about: console errors, page errors, failed requests, policy violations. */
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
    // Leaving a page cancels its open requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`failed: ${request.url()}`);
  });
  return { complaints };
}
