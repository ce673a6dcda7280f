import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/**
 * Time in milliseconds after which an open request counts as held back by a test. Such a request does not prevent the
 * page from counting as quiet.
 */
const HELD_AFTER_MS = 5_000;

/** Open requests of each watched context, with their start times. */
const open = new WeakMap<BrowserContext, Map<Request, number>>();

/** Tracks the requests of all pages in a context and returns those still in flight. */
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

/** Returns true if a page waits for a response. Requests of other pages in the same context count as well. */
function isWaiting(page: Page): boolean {
  const now = performance.now();
  return [...followRequests(page.context()).values()].some((began) => now - began < HELD_AFTER_MS);
}

/** Time in milliseconds after which a page that draws no frames, such as a background page, counts as settled. */
const FRAMES_WITHIN_MS = 250;

/** Waits until the page has drawn twice: a response's changes are then visible, and their effects have run. */
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
 * Waits until no request is open, the page has drawn, and drawing has caused no further request. Ignores requests held
 * back by a test; a page that waits for such a request shows `aria-busy`.
 */
export async function fallQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await expect
    .poll(
      async () => {
        if (isWaiting(page)) return false;
        // Ignore errors, because a press may be opening the next page at this moment.
        await rest(page).catch(() => undefined);
        return !isWaiting(page);
      },
      { intervals: [20, 50, 100], message: `${page.url()} falls quiet` },
    )
    .toBe(true);
}
