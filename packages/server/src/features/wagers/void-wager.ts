import { wagersEvents } from '@wl/contract/events/wagers';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../ledger/index.ts';
import type { OpenRoundRow } from './open-rounds-repository.ts';
import { voidOpen } from './repository.ts';

/**
 * Voids an open wager: returns its stake to the member's cash and records `wagers.voided`. The caller must have locked
 * the wallet and found the wager open.
 */
export async function voidWager(
  tx: Transaction,
  {
    member_id: memberId,
    id,
    game,
    stake,
  }: Pick<OpenRoundRow, 'member_id' | 'id' | 'game' | 'stake'>,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await voidOpen(tx, { memberId, id, reason, at });
  await recordEvent(tx, wagersEvents.voided, {
    memberId,
    data: {
      wager_id: id,
      product: 'casino',
      title: game,
      reason,
      stake_cents: stake,
      at: at.toISOString(),
    },
  });
}
