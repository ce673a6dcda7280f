-- Settles the bonus money of an open wager. An item's share of the payout is proportional to its part of the stake:
-- - A running item gets its share back (`returned`).
-- - If an item has been completed, its part of the stake (`converted`) is treated as a cash stake.
-- - If an item has ended in another way, the casino keeps the item's share (`lapsed`).
--
-- `given` lists the amount that each item gets back, in the order of p_items: 0 if the item has ended. It is null if
-- p_items is null.
--
-- Counts the turnover `p_counted` towards the oldest running item whose deadline has not passed. The caller must lock
-- the wallet first. Afterwards, the caller adds `returned` to the bonus money and records each event in `happened` for
-- the item at the same position in `concerned`.
create or replace function bag_settle(
  p_member_id uuid, p_items uuid[], p_amounts bigint[], p_stake bigint, p_payout bigint, p_counted bigint, p_at timestamptz,
  out returned bigint, out lapsed bigint, out converted bigint, out happened text[], out concerned uuid[],
  out given bigint[]
)
language plpgsql
as $$
declare i bag_running; part record; counted bigint := p_counted; staked bigint; share bigint; running uuid[] := '{}';
begin
  returned := 0;
  lapsed := 0;
  converted := 0;
  happened := '{}';
  concerned := '{}';
  given := (select array_agg(0::bigint) from unnest(p_items));
  for i in select * from bag_running where member_id = p_member_id and balance_cents + in_play_cents > 0 order by no loop
    staked := coalesce(p_amounts[array_position(p_items, i.item_id)], 0);
    if staked > 0 then
      i.in_play_cents := i.in_play_cents - staked;
      share := staked * p_payout / p_stake;
      i.balance_cents := i.balance_cents + share;
      returned := returned + share;
      given[array_position(p_items, i.item_id)] := share;
      running := running || i.item_id;
    end if;
    if counted > 0 and i.reached_at is null and i.deadline >= p_at then
      i.wagered_cents := i.wagered_cents + counted;
      counted := 0;
      if i.wagered_cents >= i.required_cents and i.balance_cents + i.in_play_cents > 0 then
        i.reached_at := p_at;
        happened := happened || 'bag.wagering_reached'::text;
        concerned := concerned || i.item_id;
      end if;
    end if;
    if staked > 0 and i.balance_cents + i.in_play_cents = 0 then
      happened := happened || 'bag.balance_spent'::text;
      concerned := concerned || i.item_id;
    end if;
    update bag_running set balance_cents = i.balance_cents, in_play_cents = i.in_play_cents, wagered_cents = i.wagered_cents,
        reached_at = i.reached_at
      where member_id = i.member_id and no = i.no
        and (balance_cents, in_play_cents, wagered_cents) is distinct from (i.balance_cents, i.in_play_cents, i.wagered_cents);
  end loop;
  for part in select p.item_id, p.amount, b.state
      from unnest(p_items, p_amounts) as p(item_id, amount) left join bag_items b on b.id = p.item_id
      where p.item_id <> all(running) loop
    if part.state = 'completed' then
      converted := converted + part.amount;
    else
      lapsed := lapsed + part.amount * p_payout / p_stake;
    end if;
  end loop;
end $$;
revoke execute on function bag_settle from public;
