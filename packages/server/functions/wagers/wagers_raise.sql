-- Adds a decision at index p_step to an open wager and raises the stake by p_adds, of which p_bonus_adds is bonus
-- money.
--
-- Raises an exception if the stake would change but a bag item, such as a free spin, pays for the wager.
--
-- Writes to tables of other features, because a stake, its transfer and its effects are stored together or not at all:
-- - ledger_wallets: balances
-- - ledger_transfers: the added stake
-- - bag_running, through bag_take: the bonus money in play
-- - limits_play, through limits_heed: the added stake, which counts towards the limits from the next bet on
create or replace function wagers_raise(
  p_member_id uuid, p_id uuid, p_step int, p_action text, p_adds bigint, p_at timestamptz, p_bonus_adds bigint default 0
) returns void
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare bag record; item uuid;
begin
  update wagers_pending set actions = actions || p_action, stake = stake + p_adds
    where member_id = p_member_id and id = p_id and cardinality(actions) = p_step returning item_id into item;
  if not found then
    raise exception 'round % is not open at step %', p_id, p_step using errcode = 'check_violation';
  end if;
  if p_adds > 0 and item is not null then
    raise exception 'wager % is paid by a bag item, so its stake cannot be raised', p_id using errcode = 'check_violation';
  end if;
  if p_adds > 0 then
    if limits_heed(p_member_id, p_adds, null, p_at) <> 0 then
      raise exception 'a limit of % does not allow this stake', p_member_id using errcode = 'check_violation';
    end if;
    perform limits_heed(p_member_id, p_adds, 0, p_at);
    update ledger_wallets set cash = cash - (p_adds - p_bonus_adds), bonus = bonus - p_bonus_adds, in_play = in_play + p_adds,
        version = version + 1
      where member_id = p_member_id;
    insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
      select p_member_id, p_id, t.amount, p_at, 1, t.debit, 103
      from (values (101, p_adds - p_bonus_adds), (102, p_bonus_adds)) t(debit, amount) where t.amount > 0;
  end if;
  if p_bonus_adds > 0 then
    select * into bag from bag_take(p_member_id, p_bonus_adds, p_at);
    -- Keep one bonus amount per bag item, even if several stakes of the wager use that item. The amounts are in the
    -- order in which the items were first used.
    update wagers_pending o set bonus_stake = coalesce(o.bonus_stake, 0) + p_bonus_adds,
        (bonus_items, bonus_amounts) = (
          select array_agg(i.item_id order by i.no), array_agg(i.amount order by i.no) from (
            select p.item_id, sum(p.amount)::bigint as amount, min(p.no) as no
            from unnest(o.bonus_items || bag.items, o.bonus_amounts || bag.amounts) with ordinality as p(item_id, amount, no)
            group by p.item_id) i)
      where member_id = p_member_id and id = p_id;
  end if;
end $$;
revoke execute on function wagers_raise from public;
grant execute on function wagers_raise to wanderluck_app;
