-- Crash tables (decision 117), closed like the other tables until a clerk opens them.

-- Time at which the result became public in a game whose result is secret while it is shown. The bets are settled later.
alter table tables_rounds add column shown_at timestamptz;

-- Cash-outs by hand, by spot: {"first": {"hundredths": 237, "ms": 4312}}, where `ms` is the time between the start of the
-- climb and the arrival of the request.
alter table tables_bets add column cash_outs jsonb not null default '{}';

create or replace function tables_keep_cash_outs() returns trigger
language plpgsql
as $$
begin
  if old.closed_at is not null or not (new.cash_outs @> old.cash_outs) then
    raise exception 'the cash-outs of bet % cannot be changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger tables_bets_cash_outs before update of cash_outs on tables_bets for each row
  execute function tables_keep_cash_outs();

insert into tables (slug, name, game, math_version, city, chip_cents, min_spot_cents, max_spot_cents, max_total_cents, max_spots,
    bets_ms, closing_ms, closed_ms, settled_ms)
  values ('pacific-departure', 'Pacific Departure', 'table-crash', '1', 'honolulu', 10, 10, 10000, 20000, 2, 6000, 3000, 500, 3000),
    ('harbour-ascent', 'Harbour Ascent', 'table-crash', '1', 'sydney', 100, 100, 50000, 100000, 2, 6000, 3000, 500, 3000);
