import type { Deps } from '../../../platform/deps.ts';
import { registerInboundAddress } from '../../../platform/email/inbound-addresses.ts';
import { enqueueTake, supportAddress, TAKE_EMAIL } from './accept-email.ts';
import { deleteProcessed, waitingSince } from './repository.ts';
import { takeEmail } from './take-email.ts';

const HOUR_MS = 3_600_000;
/** Retention period of processed e-mails. They are kept so that faults can be investigated. */
const KEPT_MS = 30 * 24 * HOUR_MS;

/** Registers support's inbound addresses, and the jobs that process, retry and delete e-mails. */
export function setUpInbound(deps: Deps): void {
  if (deps.config.inboundSmtp && !deps.isWorker) registerInboundAddress(deps, supportAddress(deps));
  deps.jobs.task<{ id: string }>(TAKE_EMAIL, ({ id }, { attempt }) => takeEmail(deps, id, attempt));
  deps.jobs.cron('support.retry_emails', '47 * * * *', () => retryWaiting(deps));
  deps.jobs.cron('support.delete_emails', '53 3 * * *', () => deleteOldEmails(deps));
}

/**
 * Restarts the jobs for e-mails that have been waiting for an hour. Otherwise, a job that failed too often would never
 * run again.
 */
export async function retryWaiting(deps: Deps): Promise<void> {
  const ids = await waitingSince(deps.db, new Date(deps.clock.now().getTime() - HOUR_MS));
  if (ids.length === 0) return;
  deps.log.warn({ waiting: ids.length }, 'e-mails to support wait');
  await deps.transaction(async (tx) => {
    for (const id of ids) await enqueueTake(tx, id);
  });
}

/** Deletes processed e-mails whose retention period has ended. */
export async function deleteOldEmails(deps: Deps): Promise<void> {
  const deleted = await deleteProcessed(deps.db, new Date(deps.clock.now().getTime() - KEPT_MS));
  if (deleted > 0) deps.log.info({ deleted }, 'old e-mails to support deleted');
}
