/** Audit checks of the figures that the server stores for rounds in addition to the ledger entries. */
import type { AuditCheck, MemberCheck } from '../ledger/index.ts';

/**
 * Batch size and interval. Each check reads every round of a member, so batches are small and the checks run rarely.
 */
const PACE = { members: 100, everyMs: 60 * 60_000 };

/**
 * Returns a check that runs a query. The query must return one row with `member_id`, `expected` and `found` for each
 * difference.
 */
function compare(name: MemberCheck['name'], what: string, sql: string): MemberCheck {
  return {
    name,
    ...PACE,
    judge: async (client, members) => {
      const { rows } = await client.query<{ member_id: string; expected: number; found: number }>(
        sql,
        [members.map(({ member_id }) => member_id)],
      );
      return rows.map(({ member_id, expected, found }) => ({
        subject: `member ${member_id}`,
        text: `${what}: ${expected} expected, ${found} found`,
      }));
    },
  };
}

/** Audit check that the stored figures of each session equal the sums over its rounds. */
const sessions = compare(
  'sessions',
  'rounds of a session',
  `select p.member_id, p.rounds as expected, coalesce(f.rounds, 0)::int8 as found
   from (select member_id, session_id, sum(stake) as staked, sum(payout) as paid, count(*) as rounds from wagers_settled
       where member_id = any($1::uuid[]) and item_id is null and voided_at is null group by 1, 2) p
     left join lateral wagers_session_figures(p.member_id, p.session_id) f on true
   where (p.staked, p.paid, p.rounds) is distinct from (f.staked, f.paid, f.rounds::int8)`,
);

/**
 * Audit check of the rounds that are stored as member events. Each must have a position in the global event order, and
 * an event number that is unique among the member's rounds.
 */
const order = compare(
  'event_order',
  'numbers of rounds as events',
  `select member_id, count(*) as expected, count(distinct event_seq) as found from wagers_settled
   where member_id = any($1::uuid[]) and num_nonnulls(tx, event_id, event_seq) > 0
   group by 1 having count(*) <> count(distinct event_seq) or count(*) <> count(tx) or count(*) <> count(event_id)`,
);

export const figureChecks: readonly AuditCheck[] = [sessions, order];
