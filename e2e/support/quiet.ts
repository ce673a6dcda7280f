import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/**
 * Time in milliseconds after which an open request is assumed to be held back by a test. Such a request no longer
 * prevents the page from being idle.
 */
const HELD_AFTER_MS = 5_000;

/** Open requests of each watched context, with their start times. */
const open = new WeakMap<BrowserContext, Map<Request, number>>();

/**
 * Starts tracking the requests of all pages in a context. Returns a continuously updated map from each request in
 * flight to its start time.
 */
export function followRequests(context: BrowserContext): Map<Request, number> {
  const known = open.get(context);
  if (known) return known;
  const requests = new Map<Request, number>();
  open.set(context, requests);
  const end = (request: Request) => requests.delete(request);
  context.on('request', (request) => requests.set(request, performance.now()));
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return requests;
}

/**
 * Returns true if any page in the given page's browser context is waiting for a response. Ignores requests older than
 * `HELD_AFTER_MS`.
 */
function isWaiting(page: Page): boolean {
  const now = performance.now();
  return [...followRequests(page.context()).values()].some((began) => now - began < HELD_AFTER_MS);
}

/** Maximum wait for two frames, in ms. Some pages, such as those in background tabs, draw no frames. */
const FRAMES_WITHIN_MS = 250;

/**
 * Waits until the page has drawn two frames, so that changes from the latest response are visible and their React
 * effects have run.
 */
const rest = (page: Page) =>
  page.evaluate(
    (withinMs) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, withinMs);
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve();
          });
        });
      }),
    FRAMES_WITHIN_MS,
  );

/**
 * Waits until no request is in flight and the page has been rendered without starting another request. Ignores requests
 * that the test holds back; to detect those, check the page for `aria-busy`.
 */
export async function fallQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await expect
    .poll(
      async () => {
        if (isWaiting(page)) return false;
        // `rest` fails if a click has started a navigation. Ignore this error and check for open requests.
        await rest(page).catch(() => undefined);
        return !isWaiting(page);
      },
      { intervals: [20, 50, 100], message: `${page.url()} falls quiet` },
    )
    .toBe(true);
}
