-- Corrects the payout of a settled wager in the bonuses that paid for it (wagers_correct). The correct share of an item
-- is its part of the payout p_right, in proportion to its part of the stake (p_amounts). The correct share replaces the
-- net amount that the item has received from the wager so far (p_given). This amount includes the share of the first
-- payout and the effects of earlier corrections. The turnover does not change, because the stake does not change.
--
-- - A running bonus gets the difference. If the difference is negative, the bonus loses at most its balance.
-- - If a bonus was lost, was completed or has reached its turnover, a positive difference is paid in cash. The money of
--   the bonus has become cash, or would not have been lost with the correct result. A negative difference is not taken
--   back.
-- - After any other end, the casino keeps a positive difference (`lapsed`). A negative difference is not taken back.
--
-- `kept` is the part of the correct payout that counts as bonus money of these bonuses. `given` is the new value for
-- p_given. If a part was not taken back, `given` exceeds the correct share by that part. A later correction therefore
-- does not pay the part again.
--
-- The caller must hold the wallet lock, add `added` to the wallet's bonus money, and end the bonuses in `spent`.
create or replace function bag_correct(
  p_member_id uuid, p_items uuid[], p_amounts bigint[], p_given bigint[], p_stake bigint, p_right bigint,
  out added bigint, out kept bigint, out lapsed bigint, out spent uuid[], out given bigint[]
)
language plpgsql
as $$
declare part record; change bigint; share bigint;
begin
  added := 0;
  kept := 0;
  lapsed := 0;
  spent := '{}';
  given := '{}';
  for part in
    select p.item_id, p.amount, p.given, b.state, r.no, r.balance_cents, r.in_play_cents,
      (r.reached_at is null and r.balance_cents + r.in_play_cents > 0) is true as is_running
    from unnest(p_items, p_amounts, p_given) with ordinality as p(item_id, amount, given, place)
      join bag_items b on b.id = p.item_id
      left join bag_running r on r.member_id = p_member_id and r.item_id = p.item_id
    order by p.place
  loop
    share := part.amount * p_right / p_stake;
    change := 0;
    if part.is_running then
      change := greatest(share - part.given, -part.balance_cents);
      update bag_running set balance_cents = balance_cents + change where member_id = p_member_id and no = part.no;
      if part.balance_cents + change + part.in_play_cents = 0 then
        spent := spent || part.item_id;
      end if;
      kept := kept + share;
    else
      kept := kept + least(part.given, share);
      if part.no is null and part.state not in ('lost', 'completed') then
        lapsed := lapsed + greatest(0, share - part.given);
      end if;
    end if;
    added := added + change;
    given := given || (part.given + change);
  end loop;
end $$;
revoke execute on function bag_correct from public;
