import type { PersonalDataState } from '@wl/contract/personal-data';
import { EXPORT_EVERY_MS } from '@wl/world/casino/retention';
import type { Subject } from '../../platform/sign-in/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { reauthenticate } from '../members/index.ts';
import { PREPARE_COPY } from './prepare-copy.ts';
import { insertCopy, lastCopy, type CopyFacts } from './repository.ts';

/**
 * Requests a copy of the member's own data. Members can do so once a day and must enter their password.
 * @throws DomainError auth.wrong_password · auth.locked · personal_data.too_soon (less than a day after the last copy)
 */
export async function askForCopy(
  deps: Deps,
  asker: Subject,
  given: { password: string; deviceToken: string },
): Promise<PersonalDataState> {
  await reauthenticate(deps, asker, given);
  await deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const last = await lastCopy(tx, asker.id);
    if (nextFrom(last, now)) throw new DomainError('personal_data.too_soon');
    const id = uuidv7();
    // Two simultaneous requests can both pass the check above. The second insert then stores nothing.
    if (!(await insertCopy(tx, { id, member_id: asker.id, requested_at: now })))
      throw new DomainError('personal_data.too_soon');
    await enqueue(tx, PREPARE_COPY, { copyId: id });
  });
  return readState(deps, asker.id);
}

/** Returns the time from which the next copy may be requested, or null if it may be requested now. */
function nextFrom(last: CopyFacts | undefined, now: Date): Date | null {
  if (!last) return null;
  const from = new Date(last.requested_at.getTime() + EXPORT_EVERY_MS);
  return from > now ? from : null;
}

export async function readState(deps: Deps, memberId: string): Promise<PersonalDataState> {
  const last = await lastCopy(deps.db, memberId);
  const now = deps.clock.now();
  const isExpired = last?.expires_at ? last.expires_at <= now : false;
  return {
    copy: last
      ? {
          id: last.id,
          state: isExpired ? 'expired' : last.ready_at ? 'ready' : 'preparing',
          requested_at: last.requested_at.toISOString(),
          ready_at: last.ready_at?.toISOString() ?? null,
          expires_at: last.expires_at?.toISOString() ?? null,
          size_bytes: last.size_bytes,
        }
      : null,
    next_from: nextFrom(last, now)?.toISOString() ?? null,
  };
}
