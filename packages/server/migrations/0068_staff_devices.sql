-- Devices that a clerk signed in from; the browser keeps the other half in an HttpOnly cookie. They have wrong tries of their own, so
-- that a flood of guesses from elsewhere locks no clerk out.
create table staff_devices (
  clerk_id uuid not null references staff_clerks,
  device_hash bytea not null,
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (clerk_id, device_hash)
);
