import type { Page } from '@playwright/test';

/** Factor by which timers are lengthened, large enough for them to outlast any browser test. */
const TIMES = 100;

/**
 * Lengthens every timer of exactly `heldMs` milliseconds in all documents that this page opens later. Content that such
 * a timer would hide stays visible until the test dismisses it, even on a busy machine.
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
