import { missionsEvents } from '@wl/contract/events/missions';
import type { reportAction as reportActionCall } from '@wl/contract/missions';
import type * as z from 'zod/mini';
import { newEvent } from '../../platform/events/events.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { recordEvents } from '../ledger/index.ts';
import { isOwnRound } from '../wagers/index.ts';

/**
 * Records an action that only the member's browser can report: reading a guide to the end, or checking a fairness
 * proof. Missions count each guide and each round only once.
 * @throws DomainError request.not_found if the round is not a settled round of this member
 */
export async function reportAction(
  deps: Deps,
  memberId: string,
  reported: z.infer<NonNullable<typeof reportActionCall.body>>,
): Promise<void> {
  if (
    reported.action === 'proof_checked' &&
    !(await isOwnRound(deps.db, memberId, reported.round_id))
  )
    throw new DomainError('request.not_found');
  const at = deps.clock.now().toISOString();
  const event =
    reported.action === 'how_to_read'
      ? newEvent(missionsEvents.guide_read, { memberId, data: { guide: reported.guide, at } })
      : newEvent(missionsEvents.proof_checked, {
          memberId,
          data: { round_id: reported.round_id, at },
        });
  await deps.transaction(async (tx) => {
    await recordEvents(tx, [event]);
    tx.afterCommit(() => {
      deps.events.wake(event.kind);
    });
  });
}
