import type { Page } from '@playwright/test';

/** The same page in a second tab, with the same session: what is saved there is somebody else's change to the first. */
export async function openTwin(page: Page): Promise<Page> {
  const [twin] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => {
      window.open(location.href);
    }),
  ]);
  return twin;
}
