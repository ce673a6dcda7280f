-- Breaks and self-exclusions (decisions §10): the house keeps each, and the database lets none end before its time.

create table exclusions (
  id uuid primary key,
  member_id uuid not null references members,
  length text not null
    check (length in ('1h', '3h', '6h', '12h', '24h', '7d', '31d', 'indefinite', 'permanent')),
  since timestamptz not null,
  -- Null: it does not end by itself.
  until timestamptz check (until > since),
  -- The clerk who set it; null: the member.
  clerk_id uuid,
  ended_at timestamptz,
  ended_by text check (ended_by in ('time', 'reopened', 'replaced')),
  check ((until is null) = (length in ('indefinite', 'permanent'))),
  check ((ended_at is null) = (ended_by is null)),
  check (case ended_by
    when 'time' then ended_at >= until
    when 'reopened' then length = 'indefinite' and ended_at >= since + interval '7 days'
    -- By one that ends later, in the same moment.
    else true
  end)
);
-- One holds at a time, and it is found at once.
create unique index exclusions_holding on exclusions (member_id) where ended_at is null;
create index exclusions_of_member on exclusions (member_id, since desc);
revoke delete, truncate on exclusions from wanderluck_app;

-- What was set stays as it was set; only its end is written, once.
create function exclusions_keep() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null
    or (new.id, new.member_id, new.length, new.since, new.until, new.clerk_id)
      is distinct from (old.id, old.member_id, old.length, old.since, old.until, old.clerk_id)
  then raise exception 'an exclusion stays as it was set';
  end if;
  return new;
end $$;
create trigger exclusions_kept before update on exclusions for each row execute function exclusions_keep();

-- One that replaces another ends later: checked when all of a transaction is there.
create function exclusions_judge_replaced() returns trigger language plpgsql as $$
declare heir exclusions;
begin
  select * into heir from exclusions where member_id = new.member_id and ended_at is null;
  if heir.id is null
    or (new.length = 'permanent' and heir.length <> 'permanent')
    or (new.length = 'indefinite' and heir.length not in ('indefinite', 'permanent'))
    or heir.until < new.until
  then raise exception 'an exclusion is replaced by a longer one only';
  end if;
  return null;
end $$;
create constraint trigger exclusions_replaced after update on exclusions deferrable initially deferred
  for each row when (new.ended_by = 'replaced') execute function exclusions_judge_replaced();

-- What the gate reads with the member: how long, and of which length. Both null: none holds.
alter table members
  add column excluded_until timestamptz,
  add column exclusion_length text,
  add check (exclusion_length is not null or excluded_until is null),
  add check (exclusion_length is null or status in ('excluded', 'closed'));
