import { kindOf } from '@wl/world/bonuses/index';
import { isSlot, MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { titles } from '../../titles/index.ts';
import { stakesOfItems } from '../sources.ts';
import { endItem, holdItem } from './end-item.ts';
import { changeItem, type ItemRow } from './items-repository.ts';
import type { ItemSpin, SpinsLeft } from '../kinds/bag-kind.ts';
import { bagKindOf } from '../kinds/index.ts';
import { isOver } from '../rules.ts';
import { runItem } from './run-item.ts';
import { publishBag } from '../publish-bag.ts';

/** Returns the smallest stake of all slots, in cents. It is computed on each call, because titles can change. */
const smallestStakeCents = (): number =>
  titles
    .ofProduct('casino')
    .filter(({ category }) => isSlot(category))
    .reduce((least, { stakes }) => Math.min(least, ...stakes), Infinity);

const leftOf = ({ spins_left, credit_left_cents }: ItemRow): SpinsLeft => ({
  spinsLeft: spins_left ?? 0,
  creditLeftCents: credit_left_cents ?? 0,
});

/** Returns true if the item has no playable spins left, or its kind has no spins. */
const isPlayedOut = (row: ItemRow): boolean =>
  bagKindOf(row.kind).spins?.isPlayedOut(leftOf(row), smallestStakeCents()) ?? true;

/**
 * Uses one spin of an active item. The caller must hold the wallet lock.
 * @returns the item after the spin, not stored yet; the caller must call `addWinnings` in the same transaction, or
 *   `keepUsed` if the spin pays for an open wager
 * @throws DomainError request.not_found (no such item) · bag.no_spins_left · play.bonus_refused (wrong game or stake,
 *   or not a slot)
 */
export async function useSpin(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  itemId: string,
  spin: ItemSpin,
): Promise<ItemRow> {
  const row = await holdItem(tx, itemId, memberId);
  const now = deps.clock.now();
  if (row.state !== 'active' || row.deadline === null || isOver(row.deadline, now))
    throw new DomainError('bag.no_spins_left');
  if (isPlayedOut(row)) throw new DomainError('bag.no_spins_left');
  const left = leftOf(row);
  const rules = bagKindOf(row.kind).spins;
  const taken =
    spin.stakeCents <= MAX_BONUS_STAKE_CENTS ? rules?.take(row.terms, left, spin) : undefined;
  if (!taken) throw new DomainError('play.bonus_refused');
  return {
    ...row,
    spins_left: left.spinsLeft - taken.spins,
    credit_left_cents: left.creditLeftCents - taken.cents,
  };
}

/**
 * Returns true if the item pays for an open wager. Until that wager is settled or voided, the item's winnings are not
 * final.
 */
export const paysOpenWager = async (
  tx: Transaction,
  { id, member_id: memberId }: ItemRow,
): Promise<boolean> => (await stakesOfItems(tx, memberId)).some(({ itemId }) => itemId === id);

/**
 * Records that one of the item's spins paid for an open wager. The item stays active until the wager is settled or
 * voided.
 */
export async function keepUsed(deps: Deps, tx: Transaction, row: ItemRow): Promise<void> {
  const { spins_left, credit_left_cents } = row;
  await changeItem(tx, row.id, { spins_left, credit_left_cents });
  publishBag(deps, tx, row.member_id);
}

/**
 * Adds the payout of a closed wager (0 if it was voided while open) to the active item that paid for it. The caller
 * must hold the wallet lock.
 */
export async function addWagerWinnings(
  deps: Deps,
  tx: Transaction,
  { memberId, itemId, payoutCents }: { memberId: string; itemId: string; payoutCents: number },
): Promise<void> {
  await addWinnings(deps, tx, await holdItem(tx, itemId, memberId), payoutCents);
}

/**
 * Adds the winnings of a spin to the item that paid for it. After the last spin, the winnings become bonus money,
 * unless an open wager still depends on the item.
 */
export async function addWinnings(
  deps: Deps,
  tx: Transaction,
  row: ItemRow,
  payoutCents: number,
): Promise<void> {
  const played = { ...row, won_cents: row.won_cents + payoutCents };
  const { spins_left, credit_left_cents, won_cents } = played;
  await changeItem(tx, row.id, { spins_left, credit_left_cents, won_cents });
  if (isPlayedOut(played) && !(await paysOpenWager(tx, played)))
    await endSpins(deps, tx, played, 'lost');
  else publishBag(deps, tx, row.member_id);
}

/** Ends an item's spins. The winnings become bonus money. If there are none, the item ends in the state `without`. */
export async function endSpins(
  deps: Deps,
  tx: Transaction,
  row: ItemRow,
  without: 'lost' | 'expired',
): Promise<void> {
  const grant = kindOf(row.kind).grantCents(row.terms, row.won_cents);
  if (grant > 0) await runItem(deps, tx, row, grant);
  else await endItem(deps, tx, row, without);
}
