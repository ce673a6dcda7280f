-- Refuses to change or remove a decision of a bet, to add two at once, and to add one after the settlement or refund.
create or replace function tables_keep_actions() returns trigger
language plpgsql
as $$
begin
  if old.closed_at is not null or cardinality(new.actions) <> cardinality(old.actions) + 1
    or new.actions[:cardinality(old.actions)] <> old.actions then
    raise exception 'the decisions of bet % cannot be changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
