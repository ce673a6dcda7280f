import type { Page } from '@playwright/test';

/** Opens the same page in a second tab with the same session. To the first tab, changes saved there are somebody else's. */
export async function openTwin(page: Page): Promise<Page> {
  const [twin] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => {
      window.open(location.href);
    }),
  ]);
  return twin;
}
