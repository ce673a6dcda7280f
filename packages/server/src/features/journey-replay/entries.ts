/** Pure functions that assign ledger transfers to events. */
import type { ReplayEntry } from '@wl/contract/office/journey-replay';
import type { StoredEvent } from '../../platform/events/events.ts';
import { accountName, accounts, type TransferRow } from '../ledger/index.ts';

/** Returns true for transfers of Coins. The hundreds digit of an account's code identifies the asset (2 for Coins). */
const isCoins = ({ debit }: TransferRow) => Math.floor(debit / 100) === 2;

/**
 * Returns the total number of Coins that transfers add to the member's balance; negative if the transfers remove Coins.
 */
export function coinsOf(transfers: readonly TransferRow[]): number {
  return transfers.reduce((sum, { debit, credit, amount }) => {
    if (credit === accounts.coins) return sum + amount;
    return debit === accounts.coins ? sum - amount : sum;
  }, 0);
}

/**
 * Assigns each transfer to exactly one event:
 * - the event of the same transaction whose data contain the transfer's operation id or amount of Coins
 * - if there is none, the transaction's last event
 * - if the transaction has no events, the next event
 *
 * @param events whole transactions, in order
 * @param transfers up to the transaction of the last event, in order
 * @returns the transfers of each event
 */
export function entriesOf(
  events: readonly StoredEvent[],
  transfers: readonly TransferRow[],
): TransferRow[][] {
  const given: TransferRow[][] = events.map(() => []);
  let first = 0;
  for (const transfer of transfers) {
    while (first < events.length - 1 && BigInt(events[first]?.tx ?? 0) < BigInt(transfer.tx))
      first += 1;
    const place = placeOf(events, first, transfer, given);
    given[place]?.push(transfer);
  }
  return given;
}

/**
 * Returns the index of the event to which a transfer belongs.
 * @param first index of the first event of the transfer's transaction or, if this transaction has no events, of the
 *   next transaction with events
 */
function placeOf(
  events: readonly StoredEvent[],
  first: number,
  transfer: TransferRow,
  given: readonly TransferRow[][],
): number {
  if (events[first]?.tx !== transfer.tx) return first;
  let last = first;
  while (events[last + 1]?.tx === transfer.tx) last += 1;
  const places = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const naming = places.find((place) =>
    Object.values(events[place]?.data ?? {}).includes(transfer.operation_id),
  );
  if (naming !== undefined) return naming;
  const paying = places.find(
    (place) =>
      isCoins(transfer) && given[place]?.length === 0 && recordsCoins(events[place], transfer),
  );
  return paying ?? last;
}

function recordsCoins(event: StoredEvent | undefined, { amount }: TransferRow): boolean {
  const { coins, price_coins }: { coins?: unknown; price_coins?: unknown } = event?.data ?? {};
  return coins === amount || price_coins === amount;
}

/** Returns a transfer in the contract's format. */
export const toEntry = (transfer: TransferRow): ReplayEntry => ({
  operation_id: transfer.operation_id,
  debit: accountName(transfer.debit),
  credit: accountName(transfer.credit),
  asset: isCoins(transfer) ? 'coins' : 'money',
  amount: transfer.amount,
});
