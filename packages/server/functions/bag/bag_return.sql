-- Reverses the effect of a voided wager on bonuses. Changes only bonuses that were running when the wager was settled (event number p_seq)
-- and are still running, oldest first, as bag_stake does. Returns the bonus stake, takes the bonus payout back and lowers the turnover. No
-- amount becomes negative. The caller has locked the wallet, adds `given` to its bonus money, and ends the bonuses in `spent`.
create or replace function bag_return(
  p_member_id uuid, p_seq bigint, p_bonus_stake bigint, p_bonus_payout bigint, p_counted bigint, out given bigint, out spent uuid[]
)
language plpgsql
as $$
declare i bag_running; left_over bigint := p_bonus_stake - p_bonus_payout; counted bigint := p_counted; part bigint; lowered bigint;
begin
  given := 0;
  spent := '{}';
  for i in select * from bag_running
      where member_id = p_member_id and opened_seq < p_seq and reached_at is null and balance_cents > 0 order by no loop
    part := greatest(left_over, -i.balance_cents);
    lowered := least(counted, i.wagered_cents);
    update bag_running set balance_cents = balance_cents + part, wagered_cents = wagered_cents - lowered
      where member_id = i.member_id and no = i.no;
    if i.balance_cents + part = 0 then
      spent := spent || i.item_id;
    end if;
    left_over := left_over - part;
    counted := counted - lowered;
    given := given + part;
  end loop;
end $$;
revoke execute on function bag_return from public;
