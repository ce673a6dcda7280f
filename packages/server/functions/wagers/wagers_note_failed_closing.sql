create or replace function wagers_note_failed_closing(
  p_member_id uuid, p_id uuid, p_at timestamptz
) returns table (since timestamptz, tries int)
language sql security definer set search_path = pg_catalog, public
as $$
  update wagers_pending
    set closing_failed_at = coalesce(closing_failed_at, p_at), closing_tries = closing_tries + 1
    where member_id = p_member_id and id = p_id returning closing_failed_at, closing_tries
$$;
revoke execute on function wagers_note_failed_closing from public;
grant execute on function wagers_note_failed_closing to wanderluck_app;
