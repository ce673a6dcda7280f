import type { Page } from '@playwright/test';

/**
 * Opens the same page in a second tab with the same session. To the first tab, a change saved in the second tab looks
 * like another person's change.
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
