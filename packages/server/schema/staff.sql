-- Schema of the feature staff, written by `npm run schema`. The migrations make it; never edit this file.

create table staff_account_requests (
  id uuid not null,
  change text not null,
  clerk_id uuid,
  email text not null,
  email_key text not null,
  roles_before text[],
  roles text[],
  language text,
  reason text not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  outcome text,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_reason text,
  constraint staff_account_requests_pkey PRIMARY KEY (id),
  constraint staff_account_requests_change_check CHECK ((change = ANY (ARRAY['roles'::text, 'deactivate'::text, 'reactivate'::text, 'invite'::text]))),
  constraint staff_account_requests_check CHECK ((((change = 'invite'::text) = (clerk_id IS NULL)) AND ((change = 'invite'::text) = (language IS NOT NULL)) AND ((change = 'invite'::text) = (roles_before IS NULL)))),
  constraint staff_account_requests_check1 CHECK (((change = ANY (ARRAY['roles'::text, 'invite'::text])) = (roles IS NOT NULL))),
  constraint staff_account_requests_check2 CHECK ((((outcome IS NULL) = (decided_by IS NULL)) AND ((outcome IS NULL) = (decided_at IS NULL)) AND ((outcome IS NULL) = (decision_reason IS NULL)))),
  constraint staff_account_requests_decision_reason_check CHECK (((length(decision_reason) >= 3) AND (length(decision_reason) <= 500))),
  constraint staff_account_requests_four_eyes CHECK (((outcome IS NULL) OR ((outcome = 'withdrawn'::text) = (decided_by = asked_by)))),
  constraint staff_account_requests_outcome_check CHECK ((outcome = ANY (ARRAY['approved'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint staff_account_requests_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 500))),
  constraint staff_account_requests_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES staff_clerks(id),
  constraint staff_account_requests_clerk_id_fkey FOREIGN KEY (clerk_id) REFERENCES staff_clerks(id),
  constraint staff_account_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff_clerks(id)
);
CREATE UNIQUE INDEX staff_account_requests_waiting ON public.staff_account_requests USING btree (email_key) WHERE (outcome IS NULL);
CREATE TRIGGER staff_account_requests_kept BEFORE UPDATE ON public.staff_account_requests FOR EACH ROW EXECUTE FUNCTION staff_account_requests_keep();
revoke delete on staff_account_requests from wanderluck_app;

create table staff_audit (
  id bigint not null,
  at timestamp with time zone not null,
  clerk_id uuid,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text,
  previous_hash bytea not null,
  hash bytea not null,
  constraint staff_audit_pkey PRIMARY KEY (id),
  constraint staff_audit_clerk_id_fkey FOREIGN KEY (clerk_id) REFERENCES staff_clerks(id)
);
CREATE INDEX staff_audit_subject ON public.staff_audit USING btree (subject, id DESC);
CREATE TRIGGER staff_audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.staff_audit FOR EACH STATEMENT EXECUTE FUNCTION staff_audit_refuse();
CREATE TRIGGER staff_audit_chain BEFORE INSERT ON public.staff_audit FOR EACH ROW EXECUTE FUNCTION staff_audit_chain();
revoke update, delete on staff_audit from wanderluck_app;

create table staff_clerks (
  id uuid not null,
  email text not null,
  email_key text not null,
  name text not null,
  password_hash text not null,
  totp_secret bytea not null,
  totp_last_step bigint default 0 not null,
  roles text[] not null,
  active boolean default true not null,
  created_at timestamp with time zone not null,
  constraint staff_clerks_pkey PRIMARY KEY (id),
  constraint staff_clerks_email_key_key UNIQUE (email_key)
);
CREATE TRIGGER staff_clerks_last_owner BEFORE UPDATE OF active, roles ON public.staff_clerks FOR EACH ROW WHEN ((old.active AND ('owner'::text = ANY (old.roles)) AND (NOT (new.active AND ('owner'::text = ANY (new.roles)))))) EXECUTE FUNCTION staff_clerks_keep_owner();
revoke delete on staff_clerks from wanderluck_app;

create table staff_devices (
  clerk_id uuid not null,
  device_hash bytea not null,
  device text not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint staff_devices_pkey PRIMARY KEY (clerk_id, device_hash),
  constraint staff_devices_clerk_id_fkey FOREIGN KEY (clerk_id) REFERENCES staff_clerks(id)
);

create table staff_first_owner_link (
  one boolean default true not null,
  email text not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint staff_first_owner_link_pkey PRIMARY KEY (one),
  constraint staff_first_owner_link_one_check CHECK (one)
);
revoke insert, delete on staff_first_owner_link from wanderluck_app;

create table staff_invitations (
  id uuid not null,
  email text not null,
  email_key text not null,
  roles text[] not null,
  language text not null,
  reason text not null,
  invited_by uuid not null,
  invited_at timestamp with time zone not null,
  token_hash bytea not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  clerk_id uuid,
  withdrawn_at timestamp with time zone,
  withdrawn_by uuid,
  constraint staff_invitations_pkey PRIMARY KEY (id),
  constraint staff_invitations_clerk_id_key UNIQUE (clerk_id),
  constraint staff_invitations_token_hash_key UNIQUE (token_hash),
  constraint staff_invitations_check CHECK (((used_at IS NULL) = (clerk_id IS NULL))),
  constraint staff_invitations_check1 CHECK (((withdrawn_at IS NULL) = (withdrawn_by IS NULL))),
  constraint staff_invitations_email_check CHECK (((length(email) >= 3) AND (length(email) <= 320))),
  constraint staff_invitations_one_end CHECK (((used_at IS NULL) OR (withdrawn_at IS NULL))),
  constraint staff_invitations_roles_check CHECK ((cardinality(roles) > 0)),
  constraint staff_invitations_clerk_id_fkey FOREIGN KEY (clerk_id) REFERENCES staff_clerks(id),
  constraint staff_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES staff_clerks(id),
  constraint staff_invitations_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES staff_clerks(id)
);
CREATE UNIQUE INDEX staff_invitations_open ON public.staff_invitations USING btree (email_key) WHERE ((used_at IS NULL) AND (withdrawn_at IS NULL));
revoke delete on staff_invitations from wanderluck_app;

create table staff_passkeys (
  id uuid not null,
  clerk_id uuid not null,
  name text not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  synced boolean not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint staff_passkeys_pkey PRIMARY KEY (id),
  constraint staff_passkeys_credential_id_key UNIQUE (credential_id),
  constraint staff_passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint staff_passkeys_clerk_id_fkey FOREIGN KEY (clerk_id) REFERENCES staff_clerks(id)
);
CREATE INDEX staff_passkeys_clerk ON public.staff_passkeys USING btree (clerk_id, created_at);

create table staff_sign_in_budgets (
  key bytea not null,
  failures timestamp with time zone[] not null,
  locked_until timestamp with time zone,
  constraint staff_sign_in_budgets_pkey PRIMARY KEY (key)
);

create table staff_spent_challenges (
  hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint staff_spent_challenges_pkey PRIMARY KEY (hash)
);
CREATE INDEX staff_spent_challenges_expiry ON public.staff_spent_challenges USING btree (expires_at);
