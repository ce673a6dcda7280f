-- Schema of the feature affiliates, written by `npm run schema`. The migrations make it; never edit this file.

create table affiliates (
  id uuid not null,
  name text not null,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  email text not null,
  email_key text not null,
  phone text not null,
  country text not null,
  post_code text not null,
  address1 text not null,
  person_key bytea not null,
  address_key bytea not null,
  state text not null,
  version integer default 1 not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint affiliates_pkey PRIMARY KEY (id),
  constraint affiliates_email_taken UNIQUE (email_key),
  constraint affiliates_state_check CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text])))
);
revoke delete on affiliates from wanderluck_app;

create table affiliates_clicks (
  token text not null,
  day date not null,
  clicks integer not null,
  constraint affiliates_clicks_pkey PRIMARY KEY (token, day),
  constraint affiliates_clicks_clicks_check CHECK ((clicks > 0)),
  constraint affiliates_clicks_token_fkey FOREIGN KEY (token) REFERENCES affiliates_tokens(token)
);
revoke delete on affiliates_clicks from wanderluck_app;

create table affiliates_months (
  payout_id uuid not null,
  affiliate_id uuid not null,
  month date not null,
  net_cents bigint not null,
  percent integer not null,
  share_cents bigint not null,
  carried_in_cents bigint not null,
  paid_cents bigint not null,
  carried_out_cents bigint not null,
  stands boolean default true not null,
  constraint affiliates_months_pkey PRIMARY KEY (payout_id, month),
  constraint affiliates_months_carried_in_cents_check CHECK ((carried_in_cents <= 0)),
  constraint affiliates_months_carried_out_cents_check CHECK ((carried_out_cents <= 0)),
  constraint affiliates_months_check CHECK (((carried_in_cents + share_cents) = (paid_cents + carried_out_cents))),
  constraint affiliates_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint affiliates_months_paid_cents_check CHECK ((paid_cents >= 0)),
  constraint affiliates_months_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(id),
  constraint affiliates_months_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES affiliates_payouts(id)
);
CREATE UNIQUE INDEX affiliates_months_once ON public.affiliates_months USING btree (affiliate_id, month) WHERE stands;
revoke update, delete on affiliates_months from wanderluck_app;
grant update (stands) on affiliates_months to wanderluck_app;

create table affiliates_payouts (
  id uuid not null,
  affiliate_id uuid not null,
  amount_cents bigint not null,
  state text not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint affiliates_payouts_pkey PRIMARY KEY (id),
  constraint affiliates_payouts_amount_cents_check CHECK ((amount_cents > 0)),
  constraint affiliates_payouts_check CHECK (((state = 'asked'::text) = (decided_by IS NULL))),
  constraint affiliates_payouts_check1 CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint affiliates_payouts_check2 CHECK (((state <> 'confirmed'::text) OR (decided_by <> asked_by))),
  constraint affiliates_payouts_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'confirmed'::text, 'declined'::text]))),
  constraint affiliates_payouts_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(id)
);
CREATE INDEX affiliates_payouts_of ON public.affiliates_payouts USING btree (affiliate_id, asked_at DESC);
CREATE UNIQUE INDEX affiliates_payouts_waiting ON public.affiliates_payouts USING btree (affiliate_id) WHERE (state = 'asked'::text);
revoke update, delete on affiliates_payouts from wanderluck_app;
grant update (state, decided_by, decided_at) on affiliates_payouts to wanderluck_app;

create table affiliates_referrals (
  member_id uuid not null,
  affiliate_id uuid not null,
  token text not null,
  referred_at timestamp with time zone not null,
  first_deposit_at timestamp with time zone,
  refused_at timestamp with time zone,
  reason text,
  constraint affiliates_referrals_pkey PRIMARY KEY (member_id),
  constraint affiliates_referrals_check CHECK (((refused_at IS NULL) = (reason IS NULL))),
  constraint affiliates_referrals_reason_check CHECK ((reason = ANY (ARRAY['identity'::text, 'instrument'::text, 'device'::text, 'address'::text]))),
  constraint affiliates_referrals_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(id),
  constraint affiliates_referrals_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint affiliates_referrals_token_fkey FOREIGN KEY (token) REFERENCES affiliates_tokens(token)
);
CREATE INDEX affiliates_referrals_of ON public.affiliates_referrals USING btree (affiliate_id, referred_at DESC);
revoke update, delete on affiliates_referrals from wanderluck_app;
grant update (first_deposit_at, refused_at, reason) on affiliates_referrals to wanderluck_app;

create table affiliates_shares (
  affiliate_id uuid not null,
  from_month date not null,
  percent integer not null,
  constraint affiliates_shares_pkey PRIMARY KEY (affiliate_id, from_month),
  constraint affiliates_shares_from_month_check CHECK ((EXTRACT(day FROM from_month) = (1)::numeric)),
  constraint affiliates_shares_percent_check CHECK (((percent >= 0) AND (percent <= 60))),
  constraint affiliates_shares_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(id)
);
revoke delete on affiliates_shares from wanderluck_app;

create table affiliates_tokens (
  token text not null,
  affiliate_id uuid not null,
  created_at timestamp with time zone not null,
  constraint affiliates_tokens_pkey PRIMARY KEY (token),
  constraint affiliates_tokens_token_check CHECK ((token ~ '^[a-z0-9][a-z0-9-]{2,63}$'::text)),
  constraint affiliates_tokens_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(id)
);
CREATE INDEX affiliates_tokens_of ON public.affiliates_tokens USING btree (affiliate_id, created_at);
revoke update, delete on affiliates_tokens from wanderluck_app;

create table affiliates_visitors (
  key bytea not null,
  seen_at timestamp with time zone not null,
  constraint affiliates_visitors_pkey PRIMARY KEY (key)
);
CREATE INDEX affiliates_visitors_old ON public.affiliates_visitors USING btree (seen_at);
