create or replace function editions_newest() returns bigint
language sql stable
as $$
  select coalesce(max(number), 0) from editions
$$;
