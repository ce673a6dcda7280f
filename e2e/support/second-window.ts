import type { Page } from '@playwright/test';

/**
 * Opens the same page in a second tab with the same session. The first tab treats changes saved in the second tab as
 * another person's.
 */
export async function openSecondWindow(page: Page): Promise<Page> {
  const [duplicate] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => {
      window.open(location.href);
    }),
  ]);
  return duplicate;
}
