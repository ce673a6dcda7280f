import { ENQUIRY_KEPT_YEARS, enquiryKinds } from '@wl/world/house/enquiries';
import type { Deps } from '../../platform/deps.ts';
import { deleteOlder } from './repository.ts';

/** Letters go when the time to keep them is over (trust P3). */
export function setup(deps: Deps): void {
  deps.jobs.cron('enquiries.forget', '23 3 * * *', () => forgetOld(deps));
}

/** Deletes what was kept long enough. */
export async function forgetOld(deps: Deps): Promise<void> {
  for (const kind of enquiryKinds) {
    const before = deps.clock.now();
    before.setUTCFullYear(before.getUTCFullYear() - ENQUIRY_KEPT_YEARS[kind]);
    const deleted = await deleteOlder(deps.db, kind, before);
    if (deleted > 0) deps.log.info({ kind, deleted }, 'old letters deleted');
  }
}
