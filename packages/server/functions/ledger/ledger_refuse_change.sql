create or replace function ledger_refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'the ledger is append-only: corrections are new entries' using errcode = 'restrict_violation';
end $$;
