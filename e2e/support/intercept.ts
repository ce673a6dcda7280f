import { expect, type Page } from '@playwright/test';

const PROBE = '/healthz?probe';

/**
 * Handles a page's requests as `page.route` does, but returns only once interception works: it sends probe requests
 * until one of them is intercepted. After `page.route` alone, some requests can bypass the new handler, and Playwright
 * does not report them.
 *
 * The probe's handler is never removed, because removing it would release held requests. `{ times: 1 }` is therefore
 * not supported: let the handler count the requests instead.
 */
export async function intercept(
  page: Page,
  url: Parameters<Page['route']>[0],
  handle: Parameters<Page['route']>[1],
): Promise<void> {
  await page.route(url, handle);
  if (!page.url().startsWith('http')) return;
  await page.route(/\/healthz\?probe$/, (route) => route.fulfill({ status: 204 }));
  const probe = () => page.evaluate(async (at) => (await fetch(at)).status, PROBE);
  await expect.poll(probe, { message: 'requests are intercepted', intervals: [20] }).toBe(204);
}
