import type { Page } from '@playwright/test';

/** Factor long enough to outlast any browser test. */
const TIMES = 100;

/**
 * Lengthens the time for which this page shows something, in every document it opens from now on; the test ends that
 * time itself. Otherwise, a busy machine may need longer to read the page than it shows the content.
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
