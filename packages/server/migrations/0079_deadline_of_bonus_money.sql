-- Each bet looks at the deadline of bonus money itself: until now, bonus money paid for bets after its deadline until the job came by, and
-- what they won was voided with it. The instant of the deadline is still in time. Also new: bonus money whose last cent is lost by the bet
-- that finishes its wagering is lost (decisions §6: "Zero bonus balance and no open round: lost").
alter table bag_running add column deadline timestamptz;
update bag_running r set deadline = i.deadline from bag_items i where i.id = r.item_id;
alter table bag_running alter column deadline set not null;

drop function bag_open;
-- As in 0034, with the deadline of the item.
create function bag_open(p_member_id uuid, p_item_id uuid, p_balance bigint, p_required bigint, p_deadline timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into bag_running (member_id, item_id, balance_cents, required_cents, deadline)
    values (p_member_id, p_item_id, p_balance, p_required, p_deadline);
  perform bag_agree(p_member_id);
end $$;
revoke execute on function bag_open from public;
grant execute on function bag_open to wanderluck_app;

-- The definitions stay as they are, except for what is replaced.
do $$
declare
  change record; before text; after text;
begin
  for change in select * from (values
    ('play_settle_with_bonus',
      'and r.reached_at is null',
      'and r.reached_at is null and r.deadline >= p_at'),
    ('play_settle_carefully',
      'from bag_running r where r.member_id = b.member_id), 0)',
      'from bag_running r where r.member_id = b.member_id and r.deadline >= p_at), 0)'),
    -- What has no money left waits to be ended as lost, and wagers nothing.
    ('bag_stake',
      'where member_id = p_member_id order by no loop',
      'where member_id = p_member_id and deadline >= p_at and balance_cents > 0 order by no loop'),
    ('bag_stake',
      'if i.wagered_cents >= i.required_cents then',
      'if i.wagered_cents >= i.required_cents and i.balance_cents > 0 then')
  ) as c(function_name, old_text, new_text) loop
    before := pg_get_functiondef(change.function_name::regproc);
    after := replace(before, change.old_text, change.new_text);
    if length(after) <> length(before) + length(change.new_text) - length(change.old_text) then
      raise exception 'the definition of % is not the expected one', change.function_name;
    end if;
    execute after;
  end loop;
end $$;
