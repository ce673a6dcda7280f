import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import { EXPORT_LIFETIME_MS } from '@wl/world/casino/retention';
import { sealBytes } from '../../platform/sign-in/authenticator.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockWallet } from '../ledger/index.ts';
import { memberById, queueAccountEmail } from '../members/index.ts';
import { findCopy, finishCopy, rowsOf } from './repository.ts';

/** Name of the job that writes a copy of a member's data. */
export const PREPARE_COPY = 'personal_data.prepare';

/** Writes and encrypts a copy of a member's data and notifies the member. Idempotent, because a job can run twice. */
export async function prepareCopy(deps: Deps, copyId: string): Promise<void> {
  const copy = await findCopy(deps.db, copyId);
  if (!copy || copy.ready_at) return;
  const { json, gzipped } = await write(deps, copy.member_id);
  await deps.transaction(async (tx) => {
    // Lock the wallet before checking the account's status. Closing an account takes the same lock, so no copy is
    // stored for an account that has been closed.
    await lockWallet(tx, copy.member_id);
    const member = await memberById(tx, copy.member_id);
    if (!member || member.status === 'closed') return;
    const now = deps.clock.now();
    const expiresAt = new Date(now.getTime() + EXPORT_LIFETIME_MS);
    const isFirst = await finishCopy(tx, copyId, {
      ready_at: now,
      expires_at: expiresAt,
      content: sealBytes(deps, 'personal_data.copy', gzipped),
      size_bytes: json,
    });
    // If this job runs twice, only the run that stores the copy first notifies the member.
    if (isFirst) await queueAccountEmail(deps, tx, member, 'data_ready', { until: expiresAt });
  });
}

/**
 * Writes the JSON `{"about": {…}, "tables": {"members": [ … ], …}}` and compresses it chunk by chunk.
 * @returns the size of the JSON in bytes, and the gzip data
 */
async function write(deps: Deps, memberId: string): Promise<{ json: number; gzipped: Buffer }> {
  const gzip = createGzip();
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(gzip, 'end');
  let json = 0;
  const put = async (text: string) => {
    json += Buffer.byteLength(text);
    if (!gzip.write(text)) await once(gzip, 'drain');
  };
  const about = { member_id: memberId, made_at: deps.clock.now().toISOString(), amounts: 'cents' };
  await put(`{"about":${JSON.stringify(about)},"tables":{`);
  let current: string | undefined;
  await deps.transaction(async (tx) => {
    for await (const { table, rows } of rowsOf(tx, memberId)) {
      if (table !== current)
        await put(`${current === undefined ? '' : '],'}${JSON.stringify(table)}:[`);
      await put(`${table === current ? ',' : ''}${rows.join(',')}`);
      current = table;
    }
  });
  await put(current === undefined ? '}}' : ']}}');
  gzip.end();
  await ended;
  return { json, gzipped: Buffer.concat(chunks) };
}
