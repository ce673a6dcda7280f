import type { PoolClient } from 'pg';
import { failpoint } from '../../platform/failpoint.ts';

/** What `play_settle` answered for one bet; see migrations/0004_play.sql. */
export const settleStatus = { ok: 1, replay: 2, mismatch: 3, insufficient: 4, stale: 5 } as const;

/** One bet as the settle function takes it: played already, not yet booked. */
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
}

export interface SettleAnswer {
  status: number;
  /** Balances after the bet, or as they are when it was refused. */
  version: number;
  cash: number;
  bonus: number;
  coins: number;
  in_play: number;
  outgoing: number;
}

type AnswerRow = [number, number, number, number, number, number, number];

/** A half-open connection must not hold bets for as long as TCP would. */
const TIMEOUT_MS = 10_000;

/** Settles bets of different members in one round trip and one commit; answers in their order. */
export async function settle(
  client: PoolClient,
  rows: readonly SettleRow[],
  at: Date,
): Promise<SettleAnswer[]> {
  failpoint?.('bet.before_commit');
  const settling = client.query<AnswerRow>({
    name: 'play_settle',
    text: 'select * from play_settle($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
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
      at,
    ],
  } as never);
  failpoint?.('bet.commit_sent');
  const result = await settling;
  failpoint?.('bet.after_commit');
  return result.rows.map(([status, version, cash, bonus, coins, in_play, outgoing]) => {
    return { status, version, cash, bonus, coins, in_play, outgoing };
  });
}

// Array literals written here: `pg` would quote and escape every element, and these need neither (the contract checked
// that ids are UUIDs, the rest are our own numbers).
const uuids = (values: string[]) => `{${values.join()}}`;
const numbers = (values: number[]) => `{${values.join()}}`;
