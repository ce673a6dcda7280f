/** Statements that settle or void open wagers, one or many per call. All amounts are in cents. */
import type { Transaction } from '../../platform/database/database.ts';

export interface OpenWagerKey {
  memberId: string;
  id: string;
}

/** Open wager to be settled, with the bet and the payout of its round. */
export interface WagerResult extends OpenWagerKey {
  /** Bet as the client sent it, with the member's decisions, so that the round can be replayed. */
  bet: Record<string, unknown>;
  payoutCents: number;
}

/** The member's balances after a wager was closed. */
interface BalancesAfter {
  /**
   * Wallet version after the wager was closed. If a call closes several wagers of a member, the entry with the highest
   * version has the final balances.
   */
  version: number;
  cash: number;
  bonus: number;
  coins: number;
  in_play: number;
  outgoing: number;
}

/** Names of the statuses that the SQL functions `wagers_settle` and `wagers_void` return as numbers, starting at 1. */
const settleStatuses = ['settled', 'already_settled', 'voided', 'unknown'] as const;
const voidStatuses = ['voided', 'already_settled', 'already_voided', 'unknown'] as const;

/**
 * Result of closing one wager. Only `settled` in `settleStatuses` and `voided` in `voidStatuses` mean that this call
 * closed the wager.
 */
type Closed<Status extends string> = BalancesAfter & {
  status: Status;
  /**
   * Id of the active bag item that paid for the wager. Null if the member paid the stake, if the item has ended, or if
   * this call did not close the wager. If there is an id, the caller must pass the payout, or 0 after a void, to
   * `addWagerWinnings` in the same transaction.
   */
  itemId: string | null;
};
export type SettledWager = Closed<(typeof settleStatuses)[number]>;
export type VoidedOpenWager = Closed<(typeof voidStatuses)[number]>;

type ClosedRow = BalancesAfter & { place: number; status: number; item_id: string | null };

/**
 * Settles open wagers of any members in one statement: books their payouts and stores the wagers as settled. The stored
 * rows are also the events `wagers.settled`, so the caller must wake the subscribers after the commit. Locks the
 * wallets in order of member id, so the transaction must not already hold a lock on a wallet with a higher member id.
 * @returns the results in the order of the wagers. A repeated call leaves wagers that are no longer open unchanged, and
 *   returns a different status for them.
 */
export async function settleWagers(
  tx: Pick<Transaction, 'client'>,
  wagers: readonly WagerResult[],
  at: Date,
): Promise<SettledWager[]> {
  const { rows } = await tx.client.query<ClosedRow>({
    name: 'wagers_settle',
    text: 'select * from wagers_settle($1, $2, $3, $4, $5)',
    values: [
      ...keysOf(wagers),
      wagers.map(({ bet }) => JSON.stringify(bet)),
      wagers.map(({ payoutCents }) => payoutCents),
      at,
    ],
  });
  return inOrder(rows, settleStatuses);
}

/**
 * Voids open wagers of one or more members in one statement: returns the stakes to the balances from which they were
 * paid, and records `wagers.voided`. Locks the wallets in order of member id, as `settleWagers` does.
 * @returns the results in the order of the wagers
 */
export async function voidWagers(
  tx: Transaction,
  wagers: readonly OpenWagerKey[],
  { reason, at }: { reason: string; at: Date },
): Promise<VoidedOpenWager[]> {
  const { rows } = await tx.client.query<ClosedRow>({
    name: 'wagers_void',
    text: 'select * from wagers_void($1, $2, $3, $4)',
    values: [...keysOf(wagers), reason, at],
  });
  return inOrder(rows, voidStatuses);
}

const keysOf = (wagers: readonly OpenWagerKey[]) => [
  wagers.map(({ memberId }) => memberId),
  wagers.map(({ id }) => id),
];

function inOrder<Status extends string>(
  rows: readonly ClosedRow[],
  statuses: readonly Status[],
): Closed<Status>[] {
  const closed: Closed<Status>[] = [];
  for (const { place, status: number, item_id: itemId, ...balances } of rows) {
    const status = statuses[number - 1];
    if (status === undefined) throw new Error(`unknown status ${number} of a wager`);
    closed[place - 1] = { ...balances, status, itemId };
  }
  return closed;
}

const notOpen = ({ id }: OpenWagerKey) => new Error(`wager ${id} is not open`);

/**
 * Settles one open wager. The caller must have locked the member's wallet. If the result contains the id of a bag item,
 * the caller must also add the payout to this item.
 * @throws Error if the wager is not open
 */
export async function settleWager(
  tx: Transaction,
  key: OpenWagerKey,
  { at, ...result }: { bet: Record<string, unknown>; payoutCents: number; at: Date },
): Promise<SettledWager> {
  const [settled] = await settleWagers(tx, [{ ...key, ...result }], at);
  if (settled?.status !== 'settled') throw notOpen(key);
  return settled;
}

/**
 * Voids one open wager. The caller must have locked the member's wallet.
 * @throws Error if the wager is not open
 */
export async function voidWager(
  tx: Transaction,
  key: OpenWagerKey,
  how: { reason: string; at: Date },
): Promise<VoidedOpenWager> {
  const [voided] = await voidWagers(tx, [key], how);
  if (voided?.status !== 'voided') throw notOpen(key);
  return voided;
}
