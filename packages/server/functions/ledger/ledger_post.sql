create or replace function ledger_post(
  p_member_id uuid, p_kind smallint, p_operation_id uuid, p_debit smallint[], p_credit smallint[], p_amount bigint[],
  p_at timestamptz, out status text, out wallet ledger_wallets
)
language plpgsql security definer set search_path = pg_catalog, public
as $$
#variable_conflict use_column
declare
  posted bigint; same bigint;
  d_cash bigint; d_bonus bigint; d_in_play bigint; d_outgoing bigint; d_coins bigint;
begin
  select * into wallet from ledger_wallets w where w.member_id = p_member_id for update;
  if not found then status := 'unknown'; return; end if;

  select count(*), count(*) filter (where exists (
      select from unnest(p_debit, p_credit, p_amount) as n(debit, credit, amount)
      where (n.debit, n.credit, n.amount) = (t.debit, t.credit, t.amount)))
    into posted, same
    from ledger_transfers t
    where t.member_id = p_member_id and t.operation_id = p_operation_id and t.kind = p_kind and t.kind <> 1;
  if posted > 0 then
    status := case when posted = same and posted = cardinality(p_amount) then 'replay' else 'mismatch' end;
    return;
  end if;

  select coalesce(sum(case when credit = 101 then amount when debit = 101 then -amount end), 0),
         coalesce(sum(case when credit = 102 then amount when debit = 102 then -amount end), 0),
         coalesce(sum(case when credit = 103 then amount when debit = 103 then -amount end), 0),
         coalesce(sum(case when credit = 104 then amount when debit = 104 then -amount end), 0),
         coalesce(sum(case when credit = 201 then amount when debit = 201 then -amount end), 0)
    into d_cash, d_bonus, d_in_play, d_outgoing, d_coins
    from unnest(p_debit, p_credit, p_amount) as n(debit, credit, amount);
  if wallet.cash + d_cash < 0 or wallet.bonus + d_bonus < 0 or wallet.in_play + d_in_play < 0
     or wallet.outgoing + d_outgoing < 0 or wallet.coins + d_coins < 0 then
    status := 'insufficient';
    return;
  end if;

  insert into ledger_transfers (member_id, kind, operation_id, debit, credit, amount, posted_at)
    select p_member_id, p_kind, p_operation_id, n.debit, n.credit, n.amount, coalesce(p_at, now())
    from unnest(p_debit, p_credit, p_amount) as n(debit, credit, amount);
  update ledger_wallets w set cash = cash + d_cash, bonus = bonus + d_bonus, in_play = in_play + d_in_play,
      outgoing = outgoing + d_outgoing, coins = coins + d_coins, version = version + 1
    where w.member_id = p_member_id returning w.* into wallet;
  status := 'ok';
end $$;
revoke execute on function ledger_post from public;
grant execute on function ledger_post to wanderluck_app;
