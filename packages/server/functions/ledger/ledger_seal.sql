create or replace function ledger_seal() returns bigint
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare
  piece constant int := 50000;
  last_seal ledger_seals; start xid8; bound xid8; cut xid8; made record;
  genesis constant bytea := sha256('wanderluck ledger');
begin
  if not pg_try_advisory_xact_lock(4801978) then return 0; end if;
  select * into last_seal from ledger_seals order by no desc limit 1;
  start := coalesce(last_seal.upto_tx, '0'::xid8);
  bound := pg_snapshot_xmin(pg_current_snapshot());
  -- Seal only whole transactions. If a batch has more than `piece` transfers, it ends before the transaction that would
  -- exceed this limit. A first transaction that exceeds the limit by itself is sealed alone.
  select tx into cut from ledger_transfers where tx >= start and tx < bound order by tx, id offset piece limit 1;
  if found then
    if exists (select from ledger_transfers where tx >= start and tx < cut) then
      bound := cut;
    else
      select tx into cut from ledger_transfers where tx > cut and tx < bound order by tx, id limit 1;
      if found then bound := cut; end if;
    end if;
  elsif not exists (select from ledger_transfers where tx >= start and tx < bound) then
    return 0;
  end if;
  select * into made from ledger_hash(coalesce(last_seal.hash, genesis), start, bound);
  insert into ledger_seals (no, from_tx, upto_tx, transfers, hash)
    values (coalesce(last_seal.no, 0) + 1, start, bound, made.transfers, made.hash);
  return made.transfers;
end $$;
revoke execute on function ledger_seal from public;
grant execute on function ledger_seal to wanderluck_app;
