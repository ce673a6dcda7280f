create table members (
  id uuid primary key,
  -- As typed. Uniqueness and sign-in compare email_key.
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
  -- In the format E.164.
  phone text not null,
  address1 text not null,
  address2 text not null,
  post_code text not null,
  city text not null,
  country text not null,
  language text not null check (language in ('en', 'es', 'fr', 'pt', 'tr')),
  -- True if the member agreed to offers by e-mail.
  offers boolean not null,
  terms_accepted_at timestamptz not null,
  affiliate_token text,
  -- Keyed hash of name, birth date and address: one account per person, also after it is closed (decisions §3).
  identity_key bytea not null constraint members_already_registered unique,
  status text not null default 'active' check (status in ('active', 'locked', 'excluded', 'closed')),
  -- Time at which the first deposit was credited.
  passport_active_at timestamptz,
  -- States of decisions §4.
  identity_state text not null default 'Pending'
    check (identity_state in ('Pending', 'Reviewed', 'Approved', 'Completed', 'Rejected')),
  address_state text not null default 'Pending'
    check (address_state in ('Pending', 'Reviewed', 'Approved', 'Completed', 'Rejected')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Read by the gate together with the member: end and length of the present exclusion, both null without one.
  excluded_until timestamptz,
  exclusion_length text,
  payment_state text not null default 'Pending'
    check (payment_state in ('Pending', 'Reviewed', 'Approved', 'Completed', 'Rejected')),
  -- Keyed hash of name and birth date, and of the address: accounts of one person share them (decisions §3). Null: not computed
  -- yet.
  person_key bytea,
  address_key bytea,
  -- The retention periods of decision 30 (trust P3) begin here.
  closed_at timestamptz,
  check (exclusion_length is not null or excluded_until is null),
  check (exclusion_length is null or status in ('excluded', 'closed'))
);
create index members_newest on members (created_at desc, id);
create index members_person_key on members (person_key);
create index members_address_key on members (address_key);
create index members_phone on members (phone);
create index members_without_keys on members (id) where person_key is null or address_key is null;
create trigger members_identity_kept after insert or update of identity_key on members
  for each row execute function members_keep_identity();
-- Accounts are closed, never deleted.
revoke delete on members from wanderluck_app;

-- Six-digit codes, stored as keyed hashes. A member has one open code per purpose.
create table members_email_codes (
  member_id uuid not null references members,
  purpose text not null check (purpose in ('confirm', 'change')),
  code_hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (member_id, purpose)
);

-- Wrong passwords per budget. The key is a keyed hash of the e-mail address and of one known device, or of all unknown devices
-- together. Addresses without an account have budgets too, so that a lock does not reveal who is a member.
create table members_sign_in_budgets (
  key bytea primary key,
  -- Times of the wrong passwords that still count.
  failures timestamptz[] not null,
  locked_until timestamptz
);

-- Devices that signed in before. The browser has the other half of device_hash in an HttpOnly cookie.
create table members_devices (
  member_id uuid not null references members,
  device_hash bytea not null,
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (member_id, device_hash)
);

create table members_second_factors (
  member_id uuid primary key references members,
  -- Base32 secret of the authenticator, encrypted with AES-256-GCM under the installation's secret (nonce, tag, text).
  secret bytea not null,
  -- Time step of the last used code, so that a code works once.
  last_step bigint not null default 0,
  -- Times of the wrong codes that still count. A new password does not clear them (decision 29).
  wrong_codes timestamptz[] not null default '{}',
  begun_at timestamptz not null,
  -- Null until the first code has confirmed the second factor.
  confirmed_at timestamptz
);

-- Stored as keyed hashes. A used code is deleted.
create table members_recovery_codes (
  member_id uuid not null references members_second_factors on delete cascade,
  code_hash bytea not null,
  primary key (member_id, code_hash)
);

-- Post codes that the operator has imported from GeoNames files (npm run import-postcodes). Registration uses them to fill in the
-- city.
create table members_postcodes (
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Upper-case letters and digits only.
  code_key text not null check (code_key ~ '^[0-9A-Z]+$'),
  place text not null,
  region text not null,
  -- Of several places with one code, the place with the smallest rank is filled in.
  rank int not null,
  primary key (country, code_key, place)
);
-- Only the owner's role imports.
revoke insert, update, delete on members_postcodes from wanderluck_app;

-- Last import of each country.
create table members_postcode_imports (
  country text primary key,
  places int not null,
  skipped int not null,
  imported_at timestamptz not null
);
revoke insert, update, delete on members_postcode_imports from wanderluck_app;

-- Every identity_key that a member ever had: after moving, closing or an exclusion, a person is still recognised by the earlier
-- address (decisions §3, decision 48).
create table members_identity_keys (
  key bytea primary key,
  member_id uuid not null references members
);
create index members_identity_keys_of_member on members_identity_keys (member_id);
-- Keys are added, never changed. They also survive the erasure (decision 30).
revoke update, delete on members_identity_keys from wanderluck_app;

-- Recoveries by an e-mail code, bound to the browser that asked (decision 50): it has the other half of handle_hash in an HttpOnly
-- cookie. Addresses without an account have rows too, so that nothing reveals who is a member. A row is kept for a day, because it
-- counts in its budget.
create table members_recoveries (
  handle_hash bytea primary key,
  -- Keyed hash of the address that was typed.
  address_hash bytea not null,
  -- Key as in members_sign_in_budgets.
  budget bytea not null,
  -- Null: no account has this address.
  member_id uuid references members,
  -- Null: no code was sent, or the code was used or has ended.
  code_hash bytea,
  tries int not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index members_recoveries_of_budget on members_recoveries (budget, created_at);
create index members_recoveries_of_member on members_recoveries (member_id) where member_id is not null;
create index members_recoveries_oldest on members_recoveries (created_at);
