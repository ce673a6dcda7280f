-- What a call of the cashier costs must not grow with what the member has done before.

-- Whether one of the member's top-ups was given back: asked at each cash-out, and almost always none was.
create index wallet_top_ups_refunded on wallet_top_ups (member_id) where refunded_cents > 0;

-- Puts a job into the queue that no other can be in the way of: it has no key, or one that was never used. Looking for a job to
-- replace takes six times as long as the job itself. Should the key be there after all, its job stays as it is.
create function platform_enqueue_new(
  p_name text, p_payload json, p_run_at timestamptz, p_key text, p_max_attempts int
) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.add_job(
    identifier => p_name, payload => p_payload, run_at => p_run_at,
    max_attempts => p_max_attempts, job_key => p_key, job_key_mode => 'unsafe_dedupe');
end $$;
revoke execute on function platform_enqueue_new from public;
grant execute on function platform_enqueue_new to wanderluck_app;
