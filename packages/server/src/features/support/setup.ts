import { TICKET_KEPT_YEARS, ticketKinds } from '@wl/world/casino/support';
import type { Deps } from '../../platform/deps.ts';
import { deleteOlder } from './repository.ts';

/** Registers the job that deletes tickets at the end of their retention period (trust P3). */
export function setup(deps: Deps): void {
  deps.jobs.cron('enquiries.forget', '23 3 * * *', () => forgetOld(deps));
}

/** Deletes tickets whose retention period has ended. */
export async function forgetOld(deps: Deps): Promise<void> {
  for (const kind of ticketKinds) {
    const before = deps.clock.now();
    before.setUTCFullYear(before.getUTCFullYear() - TICKET_KEPT_YEARS[kind]);
    const deleted = await deleteOlder(deps.db, kind, before);
    if (deleted > 0) deps.log.info({ kind, deleted }, 'old tickets deleted');
  }
}
