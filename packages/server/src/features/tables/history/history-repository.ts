/** SQL queries for a member's finished table rounds. Amounts are in cents. */
import type { TableOutcome } from '@wl/contract/tables-history';
import type { Db } from '../../../platform/database/database.ts';

/** A member's bets on one finished round. */
export interface HistoryRow {
  table_slug: string;
  name: string;
  game: string;
  round: number;
  closes_at: Date;
  math_version: string;
  /** Result of the round after any correction; null if the round became void before its settlement. */
  result: unknown;
  bets: number;
  stake: number;
  payout: number;
  /** Payouts before the last correction; equal to `payout` if there was none. */
  payout_before: number;
  is_corrected: boolean;
  /**
   * Reason why the round is void; null if it is not. A round that is voided after its settlement counts as void only
   * once all its bets are voided.
   */
  void_reason: string | null;
}

export interface HistoryFilter {
  memberId: string;
  game?: string | undefined;
  outcome?: TableOutcome | undefined;
  /**
   * Id of a bet, or of any wager under which the bet has been booked. Each correction books the bet under a new wager.
   */
  bet?: string | undefined;
}

/**
 * Common table expression `lines`: the member's rounds that match the filter. Leaves out a round until all of the
 * member's bets in it are closed. Reads the bets by the primary key, which starts with the member's id.
 */
const LINES = `with own as (
    select table_slug, round, count(*) as bets, sum(stake)::bigint as stake,
      coalesce(sum(payout), 0)::bigint as paid, coalesce(sum(coalesce(corrected_from, payout)), 0)::bigint as paid_before,
      bool_or(corrected_from is not null) as is_corrected, bool_and(closed_at is not null) as is_closed,
      bool_or(id = $4 or wager_id = $4 or id in (
        select bet_id from tables_corrected_bets where member_id = $1 and $4 in (wager_before, wager_after))) as has_bet
    from tables_bets where member_id = $1 group by table_slug, round),
  finished as (
    select o.table_slug, t.name, t.game, t.math_version, o.round, r.closes_at,
      case when r.phase = 'settled' then coalesce(r.corrected, r.result) end as result, o.bets, o.stake, o.is_corrected,
      case when w.reason is null then o.paid else 0 end as payout,
      case when w.reason is null then o.paid_before else 0 end as payout_before, w.reason as void_reason
    from own o
    join tables t on t.slug = o.table_slug
    join tables_rounds r on r.table_slug = o.table_slug and r.number = o.round
    left join tables_voids v on v.table_slug = o.table_slug and v.round = o.round and v.finished_at is not null
    cross join lateral (select coalesce(r.void_reason, v.reason) as reason) w
    where o.is_closed and r.phase in ('settled', 'void')
      and ($2::text is null or t.game = $2) and ($4::uuid is null or o.has_bet)),
  lines as (
    select * from finished where case $3::text
      when 'won' then void_reason is null and payout > stake
      when 'lost' then void_reason is null and payout < stake
      when 'void' then void_reason is not null
      when 'corrected' then is_corrected
      else true end)`;

const valuesOf = ({ memberId, game, outcome, bet }: HistoryFilter) => [
  memberId,
  game ?? null,
  outcome ?? null,
  bet ?? null,
];

/** Returns a page of a member's finished table rounds, newest first, and the number of rounds on all pages. */
export async function listHistory(
  db: Db,
  filter: HistoryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: HistoryRow[]; total: number }> {
  const values = valuesOf(filter);
  const counted = await db.client.query<{ total: number }>({
    name: 'tables_count_history',
    text: `${LINES} select count(*) as total from lines`,
    values,
  });
  const { rows } = await db.client.query<HistoryRow>({
    name: 'tables_list_history',
    text: `${LINES} select * from lines order by closes_at desc, table_slug, round limit $5 offset $6`,
    values: [...values, limit, offset],
  });
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
