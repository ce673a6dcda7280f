create or replace function limits_apply(p_member_id uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare caps limits_play; figures limits_play;
begin
  -- Lock the wallet, so that none of the member's bets is settled before the new limits are stored.
  perform from ledger_wallets where member_id = p_member_id for update;
  select max(value) filter (where kind = 'wager' and period = 'day'),
      max(value) filter (where kind = 'wager' and period = 'week'),
      max(value) filter (where kind = 'wager' and period = 'month'),
      max(value) filter (where kind = 'loss' and period = 'day'),
      max(value) filter (where kind = 'loss' and period = 'week'),
      max(value) filter (where kind = 'loss' and period = 'month'),
      max(value) filter (where kind = 'session_time') * 60000
    into caps.wager_day_cap, caps.wager_week_cap, caps.wager_month_cap, caps.loss_day_cap, caps.loss_week_cap,
      caps.loss_month_cap, caps.session_day_cap_ms
    from limits_own where member_id = p_member_id;
  if num_nonnulls(caps.wager_day_cap, caps.wager_week_cap, caps.wager_month_cap, caps.loss_day_cap, caps.loss_week_cap,
       caps.loss_month_cap, caps.session_day_cap_ms) = 0 then
    delete from limits_play where member_id = p_member_id;
    return;
  end if;
  if not exists (select from limits_play where member_id = p_member_id) then
    figures := limits_figures(p_member_id, p_at);
    insert into limits_play select (figures).*;
  end if;
  update limits_play set wager_day_cap = caps.wager_day_cap, wager_week_cap = caps.wager_week_cap,
      wager_month_cap = caps.wager_month_cap, loss_day_cap = caps.loss_day_cap, loss_week_cap = caps.loss_week_cap,
      loss_month_cap = caps.loss_month_cap, session_day_cap_ms = caps.session_day_cap_ms
    where member_id = p_member_id;
end $$;
revoke execute on function limits_apply from public;
grant execute on function limits_apply to wanderluck_app;
