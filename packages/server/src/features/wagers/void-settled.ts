import type { EventData } from '@wl/contract/event';
import { products, wagersEvents } from '@wl/contract/events/wagers';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { port } from '../../platform/port.ts';
import { lockWallet, recordEvent } from '../ledger/index.ts';
import { findOpenRound } from './open-rounds-repository.ts';
import { voidSettledRow } from './repository.ts';
import { findRound, type RoundRow } from './rounds-repository.ts';

/**
 * Port that records the member's debt for the part of a voided payout that the member's cash did not cover (decision
 * 14).
 */
export const oweVoidedPayout = port<
  [tx: Transaction, debt: { memberId: string; wagerId: string; amountCents: number; at: Date }],
  Promise<void>
>('a debt for the payout of a voided wager');

export interface VoidedWager {
  /** Voided round, with the stake and payout that it had before it was voided. */
  row: RoundRow;
  /** True if this call changed nothing, because the wager had already been voided for the same reason. */
  repeated: boolean;
}

/**
 * Voids a settled wager: books reversing entries and records the event `wagers.voided`, whose subscribers reverse their
 * own effects (decision 87). Locks the wallet. The caller publishes the new balances after the commit.
 * @throws DomainError wagers.not_found · wagers.not_settled · wagers.already_voided (for another reason)
 */
export async function voidSettled(
  deps: Pick<Deps, 'events'>,
  tx: Transaction,
  { memberId, id, reason, at }: { memberId: string; id: string; reason: string; at: Date },
): Promise<VoidedWager> {
  await lockWallet(tx, memberId);
  const settled = await findRound(tx, memberId, id);
  // A round that was stored before settlement events existed cannot be voided, because it has no event whose effects
  // subscribers could reverse.
  if (!settled || (settled.event_seq === null && !settled.voided_at))
    throw new DomainError(
      (await findOpenRound(tx, memberId, id)) ? 'wagers.not_settled' : 'wagers.not_found',
    );
  if (settled.voided_at) {
    if (settled.void_reason !== reason) throw new DomainError('wagers.already_voided');
    return { row: settled, repeated: true };
  }
  const shortfall = await voidSettledRow(tx, { memberId, id, reason, at });
  if (shortfall > 0)
    await oweVoidedPayout(tx, { memberId, wagerId: id, amountCents: shortfall, at });
  const row = await findRound(tx, memberId, id);
  if (!row) throw new Error(`the voided wager ${id} is not stored`);
  await recordEvent(tx, wagersEvents.voided, { memberId, data: voidedEvent(row, { reason, at }) });
  tx.afterCommit(() => deps.events.wake(wagersEvents.voided));
  return { row, repeated: false };
}

/** Returns the data of the `wagers.voided` event for a wager that was voided after its settlement. */
export function voidedEvent(
  row: RoundRow,
  { reason, at }: { reason: string; at: Date },
): EventData<typeof wagersEvents.voided> {
  const product = products[row.product - 1];
  if (!product) throw new Error(`a wager of the unknown product ${row.product}`);
  return {
    wager_id: row.id,
    product,
    title: row.game,
    reason,
    stake_cents: row.stake,
    settled: {
      session_id: row.session_id,
      ...(row.math_version === null ? {} : { math_version: row.math_version }),
      stake_cents: row.stake,
      payout_cents: row.payout,
      ...(row.bonus_stake === null ? {} : { bonus_stake_cents: row.bonus_stake }),
      ...(row.bonus_payout === null ? {} : { bonus_payout_cents: row.bonus_payout }),
      ...(row.contribution_percent === null
        ? {}
        : { contribution_percent: row.contribution_percent }),
      ...(row.item_id === null ? {} : { item_id: row.item_id }),
      at: row.created_at.toISOString(),
    },
    at: at.toISOString(),
  };
}
