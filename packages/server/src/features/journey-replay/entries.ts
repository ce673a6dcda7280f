/** Which transfers of the ledger belong to which event, pure. */
import type { ReplayEntry } from '@wl/contract/journey-replay';
import type { StoredEvent } from '../../platform/events.ts';
import { accountName, accounts, type TransferRow } from '../ledger/index.ts';

/** Assets are the hundreds digit of an account's code. */
const isCoins = ({ debit }: TransferRow) => Math.floor(debit / 100) === 2;

/** What transfers come to in Coins for their member. */
export function coinsOf(transfers: readonly TransferRow[]): number {
  return transfers.reduce((sum, { debit, credit, amount }) => {
    if (credit === accounts.coins) return sum + amount;
    return debit === accounts.coins ? sum - amount : sum;
  }, 0);
}

/**
 * Gives each transfer to the event it was booked with: of the same transaction the one that names the operation or the amount of
 * Coins, else its last. Where a transaction stored no event, the next one has it. Every transfer is given exactly once.
 * @param events whole transactions, in order · @param transfers of no later transaction than the last event's, in order
 * @returns for each event its transfers
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

/** @param first the first event of the transfer's transaction, or of the next one that stored any */
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
      isCoins(transfer) && given[place]?.length === 0 && tellsCoins(events[place], transfer),
  );
  return paying ?? last;
}

const tellsCoins = (event: StoredEvent | undefined, { amount }: TransferRow): boolean =>
  event?.data['coins'] === amount || event?.data['price_coins'] === amount;

/** A transfer as the contract tells it. */
export const toEntry = (transfer: TransferRow): ReplayEntry => ({
  operation_id: transfer.operation_id,
  debit: accountName(transfer.debit),
  credit: accountName(transfer.credit),
  asset: isCoins(transfer) ? 'coins' : 'money',
  amount: transfer.amount,
});
