import type { tellDeed as tellDeedCall } from '@wl/contract/missions';
import type * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { recordEvent } from '../ledger/index.ts';
import { isOwnRound } from '../play/index.ts';

/**
 * Records an action reported by the member's browser, without proof: a guide read to its end, or a proof checked.
 * Missions count each guide and each round once.
 * @throws DomainError request.not_found if the round is not the member's, or not settled
 */
export async function tellDeed(
  deps: Deps,
  memberId: string,
  told: z.infer<NonNullable<typeof tellDeedCall.body>>,
): Promise<void> {
  if (told.deed === 'proof_checked' && !(await isOwnRound(deps.db, memberId, told.round_id)))
    throw new DomainError('request.not_found');
  const at = deps.clock.now().toISOString();
  const event =
    told.deed === 'how_to_read'
      ? { type: 'missions.guide_read', data: { guide: told.guide, at } }
      : { type: 'missions.proof_checked', data: { round_id: told.round_id, at } };
  await deps.transaction(async (tx) => {
    await recordEvent(tx, { memberId, ...event });
    tx.afterCommit(() => {
      deps.events.wake(event.type);
    });
  });
}
