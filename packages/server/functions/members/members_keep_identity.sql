create or replace function members_keep_identity() returns trigger
language plpgsql
as $$
begin
  insert into members_identity_keys (key, member_id) values (new.identity_key, new.id) on conflict (key) do nothing;
  if not found and not exists (
    select from members_identity_keys where key = new.identity_key and member_id = new.id)
  then raise unique_violation using
    message = 'somebody else had this identity key', constraint = 'members_already_registered', table = 'members';
  end if;
  return null;
end $$;
