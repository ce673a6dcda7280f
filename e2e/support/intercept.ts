import { expect, type Page } from '@playwright/test';

const PROBE = '/healthz?probe';

/**
 * Handles requests of a page, as `page.route` does, and returns once the browser passes them on. For a moment, a document
 * that is already open still sends requests past a new handler (2 of 150 in a trial), and Playwright reports neither
 * these nor their responses.
 *
 * The handler of the probe stays, so interception continues when a test removes its own handler. Ending it would release
 * requests that are being held. For the same reason `{ times: 1 }` is not offered; let the handler count.
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
