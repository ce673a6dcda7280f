import type { Deps } from '../../platform/deps.ts';
import { END_CLAIM, endClaim, endLapsedClaims } from './review/claim-document.ts';
import { purgeDue } from './contents/purge-documents.ts';

/** Registers the jobs that end expired claims and delete document contents after their retention period. */
export function setup(deps: Deps): void {
  deps.jobs.task<{ id: string }>(END_CLAIM, ({ id }) => endClaim(deps, id));
  deps.jobs.cron('passport.end_claims', '*/5 * * * *', () => endLapsedClaims(deps));
  deps.jobs.cron('passport.purge', '41 3 * * *', () => purgeDue(deps));
}
