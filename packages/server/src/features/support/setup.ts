import { TICKET_KEPT_YEARS, ticketKinds } from '@wl/world/casino/support';
import type { Deps } from '../../platform/deps.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { setUpInbound } from './inbound/setup-inbound.ts';
import { answeredSince, deleteOlder } from './old-tickets-repository.ts';
import { publishTicket } from './publish-ticket.ts';
import { lockTicket, updateTicket } from './repository.ts';
import { answeredBefore, closedAt, isDone } from './rules.ts';
import { addEntry } from './thread/add-message.ts';

/** Maximum number of tickets of each kind closed in one run of the job `support.close_answered`. */
const AT_ONCE = 500;

/**
 * Sets up inbound e-mail. Registers the jobs that close answered tickets and delete tickets whose retention period has
 * ended (trust P3).
 */
export function setup(deps: Deps): void {
  setUpInbound(deps);
  deps.jobs.cron('support.close_answered', '*/10 * * * *', () => closeAnswered(deps));
  deps.jobs.cron('support.delete_old', '23 3 * * *', () => forgetOld(deps));
}

/** Closes answered tickets whose requesters have not written for a long time, each in its own transaction. */
export async function closeAnswered(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const kind of ticketKinds)
    for (const id of await answeredSince(deps.db, kind, answeredBefore(kind, now), AT_ONCE))
      await deps.transaction(async (tx) => {
        const row = await lockTicket(tx, id);
        // The requester or a clerk may have changed the ticket since it was found.
        if (!row || !isDone(row, now)) return;
        const entry = { id: uuidv7(), kind: 'closed', clerk_id: null, by_system: true } as const;
        await addEntry(tx, row, { ...entry, text: '', at: now });
        publishTicket(deps, tx, await updateTicket(tx, id, closedAt(now)));
      });
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
