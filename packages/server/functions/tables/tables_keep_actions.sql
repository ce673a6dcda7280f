-- Allows a change to a bet's decisions only if it appends exactly one decision, and the bet is neither settled nor
-- refunded.
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
