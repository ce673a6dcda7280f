/** Queries for member figures that must not depend on voided wagers. Used by `voided-wagers.test.ts`. */
import type { TestApp } from './platform/testing.ts';

const queries = {
  wallet: 'select cash, bonus, in_play, outgoing from ledger_wallets where member_id = $1',
  session: 'select staked, paid, rounds from wagers_session_figures($1, $1) where rounds > 0',
  limits: `select wagered_day, wagered_week, wagered_month, lost_day, lost_week, lost_month, wager_day_cap
    from limits_play where member_id = $1`,
  recomputed: `select wagered_day, wagered_week, wagered_month, lost_day, lost_week, lost_month
    from limits_figures($1, $2::timestamptz)`,
  days: 'select day, rounds, staked, paid from own_play_days where member_id = $1 and rounds > 0 order by day',
  journal: `select key, rounds, staked_cents, paid_cents from activities_entries
    where member_id = $1 and type = 'spins' and rounds > 0 order by key`,
  turnover: `select due_cents, staked_cents from wallet_deposit_turnover where member_id = $1 order by credited_at, top_up_id`,
  bonuses: `select balance_cents, wagered_cents, required_cents, reached_at is null as runs from bag_running
    where member_id = $1 order by no`,
  watched: `select kind, state, slot_staked_cents, slot_paid_cents from bag_items where member_id = $1
    order by acquired_at, kind`,
  deposits: `select amount_cents, staked_cents, state from journey_deposits where member_id = $1 order by credited_at, top_up_id`,
  scores: `select score, reached_at, rounds from tournaments_scores where member_id = $1 and is_open
    order by tournament_id`,
  purchases: `select slug, version, price_coins, bought_at from market_purchases where member_id = $1 order by bought_at, slug`,
  uses: `select hour_uses, day_uses, month_uses from journey_uses where member_id = $1 and source = 'wager' and month_uses > 0`,
} as const;

/** Runs each of the `queries` for the member, and returns the rows keyed by the query's name. */
export async function figuresOf(app: TestApp, memberId: string): Promise<Record<string, unknown>> {
  const figures: Record<string, unknown> = {};
  for (const [name, sql] of Object.entries(queries)) {
    const values = sql.includes('$2') ? [memberId, app.clock.now()] : [memberId];
    figures[name] = (await app.deps.database.owner.query(sql, values)).rows;
  }
  return figures;
}

/**
 * Returns a member's Coins without the rewards that stay paid after a void (decision 87). Two members, one with and one
 * without voided wagers, may differ in these rewards:
 * - rewards for missions and errands
 * - rewards for levels above `level` that were reached through a voided wager, or through a mission that counted such a
 *   wager
 * - tournament prizes
 *
 * Subtracts each reward once, so that the result reveals a reward that was paid twice. Adds the Coins that the member
 * has spent on tournament entries, because one of the members may have had more to spend.
 * @param level level that both members have reached
 */
export async function coinsWithoutKept(
  app: TestApp,
  memberId: string,
  level: number,
): Promise<number | undefined> {
  const { rows } = await app.deps.database.owner.query<{ coins: number }>(
    `select coins - (select coalesce(sum(paid), 0)::int8 from (
        select distinct type, data->'mission', data->'errand', data->'level', data->'tournament_id',
          (data->>'coins')::int8 as paid
        from events e where e.member_id = w.member_id
          and (type in ('missions.completed', 'missions.errand_completed', 'tournaments.finished')
            or (type = 'journey.level_reached' and (data->>'level')::int > $2))) kept)
        + (select coalesce(sum(coins), 0)::int8 from tournaments_entries t where t.member_id = w.member_id) as coins
      from ledger_wallets w where member_id = $1`,
    [memberId, level],
  );
  return rows[0]?.coins;
}

/**
 * Returns the games and days whose stored figures (`play_returns`) differ from the sums of the rounds that were not
 * voided.
 */
export async function returnsDiffer(app: TestApp): Promise<object[]> {
  const { rows } = await app.deps.database.owner.query<object>(
    `with counted as (
       select game, math_version, (created_at at time zone 'UTC')::date as day, count(*) as rounds, sum(stake)::int8 as staked,
         sum(payout)::int8 as paid
       from wagers_settled where voided_at is null group by 1, 2, 3)
     select game, day, r.rounds, c.rounds as expected from play_returns r
       full join counted c using (game, math_version, day)
     where (coalesce(r.rounds, 0), coalesce(r.staked, 0), coalesce(r.paid, 0))
       is distinct from (coalesce(c.rounds, 0), coalesce(c.staked, 0), coalesce(c.paid, 0))`,
  );
  return rows;
}
