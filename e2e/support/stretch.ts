import type { Page } from '@playwright/test';

/** Long enough to outlast any browser test. */
const TIMES = 100;

/**
 * Lengthens the time for which a page shows something, in every document that this page opens from now on; the test ends it
 * by hand. A busy machine may otherwise need more time to read it than the page shows it.
 */
export async function stretch(page: Page, heldMs: number): Promise<void> {
  await page.addInitScript(
    ([shortMs, longMs]) => {
      const timed = setTimeout;
      const stretched = (work: () => void, ms?: number, ...given: unknown[]) =>
        timed(work, ms === shortMs ? longMs : ms, ...given);
      Object.assign(window, { setTimeout: stretched });
    },
    [heldMs, heldMs * TIMES] as const,
  );
}
