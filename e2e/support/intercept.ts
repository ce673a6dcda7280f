import { expect, type Page } from '@playwright/test';

const PROBE = '/healthz?probe';

/**
 * Handles requests of a page, as `page.route` does, and returns as soon as the browser forwards them. For a moment, an
 * open document still sends requests past a new handler (2 of 150 in a trial), and Playwright reports neither these
 * requests nor their responses.
 *
 * The function therefore sends a probe request until the probe is intercepted. The probe's handler is never removed,
 * because removing it would release held requests; interception thus continues after a test removes its own handler.
 * For the same reason `{ times: 1 }` is not supported; let the handler count the requests.
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
