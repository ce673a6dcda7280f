import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { InboundAddress, InboundEmail } from '../../../platform/email/inbound-addresses.ts';
import { sealFile } from '../../../platform/files/seal.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { isSupportAddress, ticketNumberOf } from './addresses.ts';
import { insertInbound, placeOf } from './repository.ts';

/** Name of the job that processes a stored e-mail. */
export const TAKE_EMAIL = 'support.take_email';

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_HELO = 255;

/** Enqueues the job that processes a stored e-mail. Restarts the e-mail's existing job unless `isNewKey` is true. */
export const enqueueTake = (
  tx: Transaction,
  id: string,
  { isNewKey = false } = {},
): Promise<void> => enqueue(tx, TAKE_EMAIL, { id }, { key: `${TAKE_EMAIL}:${id}`, isNewKey });

/**
 * Encrypts and stores an e-mail, and adds the job that processes it. A repeated delivery adds nothing. If the e-mail
 * was sent to more than one support address, the reply address of a ticket takes precedence.
 */
async function acceptEmail(
  deps: Deps,
  { recipients, sender, remoteIp, helo, raw }: InboundEmail,
): Promise<void> {
  const recipient =
    recipients.find((one) => ticketNumberOf(deps, one) !== undefined) ?? recipients[0] ?? '';
  const digest = createHash('sha256').update(raw).update('\0').update(recipient).digest();
  const id = uuidv7();
  await deps.transaction(async (tx) => {
    const isNew = await insertInbound(tx, {
      id,
      received_at: deps.clock.now(),
      digest,
      recipient,
      sender,
      remote_ip: remoteIp === '' ? null : remoteIp,
      helo: helo.slice(0, MAX_HELO),
      ...sealFile(deps, placeOf(id), raw),
    });
    if (isNew) await enqueueTake(tx, id, { isNewKey: true });
  });
}

/** Returns the handler for e-mails to support's public address or to the reply address of a ticket. */
export const supportAddress = (deps: Deps): InboundAddress => ({
  maxBytes: MAX_BYTES,
  accepts: (address) =>
    isSupportAddress(deps, address) || ticketNumberOf(deps, address) !== undefined,
  take: (email) => acceptEmail(deps, email),
});
