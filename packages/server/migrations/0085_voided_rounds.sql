-- A round with decisions that cannot be closed, since its game or its version of the mathematics is gone or its closing fails each time, is
-- voided: its stake returns to the member's cash, and the round counts for nothing.

-- When the closing failed for the first time.
alter table play_open_rounds add column closing_failed_at timestamptz;
-- A voided round has its stake as its payout and is no event, so no subscriber counts it.
alter table play_rounds add column voided_at timestamptz;

create function play_note_failed_closing(p_member_id uuid, p_id uuid, p_at timestamptz) returns timestamptz
language sql security definer set search_path = pg_catalog, public as $$
  update play_open_rounds set closing_failed_at = coalesce(closing_failed_at, p_at)
    where member_id = p_member_id and id = p_id returning closing_failed_at
$$;

-- The caller holds the wallet. A round is closed or voided once: both delete the open round first.
create function play_void(p_member_id uuid, p_id uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare o play_open_rounds; w ledger_wallets;
begin
  delete from play_open_rounds where member_id = p_member_id and id = p_id returning * into o;
  if not found then
    raise exception 'round % is not open', p_id using errcode = 'check_violation';
  end if;
  update ledger_wallets set in_play = in_play - o.stake, cash = cash + o.stake, version = version + 1
    where member_id = p_member_id returning * into w;
  insert into play_rounds (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game, math_version,
      bet, opened_at, voided_at)
    values (p_member_id, p_id, o.session_id, o.stake, o.stake, w.cash, p_at, o.seed_pair_no, o.nonce, o.game, o.math_version,
      o.bet || jsonb_build_object('actions', to_jsonb(o.actions)), o.opened_at, p_at);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    values (p_member_id, p_id, o.stake, p_at, 1, 103, 101);
  -- What the member's limits counted of the stake is counted again without it.
  if exists (select from limits_play where member_id = p_member_id) then
    delete from limits_play where member_id = p_member_id;
    perform limits_apply(p_member_id, p_at);
  end if;
end $$;
revoke execute on function play_note_failed_closing, play_void from public;
grant execute on function play_note_failed_closing, play_void to wanderluck_app;

do $$
declare
  before constant text := pg_get_functiondef('limits_figures'::regproc);
  old_text constant text := 'from play_rounds where member_id = p_member_id';
  after constant text := replace(before, old_text, old_text || ' and voided_at is null');
begin
  if after = before then raise exception 'the definition of limits_figures is not the expected one'; end if;
  execute after;
end $$;
