-- Schema of the feature members, written by `npm run schema`. The migrations make it; never edit this file.

create table members (
  id uuid not null,
  email text not null,
  email_key text not null,
  email_confirmed_at timestamp with time zone,
  password_hash text not null,
  nickname text not null,
  nickname_key text not null,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  gender text not null,
  nationality text not null,
  phone text not null,
  address1 text not null,
  address2 text not null,
  post_code text not null,
  city text not null,
  country text not null,
  language text not null,
  offers boolean not null,
  terms_accepted_at timestamp with time zone not null,
  affiliate_token text,
  identity_key bytea not null,
  status text default 'active'::text not null,
  passport_active_at timestamp with time zone,
  identity_state text default 'Pending'::text not null,
  address_state text default 'Pending'::text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  excluded_until timestamp with time zone,
  exclusion_length text,
  payment_state text default 'Pending'::text not null,
  person_key bytea,
  address_key bytea,
  closed_at timestamp with time zone,
  constraint members_pkey PRIMARY KEY (id),
  constraint members_already_registered UNIQUE (identity_key),
  constraint members_email_taken UNIQUE (email_key),
  constraint members_nickname_taken UNIQUE (nickname_key),
  constraint members_address_state_check CHECK ((address_state = ANY (ARRAY['Pending'::text, 'Reviewed'::text, 'Approved'::text, 'Completed'::text, 'Rejected'::text]))),
  constraint members_check CHECK (((exclusion_length IS NOT NULL) OR (excluded_until IS NULL))),
  constraint members_check1 CHECK (((exclusion_length IS NULL) OR (status = ANY (ARRAY['excluded'::text, 'closed'::text])))),
  constraint members_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text]))),
  constraint members_identity_state_check CHECK ((identity_state = ANY (ARRAY['Pending'::text, 'Reviewed'::text, 'Approved'::text, 'Completed'::text, 'Rejected'::text]))),
  constraint members_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'pt'::text, 'tr'::text]))),
  constraint members_payment_state_check CHECK ((payment_state = ANY (ARRAY['Pending'::text, 'Reviewed'::text, 'Approved'::text, 'Completed'::text, 'Rejected'::text]))),
  constraint members_status_check CHECK ((status = ANY (ARRAY['active'::text, 'locked'::text, 'excluded'::text, 'closed'::text])))
);
CREATE INDEX members_address_key ON public.members USING btree (address_key);
CREATE INDEX members_newest ON public.members USING btree (created_at DESC, id);
CREATE INDEX members_person_key ON public.members USING btree (person_key);
CREATE INDEX members_phone ON public.members USING btree (phone);
CREATE INDEX members_without_keys ON public.members USING btree (id) WHERE ((person_key IS NULL) OR (address_key IS NULL));
CREATE TRIGGER members_identity_kept AFTER INSERT OR UPDATE OF identity_key ON public.members FOR EACH ROW EXECUTE FUNCTION members_keep_identity();
revoke delete on members from wanderluck_app;

create table members_devices (
  member_id uuid not null,
  device_hash bytea not null,
  device text not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint members_devices_pkey PRIMARY KEY (member_id, device_hash),
  constraint members_devices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

create table members_email_codes (
  member_id uuid not null,
  purpose text not null,
  code_hash bytea not null,
  tries integer default 0 not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint members_email_codes_pkey PRIMARY KEY (member_id, purpose),
  constraint members_email_codes_purpose_check CHECK ((purpose = ANY (ARRAY['confirm'::text, 'change'::text]))),
  constraint members_email_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

create table members_identity_keys (
  key bytea not null,
  member_id uuid not null,
  constraint members_identity_keys_pkey PRIMARY KEY (key),
  constraint members_identity_keys_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX members_identity_keys_of_member ON public.members_identity_keys USING btree (member_id);
revoke update, delete on members_identity_keys from wanderluck_app;

create table members_postcode_imports (
  country text not null,
  places integer not null,
  skipped integer not null,
  imported_at timestamp with time zone not null,
  constraint members_postcode_imports_pkey PRIMARY KEY (country)
);
revoke insert, update, delete on members_postcode_imports from wanderluck_app;

create table members_postcodes (
  country text not null,
  code_key text not null,
  place text not null,
  region text not null,
  rank integer not null,
  constraint members_postcodes_pkey PRIMARY KEY (country, code_key, place),
  constraint members_postcodes_code_key_check CHECK ((code_key ~ '^[0-9A-Z]+$'::text)),
  constraint members_postcodes_country_check CHECK ((country ~ '^[A-Z]{2}$'::text))
);
revoke insert, update, delete on members_postcodes from wanderluck_app;

create table members_recoveries (
  handle_hash bytea not null,
  address_hash bytea not null,
  budget bytea not null,
  member_id uuid,
  code_hash bytea,
  tries integer default 0 not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint members_recoveries_pkey PRIMARY KEY (handle_hash),
  constraint members_recoveries_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX members_recoveries_of_budget ON public.members_recoveries USING btree (budget, created_at);
CREATE INDEX members_recoveries_of_member ON public.members_recoveries USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX members_recoveries_oldest ON public.members_recoveries USING btree (created_at);

create table members_recovery_codes (
  member_id uuid not null,
  code_hash bytea not null,
  constraint members_recovery_codes_pkey PRIMARY KEY (member_id, code_hash),
  constraint members_recovery_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_second_factors(member_id) ON DELETE CASCADE
);

create table members_second_factors (
  member_id uuid not null,
  secret bytea not null,
  last_step bigint default 0 not null,
  wrong_codes timestamp with time zone[] default '{}'::timestamp with time zone[] not null,
  begun_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  constraint members_second_factors_pkey PRIMARY KEY (member_id),
  constraint members_second_factors_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

create table members_sign_in_budgets (
  key bytea not null,
  failures timestamp with time zone[] not null,
  locked_until timestamp with time zone,
  constraint members_sign_in_budgets_pkey PRIMARY KEY (key)
);
