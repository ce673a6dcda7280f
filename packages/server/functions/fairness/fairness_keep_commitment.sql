create or replace function fairness_keep_commitment() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' or (old.member_id, old.no, old.id, old.server_seed_hash)
       is distinct from (new.member_id, new.no, new.id, new.server_seed_hash)
     or (old.client_seed is not null and new.client_seed is distinct from old.client_seed)
     or (old.retired_at is not null and new.retired_at is distinct from old.retired_at) then
    raise exception 'a committed seed pair does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
