create or replace function staff_audit_refuse() returns trigger
language plpgsql
as $$
begin
  raise exception 'staff_audit is append-only';
end $$;
