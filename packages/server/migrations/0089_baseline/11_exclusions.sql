-- Breaks and self-exclusions (decisions §10). The triggers let none end before its time.
create table exclusions (
  id uuid primary key,
  member_id uuid not null references members,
  length text not null check (length in ('1h', '3h', '6h', '12h', '24h', '7d', '31d', 'indefinite', 'permanent')),
  since timestamptz not null,
  -- Null: no end by time.
  until timestamptz,
  -- Clerk who set it; null: the member.
  clerk_id uuid,
  ended_at timestamptz,
  ended_by text check (ended_by in ('time', 'reopened', 'replaced')),
  check (until > since),
  check ((until is null) = (length in ('indefinite', 'permanent'))),
  check ((ended_at is null) = (ended_by is null)),
  check (
    case ended_by
      when 'time' then ended_at >= until
      when 'reopened' then length = 'indefinite' and ended_at >= (since + interval '7 days')
      else true
    end)
);
create unique index exclusions_holding on exclusions (member_id) where ended_at is null;
create index exclusions_of_member on exclusions (member_id, since desc);
create trigger exclusions_kept before update on exclusions for each row execute function exclusions_keep();
create trigger exclusions_reopened before update on exclusions
  for each row when (new.ended_by = 'reopened') execute function exclusions_judge_reopened();
create constraint trigger exclusions_replaced after update on exclusions deferrable initially deferred
  for each row when (new.ended_by = 'replaced') execute function exclusions_judge_replaced();
revoke delete on exclusions from wanderluck_app;
