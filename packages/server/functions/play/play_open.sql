create or replace function play_open(
  p_member_id uuid, p_id uuid, p_session_id uuid, p_game text, p_math_version text, p_bet text, p_seed_pair_no int,
  p_nonce int, p_stake bigint, p_at timestamptz, p_expires_at timestamptz
) returns void
language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  if play_heed_limits(p_member_id, p_stake, null, p_at) <> 0 then
    raise exception 'a limit of % does not allow this stake', p_member_id using errcode = 'check_violation';
  end if;
  update ledger_wallets set cash = cash - p_stake, in_play = in_play + p_stake, version = version + 1,
      next_nonce = next_nonce + 1
    where member_id = p_member_id and seed_pair_no = p_seed_pair_no and next_nonce = p_nonce;
  if not found then
    raise exception 'nonce % of pair % is not the next one', p_nonce, p_seed_pair_no using errcode = 'check_violation';
  end if;
  insert into play_open_rounds (member_id, id, session_id, game, math_version, bet, seed_pair_no, nonce, stake, opened_at,
      expires_at)
    values (p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet::jsonb, p_seed_pair_no, p_nonce, p_stake, p_at,
      p_expires_at);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    values (p_member_id, p_id, p_stake, p_at, 1, 101, 103);
  -- Nothing has been paid yet, so all of it is lost until it is.
  perform play_heed_limits(p_member_id, p_stake, 0, p_at);
end $$;
revoke execute on function play_open from public;
grant execute on function play_open to wanderluck_app;
