import { DRAFT_KEPT_DAYS, PICTURE_KEPT_DAYS } from '@wl/world/articles/articles';
import type { Deps } from '../../platform/deps.ts';
import { deleteOldDrafts } from './drafts-repository.ts';
import { deleteUnusedPictures, markUnusedPictures } from './picture-uses-repository.ts';

const DAY_MS = 86_400_000;

/** Registers the job that deletes old drafts and unused pictures. */
export function setup(deps: Deps): void {
  deps.jobs.cron('articles.forget', '17 3 * * *', () => forgetOld(deps));
}

/** Deletes drafts and pictures whose retention period has ended. The current drafts and published texts are kept. */
async function forgetOld({ db, clock, log }: Deps): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const drafts = await deleteOldDrafts(db, daysAgo(DRAFT_KEPT_DAYS));
  await markUnusedPictures(db, clock.now());
  const pictures = await deleteUnusedPictures(db, daysAgo(PICTURE_KEPT_DAYS));
  if (drafts + pictures > 0) log.info({ drafts, pictures }, 'old drafts and pictures deleted');
}
