/** The bag's side of the audit. */
import { expectation, type AuditCheck } from '../ledger/index.ts';

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

export const bagAuditChecks: readonly AuditCheck[] = [bonusMoney];
