-- Every keyed hash of name, birth date and address that a member ever had (decisions §3, decision 0048): who moved is still known by the
-- earlier address, also after a closing or an exclusion. `members.identity_key` is the newest of them.

create table members_identity_keys (
  key bytea primary key,
  member_id uuid not null references members
);
create index members_identity_keys_of_member on members_identity_keys (member_id);
-- Nobody is forgotten by moving, nor by the erasure (decision 0030): added to, never changed.
revoke update, delete, truncate on members_identity_keys from wanderluck_app;

insert into members_identity_keys (key, member_id) select identity_key, id from members;

-- Whoever writes a member's key keeps it here, a node of the version before too. A member may come back to an own earlier one; one of
-- somebody else is refused as the newest of somebody else is.
create function members_keep_identity() returns trigger language plpgsql as $$
begin
  insert into members_identity_keys (key, member_id) values (new.identity_key, new.id) on conflict (key) do nothing;
  if not found and not exists (
    select from members_identity_keys where key = new.identity_key and member_id = new.id)
  then raise unique_violation using
    message = 'somebody else had this identity key', constraint = 'members_already_registered', table = 'members';
  end if;
  return null;
end $$;
create trigger members_identity_kept after insert or update of identity_key on members
  for each row execute function members_keep_identity();
