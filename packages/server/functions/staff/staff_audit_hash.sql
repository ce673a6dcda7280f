create or replace function staff_audit_hash(r staff_audit) returns bytea
language sql stable set search_path = pg_catalog, public
as $$
  select sha256(convert_to(jsonb_build_object(
    'id', r.id, 'at', to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), 'clerk', r.clerk_id,
    'action', r.action, 'subject', r.subject, 'before', r.before, 'after', r.after, 'reason', r.reason,
    'previous', encode(r.previous_hash, 'hex'))::text, 'UTF8'))
$$;
