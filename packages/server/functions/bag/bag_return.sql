-- Reverses the effect of a voided wager on bonuses: returns the bonus stake, takes back the bonus payout and lowers the
-- turnover. Affects only bonuses that were running at the settlement (event number p_seq) and are still running. No
-- balance becomes negative.
--
-- - If p_items lists the wager's bonus items, each item gets back its own loss (p_losses): its part of the stake minus
--   the amount that it has received from the wager.
-- - Otherwise, p_loss is distributed among the bonuses, oldest first, as in bag_stake.
--
-- The caller must hold the wallet lock, add `given` to the wallet's bonus money, and end the bonuses in `spent`.
create or replace function bag_return(
  p_member_id uuid, p_seq bigint, p_loss bigint, p_items uuid[], p_losses bigint[], p_counted bigint,
  out given bigint, out spent uuid[]
)
language plpgsql
as $$
declare i bag_running; left_over bigint := p_loss; counted bigint := p_counted; part bigint; lowered bigint;
begin
  given := 0;
  spent := '{}';
  for i in select * from bag_running
      where member_id = p_member_id and opened_seq < p_seq and reached_at is null and balance_cents + in_play_cents > 0
      order by no loop
    if p_items is not null then
      left_over := coalesce(p_losses[array_position(p_items, i.item_id)], 0);
    end if;
    part := greatest(left_over, -i.balance_cents);
    lowered := least(counted, i.wagered_cents);
    update bag_running set balance_cents = balance_cents + part, wagered_cents = wagered_cents - lowered
      where member_id = i.member_id and no = i.no;
    if i.balance_cents + part + i.in_play_cents = 0 then
      spent := spent || i.item_id;
    end if;
    left_over := left_over - part;
    counted := counted - lowered;
    given := given + part;
  end loop;
end $$;
revoke execute on function bag_return from public;
