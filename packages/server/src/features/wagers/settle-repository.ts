import type { PoolClient } from 'pg';
import { failpoint } from '../../platform/failpoint.ts';

/**
 * Status codes that the SQL function `wagers_settle_instant` returns for each bet. Codes 6 to 8 refer to limits set by
 * the member.
 */
export const settleStatus = {
  ok: 1,
  replay: 2,
  mismatch: 3,
  insufficient: 4,
  stale: 5,
  wagerLimit: 6,
  lossLimit: 7,
  sessionTime: 8,
} as const;

/** Input of `wagers_settle_instant`: a bet that has been played but not booked. */
export interface SettleRow {
  memberId: string;
  id: string;
  sessionId: string;
  game: string;
  mathVersion: string;
  betJson: string;
  gateVersion: number;
  seedPairNo: number;
  nonce: number;
  stakeCents: number;
  payoutCents: number;
  /** True if bonus money may pay the part of the stake that cash does not cover. */
  bonusAllowed: boolean;
  /** Percentage of the stake that counts towards the wagering requirement. */
  contributionPercent: number;
  /** True if the wallet contained bonus money when last read. Determines only which SQL statement is tried first. */
  hadBonus: boolean;
}

export interface SettleAnswer {
  status: number;
  /** Wallet version and balances after the bet; unchanged if the bet was refused. */
  version: number;
  cash: number;
  bonus: number;
  coins: number;
  in_play: number;
  outgoing: number;
}

/** Result of one bet: the bet's position in the request, counted from 1, then the fields of `SettleAnswer`. */
type AnswerRow = [number, number, number, number, number, number, number, number];

/** Query timeout. A half-open connection must not block bets until TCP times out. */
const TIMEOUT_MS = 10_000;

/** Settles bets of different members in one round trip and one commit. Returns the results in the order of `bets`. */
export async function settle(
  client: PoolClient,
  bets: readonly SettleRow[],
  at: Date,
): Promise<SettleAnswer[]> {
  // Sort by member, so that all batches on all nodes lock the wallets in the same order.
  const order = [...bets.keys()].sort((a, b) => (memberAt(a) < memberAt(b) ? -1 : 1));
  const rows = order.flatMap((index) => bets[index] ?? []);
  failpoint?.('bet.before_commit');
  const settling = client.query<AnswerRow>({
    name: 'wagers_settle_instant',
    text: 'select * from wagers_settle_instant($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)',
    rowMode: 'array',
    query_timeout: TIMEOUT_MS,
    values: [
      uuids(rows.map(({ memberId }) => memberId)),
      uuids(rows.map(({ id }) => id)),
      uuids(rows.map(({ sessionId }) => sessionId)),
      rows.map(({ game }) => game),
      rows.map(({ mathVersion }) => mathVersion),
      rows.map(({ betJson }) => betJson),
      numbers(rows.map(({ gateVersion }) => gateVersion)),
      numbers(rows.map(({ seedPairNo }) => seedPairNo)),
      numbers(rows.map(({ nonce }) => nonce)),
      numbers(rows.map(({ stakeCents }) => stakeCents)),
      numbers(rows.map(({ payoutCents }) => payoutCents)),
      `{${rows.map(({ bonusAllowed }) => bonusAllowed).join()}}`,
      numbers(rows.map(({ contributionPercent }) => contributionPercent)),
      at,
      rows.some(({ hadBonus }) => !hadBonus),
    ],
  } as never);
  failpoint?.('bet.commit_sent');
  const result = await settling;
  failpoint?.('bet.after_commit');
  const answers: SettleAnswer[] = [];
  for (const [place, status, version, cash, bonus, coins, in_play, outgoing] of result.rows) {
    const index = order[place - 1];
    if (index !== undefined)
      answers[index] = { status, version, cash, bonus, coins, in_play, outgoing };
  }
  return answers;

  function memberAt(index: number): string {
    return bets[index]?.memberId ?? '';
  }
}

// Build the array literals here, because `pg` would quote and escape every element. The elements need neither: the
// ids are UUIDs validated by the contract, and the numbers are computed by the server.
const uuids = (values: string[]) => `{${values.join()}}`;
const numbers = (values: number[]) => `{${values.join()}}`;
