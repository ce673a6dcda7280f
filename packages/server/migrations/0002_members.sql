-- Members: who they are, codes sent by e-mail, sign-in budgets, known devices; and the bag each carries.

create table members (
  id uuid primary key,
  -- As typed; `email_key` is what uniqueness and sign-in compare.
  email text not null,
  email_key text not null constraint members_email_taken unique,
  email_confirmed_at timestamptz,
  password_hash text not null,
  nickname text not null,
  nickname_key text not null constraint members_nickname_taken unique,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  gender text not null check (gender in ('male', 'female')),
  nationality text not null,
  -- E.164.
  phone text not null,
  address1 text not null,
  address2 text not null,
  post_code text not null,
  city text not null,
  country text not null,
  language text not null check (language in ('en', 'es', 'fr', 'pt', 'tr')),
  -- Offers by e-mail are wanted.
  offers boolean not null,
  terms_accepted_at timestamptz not null,
  affiliate_token text,
  -- Keyed hash of name, birth date and address: one account per person, also after closure (decisions §3).
  identity_key bytea not null constraint members_already_registered unique,
  status text not null default 'active' check (status in ('active', 'locked', 'excluded', 'closed')),
  -- The first deposit was credited.
  passport_active_at timestamptz,
  -- States of decisions §4; the documents themselves come with the passport feature.
  identity_state text not null default 'Pending'
    check (identity_state in ('Pending', 'Reviewed', 'Approved', 'Completed', 'Rejected')),
  address_state text not null default 'Pending'
    check (address_state in ('Pending', 'Reviewed', 'Approved', 'Completed', 'Rejected')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index members_newest on members (created_at desc, id);
-- Nobody's history disappears: an account is closed, not removed.
revoke delete on members from wanderluck_app;

-- Six-digit codes, kept as keyed hashes; one open code per member and purpose.
create table members_email_codes (
  member_id uuid not null references members,
  purpose text not null check (purpose in ('confirm', 'recover')),
  code_hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (member_id, purpose)
);

-- Wrong passwords per budget: `key` is a keyed hash of the e-mail address and "strangers" or one known device. Addresses
-- without an account have budgets too, so that a lock does not tell who is a member.
create table members_sign_in_budgets (
  key bytea primary key,
  -- Times of the wrong passwords that still count.
  failures timestamptz[] not null,
  locked_until timestamptz
);

-- Devices that signed in before; the browser keeps the other half in an HttpOnly cookie.
create table members_devices (
  member_id uuid not null references members,
  device_hash bytea not null,
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (member_id, device_hash)
);

create table bag_holdings (
  member_id uuid primary key references members,
  bag_id text not null,
  acquired_at timestamptz not null
);
