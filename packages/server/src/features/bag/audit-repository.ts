/** The bag's side of the audit. */
import { expectation, type AuditCheck, type MemberCheck } from '../ledger/index.ts';

/** The balance of bonus money is what the running bonuses hold. */
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

/** An item has won what the rounds that it paid have paid. Reads every round of these members, so: few at a time, and not often. */
const itemWinnings: MemberCheck = {
  name: 'item_winnings',
  members: 100,
  everyMs: 60 * 60_000,
  judge: async (client, members) => {
    const { rows } = await client.query<{
      member_id: string;
      id: string;
      won: number;
      paid: number;
    }>(
      `select i.member_id, i.id, i.won_cents as won, coalesce(r.paid, 0)::int8 as paid
       from bag_items i left join (
         select member_id, item_id, sum(payout) as paid from play_rounds
         where member_id = any($1::uuid[]) and item_id is not null group by 1, 2) r
         on r.member_id = i.member_id and r.item_id = i.id
       where i.member_id = any($1::uuid[]) and i.won_cents <> coalesce(r.paid, 0)`,
      [members.map(({ member_id }) => member_id)],
    );
    return rows.map(({ member_id, id, won, paid }) => ({
      subject: `member ${member_id}`,
      text: `winnings of the item ${id}: ${paid} expected, ${won} found`,
    }));
  },
};

export const bagAuditChecks: readonly AuditCheck[] = [bonusMoney, itemWinnings];
