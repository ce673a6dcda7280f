create or replace function platform_enqueue_new(
  p_name text, p_payload json, p_run_at timestamptz, p_key text, p_max_attempts int
) returns void
language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  perform graphile_worker.add_job(
    identifier => p_name, payload => p_payload, run_at => p_run_at,
    max_attempts => p_max_attempts, job_key => p_key, job_key_mode => 'unsafe_dedupe');
end $$;
revoke execute on function platform_enqueue_new from public;
grant execute on function platform_enqueue_new to wanderluck_app;
