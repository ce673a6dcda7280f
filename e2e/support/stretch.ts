import type { Page } from '@playwright/test';

/** Factor by which timers are lengthened, large enough to outlast any browser test. */
const TIMES = 100;

/**
 * Lengthens timers of `heldMs` in every document that this page opens from now on. Content shown for this time then
 * stays visible until the test dismisses it. Otherwise, on a busy machine, the content could disappear before the test
 * has read it.
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
