import type { Page } from '@playwright/test';

/** So much longer: beyond the end of any walk. */
const TIMES = 100;

/**
 * Has what a page shows for exactly so long stand there until it is ended by hand, in every document this page opens from now on: a
 * busy machine may need longer to read it than it stands.
 */
export async function stretch(page: Page, standsMs: number): Promise<void> {
  await page.addInitScript(
    ([shortMs, longMs]) => {
      const timed = setTimeout;
      const stretched = (work: () => void, ms?: number, ...given: unknown[]) =>
        timed(work, ms === shortMs ? longMs : ms, ...given);
      Object.assign(window, { setTimeout: stretched });
    },
    [standsMs, standsMs * TIMES] as const,
  );
}
