-- Corrects the payout of a settled wager in the bonuses that paid for it (wagers_correct): replaces p_paid with p_right, in
-- proportion to each item's part (p_amounts) of the stake. The turnover stays, because the stake stays.
--
-- - A running bonus gets the difference. If the difference is negative, the bonus loses at most the money that it has.
-- - If a bonus was lost, was completed or has reached its turnover, the difference is paid in cash: its money has become
--   cash, or would not have been lost with the right result. A negative difference is not taken back.
-- - After any other end, the casino keeps the difference (`lapsed`).
--
-- `kept` is the part of the right payout that counts as bonus money of these bonuses. `items` and `amounts` list the
-- bonuses to which later corrections and voids apply; the others are paid in cash from now on.
--
-- p_is_converted and p_is_lapsed say that the wager was settled after a bonus had been completed, or had ended in another
-- way. Such a bonus (ended until p_settled_at) received nothing of the first payout.
--
-- The caller must hold the wallet lock, add `given` to the wallet's bonus money, and end the bonuses in `spent`.
create or replace function bag_correct(
  p_member_id uuid, p_items uuid[], p_amounts bigint[], p_stake bigint, p_paid bigint, p_right bigint, p_settled_at timestamptz,
  p_is_converted boolean, p_is_lapsed boolean,
  out given bigint, out kept bigint, out lapsed bigint, out spent uuid[], out items uuid[], out amounts bigint[]
)
language plpgsql
as $$
declare part record; change bigint; before bigint; after bigint;
begin
  given := 0;
  kept := 0;
  lapsed := 0;
  spent := '{}';
  items := '{}';
  amounts := '{}';
  for part in
    select p.item_id, p.amount, b.state, r.no, r.balance_cents, r.in_play_cents,
      (r.reached_at is null and r.balance_cents + r.in_play_cents > 0) is true as is_running,
      b.ended_at <= p_settled_at and case when b.state = 'completed' then p_is_converted else p_is_lapsed end as was_over
    from unnest(p_items, p_amounts) with ordinality as p(item_id, amount, place)
      join bag_items b on b.id = p.item_id
      left join bag_running r on r.member_id = p_member_id and r.item_id = p.item_id
    order by p.place
  loop
    before := case when part.was_over then 0 else part.amount * p_paid / p_stake end;
    after := part.amount * p_right / p_stake;
    if part.is_running then
      change := greatest(after - before, -part.balance_cents);
      update bag_running set balance_cents = balance_cents + change where member_id = p_member_id and no = part.no;
      if part.balance_cents + change + part.in_play_cents = 0 then
        spent := spent || part.item_id;
      end if;
      given := given + change;
      kept := kept + after;
    else
      kept := kept + least(before, after);
      if part.no is null and part.state not in ('lost', 'completed') then
        lapsed := lapsed + greatest(0, after - before);
      end if;
    end if;
    if part.is_running or part.no is null and part.state not in ('lost', 'completed') then
      items := items || part.item_id;
      amounts := amounts || part.amount;
    end if;
  end loop;
end $$;
revoke execute on function bag_correct from public;
