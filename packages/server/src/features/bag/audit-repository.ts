import type { PoolClient } from 'pg';
import { expectation, type AuditCheck } from '../ledger/index.ts';

/** Audit check that compares a wallet's bonus money with the sum of its running bonuses. */
const bonusMoney = expectation(
  { name: 'bonus', members: 2000, everyMs: 10 * 60_000 },
  'bonus money of running bonuses',
  async (client, ids) => {
    const { rows } = await client.query<{ member_id: string; total: number }>(
      `select member_id, sum(balance_cents)::int8 as total from bag_running where member_id = any($1::uuid[]) group by 1`,
      [ids],
    );
    return new Map(rows.map(({ member_id, total }) => [member_id, total]));
  },
  ({ bonus }) => bonus,
);

/** Returns the total winnings of each of these members' items, in cents. Items without winnings are omitted. */
export async function winningsOfItems(
  client: PoolClient,
  memberIds: readonly string[],
): Promise<{ member_id: string; id: string; won: number }[]> {
  const { rows } = await client.query<{ member_id: string; id: string; won: number }>(
    `select member_id, id, won_cents as won from bag_items
     where member_id = any($1::uuid[]) and won_cents <> 0`,
    [memberIds],
  );
  return rows;
}

/** Returns the bonus money in play for each of the members' running items, in cents, by item id. */
export async function bonusMoneyInPlay(
  client: PoolClient,
  memberIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ item_id: string; in_play_cents: number }>(
    `select item_id, in_play_cents from bag_running where member_id = any($1::uuid[])`,
    [memberIds],
  );
  return new Map(rows.map(({ item_id, in_play_cents }) => [item_id, in_play_cents]));
}

export const bagAuditChecks: readonly AuditCheck[] = [bonusMoney];
