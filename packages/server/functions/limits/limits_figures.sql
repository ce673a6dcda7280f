create or replace function limits_figures(p_member_id uuid, p_at timestamptz) returns limits_play
language plpgsql stable set search_path = pg_catalog, public
as $$
declare
  figures limits_play; round record; oldest record; later timestamptz;
  day_start constant timestamptz := date_trunc('day', p_at, 'UTC');
  week_start constant timestamptz := date_trunc('week', p_at, 'UTC');
  month_start constant timestamptz := date_trunc('month', p_at, 'UTC');
  max_gap constant interval := interval '5 minutes';
  -- Also read rounds from shortly before the earliest window, because the clocks of two nodes may differ slightly.
  first_at constant timestamptz := least(week_start, month_start) - max_gap;
begin
  figures.member_id := p_member_id;
  figures.day := (day_start at time zone 'UTC')::date;
  figures.week := (week_start at time zone 'UTC')::date;
  figures.month := (month_start at time zone 'UTC')::date;
  figures.played_day_ms := 0;
  -- Leave out wagers placed with a bag item, because the casino paid their stakes. The whole stake of an open wager
  -- counts as a loss.
  select coalesce(sum(stake) filter (where opened_at >= day_start), 0),
      coalesce(sum(stake) filter (where opened_at >= week_start), 0),
      coalesce(sum(stake) filter (where opened_at >= month_start), 0)
    into figures.wagered_day, figures.wagered_week, figures.wagered_month
    from wagers_pending where member_id = p_member_id and item_id is null;
  figures.lost_day := figures.wagered_day;
  figures.lost_week := figures.wagered_week;
  figures.lost_month := figures.wagered_month;
  -- Free and voided rounds count towards the time played, but not towards stakes and losses. Rounds voided while open
  -- are excluded, because they have no event number and their `created_at` is the time of voiding.
  --
  -- Casino rounds have no index by time. Therefore, select them by seed pair and nonce, starting at the newest round
  -- before the earliest window.
  select seed_pair_no, nonce into oldest from wagers_settled
    where member_id = p_member_id and nonce is not null and created_at < first_at
    order by seed_pair_no desc, nonce desc limit 1;
  for round in select case when item_id is null and voided_at is null then stake else 0 end as stake,
        case when item_id is null and voided_at is null then payout else 0 end as payout, created_at
      from (
        select * from wagers_settled where member_id = p_member_id
          and (seed_pair_no, nonce) >= (coalesce(oldest.seed_pair_no, -1), coalesce(oldest.nonce, -1))
        union all
        select * from wagers_settled where member_id = p_member_id and nonce is null and created_at >= first_at) r
      where voided_at is null or event_seq is not null
      order by created_at desc loop
    figures.last_bet_at := coalesce(figures.last_bet_at, round.created_at);
    if round.created_at >= month_start then
      figures.wagered_month := figures.wagered_month + round.stake;
      figures.lost_month := figures.lost_month + round.stake - round.payout;
    end if;
    if round.created_at >= week_start then
      figures.wagered_week := figures.wagered_week + round.stake;
      figures.lost_week := figures.lost_week + round.stake - round.payout;
    end if;
    if round.created_at >= day_start then
      figures.wagered_day := figures.wagered_day + round.stake;
      figures.lost_day := figures.lost_day + round.stake - round.payout;
      if later is not null then
        figures.played_day_ms := figures.played_day_ms
          + greatest(0, floor(extract(epoch from least(later - round.created_at, max_gap)) * 1000))::bigint;
      end if;
      later := round.created_at;
    end if;
  end loop;
  return figures;
end $$;
revoke execute on function limits_figures from public;
grant execute on function limits_figures to wanderluck_app;
