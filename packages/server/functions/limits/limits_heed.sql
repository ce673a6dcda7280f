create or replace function limits_heed(p_member_id uuid, p_stake bigint, p_payout bigint, p_at timestamptz) returns smallint
language plpgsql
as $$
declare
  l limits_play; played_ms bigint := 0;
  today constant date := (p_at at time zone 'UTC')::date;
  week_start constant date := date_trunc('week', p_at at time zone 'UTC')::date;
  month_start constant date := date_trunc('month', p_at at time zone 'UTC')::date;
begin
  select * into l from limits_play where member_id = p_member_id;
  if not found then return 0; end if;
  -- Reset the sums of periods that have ended. If this node's clock is behind, the stored period can be newer than the
  -- current period. The bet then counts towards the stored period.
  if l.day < today then
    l.day := today; l.wagered_day := 0; l.lost_day := 0; l.played_day_ms := 0;
  end if;
  if l.week < week_start then
    l.week := week_start; l.wagered_week := 0; l.lost_week := 0;
  end if;
  if l.month < month_start then
    l.month := month_start; l.wagered_month := 0; l.lost_month := 0;
  end if;
  -- The time since the previous bet of the same day counts as time played, up to five minutes.
  if (l.last_bet_at at time zone 'UTC')::date = today and p_at > l.last_bet_at then
    played_ms := floor(extract(epoch from least(p_at - l.last_bet_at, interval '5 minutes')) * 1000)::bigint;
  end if;
  if p_payout is null then
    return case
      when l.session_day_cap_ms <= l.played_day_ms + played_ms then 8
      when l.wager_day_cap < l.wagered_day + p_stake or l.wager_week_cap < l.wagered_week + p_stake
        or l.wager_month_cap < l.wagered_month + p_stake then 6
      -- The payout is not known yet, so the whole stake counts as a loss.
      when l.loss_day_cap < l.lost_day + p_stake or l.loss_week_cap < l.lost_week + p_stake
        or l.loss_month_cap < l.lost_month + p_stake then 7
      else 0 end;
  end if;
  update limits_play set day = l.day, week = l.week, month = l.month,
      wagered_day = l.wagered_day + p_stake, wagered_week = l.wagered_week + p_stake,
      wagered_month = l.wagered_month + p_stake,
      lost_day = l.lost_day + p_stake - p_payout, lost_week = l.lost_week + p_stake - p_payout,
      lost_month = l.lost_month + p_stake - p_payout,
      played_day_ms = l.played_day_ms + played_ms, last_bet_at = greatest(last_bet_at, p_at)
    where member_id = p_member_id;
  return 0;
end $$;
revoke execute on function limits_heed from public;
