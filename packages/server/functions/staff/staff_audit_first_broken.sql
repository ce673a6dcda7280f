create or replace function staff_audit_first_broken() returns bigint
language sql stable set search_path = pg_catalog, public
as $$
  select min(id) from (
    select a.id,
      a.hash is distinct from staff_audit_hash(a)
      or a.previous_hash is distinct from coalesce(lag(a.hash) over (order by a.id), '\x'::bytea)
      or a.id <> coalesce(lag(a.id) over (order by a.id), 0) + 1 as broken
    from staff_audit a
  ) walked where broken
$$;
