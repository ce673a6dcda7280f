-- Opens a wager whose result is not known yet. Moves its stake into play: p_bonus_stake from bonus money, and the rest
-- from cash. If the wager has an item, the casino's bonus cost account (153) pays the whole stake instead (decision
-- 110). A casino round (product 1) uses the next nonce of the open seed pair.
--
-- The caller must have locked the wallet and checked that the wager is allowed. As a safeguard, raises an exception if
-- one of the member's limits does not allow the stake, or if the nonce is not the next one.
--
-- Writes to tables of other features, because a stake, its transfer and its effects are stored together or not at all:
-- - ledger_wallets: balances, nonce and, unless the wager has an item, session
-- - ledger_transfers: the stake
-- - bag_running, through bag_take: the bonus money in play
-- - limits_play, through limits_heed: the stake, so that the limit check of the next bet includes it
-- - events: wagers.opened, with the event number that the update of the wallet assigned
create or replace function wagers_open(
  p_member_id uuid, p_id uuid, p_session_id uuid, p_product smallint, p_game text, p_math_version text, p_bet text,
  p_seed_pair_no int, p_nonce int, p_stake bigint, p_contribution_percent smallint, p_at timestamptz, p_expires_at timestamptz,
  p_bonus_stake bigint default 0, p_item_id uuid default null
) returns wagers_pending
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare
  w ledger_wallets; bag record; opened wagers_pending;
  -- Stake that the member pays and that counts towards the member's limits; 0 if a bag item pays it instead.
  own_stake constant bigint := case when p_item_id is null then p_stake else 0 end;
begin
  if limits_heed(p_member_id, own_stake, null, p_at) <> 0 then
    raise exception 'a limit of % does not allow this stake', p_member_id using errcode = 'check_violation';
  end if;
  update ledger_wallets set cash = cash - (own_stake - p_bonus_stake), bonus = bonus - p_bonus_stake, in_play = in_play + p_stake,
      version = version + 1, event_seq = event_seq + 1, next_nonce = next_nonce + (p_nonce is not null)::int
    where member_id = p_member_id and (p_nonce is null or (seed_pair_no = p_seed_pair_no and next_nonce = p_nonce))
    returning * into w;
  if not found then
    raise exception 'nonce % of pair % is not the next one', p_nonce, p_seed_pair_no using errcode = 'check_violation';
  end if;
  if p_item_id is null and w.session_id is distinct from p_session_id then
    w := wagers_end_session(w);
    update ledger_wallets set session_id = p_session_id, session_staked = 0, session_paid = 0, session_rounds = 0
      where member_id = p_member_id;
  end if;
  if p_bonus_stake > 0 then
    select * into bag from bag_take(p_member_id, p_bonus_stake, p_at);
  else
    select null::uuid[] as items, null::bigint[] as amounts into bag;
  end if;
  insert into wagers_pending (member_id, id, session_id, product, game, math_version, bet, seed_pair_no, nonce, stake,
      contribution_percent, opened_at, expires_at, bonus_stake, bonus_items, bonus_amounts,
      item_id)
    values (p_member_id, p_id, p_session_id, p_product, p_game, p_math_version, p_bet::jsonb, p_seed_pair_no, p_nonce, p_stake,
      p_contribution_percent, p_at, p_expires_at, nullif(p_bonus_stake, 0), bag.items, bag.amounts,
      p_item_id)
    returning * into opened;
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select p_member_id, p_id, t.amount, p_at, 1, t.debit, 103
    from (values (101, own_stake - p_bonus_stake), (102, p_bonus_stake), (153, p_stake - own_stake)) t(debit, amount)
    where t.amount > 0;
  insert into events (member_id, seq, type, data)
    values (p_member_id, w.event_seq, 'wagers.opened', jsonb_strip_nulls(jsonb_build_object('wager_id', p_id,
      'product', (array['casino', 'table', 'sportsbook', 'studio'])[p_product], 'title', p_game, 'session_id', p_session_id,
      'stake_cents', p_stake, 'bonus_stake_cents', nullif(p_bonus_stake + p_stake - own_stake, 0), 'item_id', p_item_id,
      'at', to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))));
  -- Count the stake towards the member's limits. It counts as a loss until a payout is booked.
  perform limits_heed(p_member_id, own_stake, 0, p_at);
  return opened;
end $$;
revoke execute on function wagers_open from public;
grant execute on function wagers_open to wanderluck_app;
