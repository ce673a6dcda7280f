-- A round is voided only after closing it has failed several times, not after two failures that lie a day apart.
alter table play_open_rounds add column closing_tries int not null default 0;
update play_open_rounds set closing_tries = 1 where closing_failed_at is not null;

drop function play_note_failed_closing(uuid, uuid, timestamptz);
create function play_note_failed_closing(p_member_id uuid, p_id uuid, p_at timestamptz)
returns table (since timestamptz, tries int)
language sql security definer set search_path = pg_catalog, public as $$
  update play_open_rounds
    set closing_failed_at = coalesce(closing_failed_at, p_at), closing_tries = closing_tries + 1
    where member_id = p_member_id and id = p_id returning closing_failed_at, closing_tries
$$;
revoke execute on function play_note_failed_closing from public;
grant execute on function play_note_failed_closing to wanderluck_app;
