-- Schema of the feature wallet, written by `npm run schema`. The migrations make it; never edit this file.

create table wallet_approvals (
  cash_out_id uuid not null,
  clerk_id uuid not null,
  at timestamp with time zone not null,
  constraint wallet_approvals_pkey PRIMARY KEY (cash_out_id, clerk_id),
  constraint wallet_approvals_cash_out_id_fkey FOREIGN KEY (cash_out_id) REFERENCES wallet_cash_outs(id)
);
revoke update, delete on wallet_approvals from wanderluck_app;

create table wallet_cash_outs (
  id uuid not null,
  member_id uuid not null,
  key uuid not null,
  amount_cents bigint not null,
  currency text not null,
  method_id uuid not null,
  state text not null,
  risk_flags text[] default '{}'::text[] not null,
  deposit_staked boolean not null,
  provider_ref text,
  reason text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  goes_at timestamp with time zone,
  constraint wallet_cash_outs_pkey PRIMARY KEY (id),
  constraint wallet_cash_outs_key UNIQUE (member_id, key),
  constraint wallet_cash_outs_amount_cents_check CHECK ((amount_cents > 0)),
  constraint wallet_cash_outs_check CHECK (((provider_ref IS NULL) OR (state = ANY (ARRAY['processing'::text, 'paid'::text, 'failed'::text])))),
  constraint wallet_cash_outs_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'flushed'::text, 'approved_once'::text, 'processing'::text, 'paid'::text, 'cancelled'::text, 'failed'::text]))),
  constraint wallet_cash_outs_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint wallet_cash_outs_method_id_fkey FOREIGN KEY (method_id) REFERENCES wallet_methods(id)
);
CREATE INDEX wallet_cash_outs_closed ON public.wallet_cash_outs USING btree (state, created_at, id);
CREATE INDEX wallet_cash_outs_due ON public.wallet_cash_outs USING btree (goes_at) WHERE ((goes_at IS NOT NULL) AND (state = ANY (ARRAY['pending'::text, 'flushed'::text])));
CREATE INDEX wallet_cash_outs_newest ON public.wallet_cash_outs USING btree (member_id, created_at DESC, id);
CREATE INDEX wallet_cash_outs_open ON public.wallet_cash_outs USING btree (created_at, id) WHERE (state = ANY (ARRAY['pending'::text, 'flushed'::text, 'approved_once'::text, 'processing'::text]));
CREATE INDEX wallet_cash_outs_paid ON public.wallet_cash_outs USING btree (updated_at) WHERE (state = 'paid'::text);
CREATE TRIGGER wallet_cash_outs_forward BEFORE UPDATE ON public.wallet_cash_outs FOR EACH ROW EXECUTE FUNCTION wallet_guard_cash_out();
revoke update, delete on wallet_cash_outs from wanderluck_app;
grant update (state, provider_ref, reason, updated_at, goes_at) on wallet_cash_outs to wanderluck_app;

create table wallet_claims (
  cash_out_id uuid not null,
  clerk_id uuid not null,
  until timestamp with time zone not null,
  constraint wallet_claims_pkey PRIMARY KEY (cash_out_id),
  constraint wallet_claims_cash_out_id_fkey FOREIGN KEY (cash_out_id) REFERENCES wallet_cash_outs(id)
);

create table wallet_corrections (
  id uuid not null,
  difference_id uuid not null,
  against text not null,
  amount_cents bigint not null,
  member_id uuid not null,
  reason text not null,
  proposed_by uuid not null,
  proposed_at timestamp with time zone not null,
  state text default 'proposed'::text not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  decided_reason text,
  constraint wallet_corrections_pkey PRIMARY KEY (id),
  constraint wallet_corrections_against_check CHECK ((against = ANY (ARRAY['member'::text, 'house'::text]))),
  constraint wallet_corrections_amount_cents_check CHECK ((amount_cents <> 0)),
  constraint wallet_corrections_check CHECK ((((decided_by IS NOT NULL) = (state <> 'proposed'::text)) AND ((decided_at IS NOT NULL) = (state <> 'proposed'::text)))),
  constraint wallet_corrections_four_eyes CHECK (((decided_by IS NULL) OR (decided_by <> proposed_by))),
  constraint wallet_corrections_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'booked'::text, 'refused'::text]))),
  constraint wallet_corrections_difference_id_fkey FOREIGN KEY (difference_id) REFERENCES wallet_differences(id),
  constraint wallet_corrections_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE UNIQUE INDEX wallet_corrections_one ON public.wallet_corrections USING btree (difference_id) WHERE (state = ANY (ARRAY['proposed'::text, 'booked'::text]));
revoke update, delete on wallet_corrections from wanderluck_app;
grant update (state, decided_by, decided_at, decided_reason) on wallet_corrections to wanderluck_app;

create table wallet_debts (
  id uuid not null,
  member_id uuid not null,
  top_up_id uuid,
  amount_cents bigint not null,
  settled_cents bigint default 0 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  wager_id uuid,
  constraint wallet_debts_pkey PRIMARY KEY (id),
  constraint wallet_debts_amount_cents_check CHECK ((amount_cents > 0)),
  constraint wallet_debts_cause CHECK ((num_nonnulls(top_up_id, wager_id) = 1)),
  constraint wallet_debts_check CHECK (((settled_cents >= 0) AND (settled_cents <= amount_cents))),
  constraint wallet_debts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint wallet_debts_top_up_id_fkey FOREIGN KEY (top_up_id) REFERENCES wallet_top_ups(id)
);
CREATE INDEX wallet_debts_open ON public.wallet_debts USING btree (member_id, created_at, id) WHERE (settled_cents < amount_cents);
CREATE UNIQUE INDEX wallet_debts_wager ON public.wallet_debts USING btree (member_id, wager_id) WHERE (wager_id IS NOT NULL);
CREATE TRIGGER wallet_debts_forward BEFORE UPDATE ON public.wallet_debts FOR EACH ROW EXECUTE FUNCTION wallet_guard_debt();
revoke update, delete on wallet_debts from wanderluck_app;
grant update (settled_cents, updated_at) on wallet_debts to wanderluck_app;

create table wallet_deposit_turnover (
  top_up_id uuid not null,
  member_id uuid not null,
  credited_at timestamp with time zone not null,
  due_cents bigint not null,
  staked_cents bigint default 0 not null,
  constraint wallet_deposit_turnover_pkey PRIMARY KEY (top_up_id),
  constraint wallet_deposit_turnover_due_cents_check CHECK ((due_cents >= 0)),
  constraint wallet_deposit_turnover_staked_cents_check CHECK ((staked_cents >= 0)),
  constraint wallet_deposit_turnover_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint wallet_deposit_turnover_top_up_id_fkey FOREIGN KEY (top_up_id) REFERENCES wallet_top_ups(id)
);
CREATE INDEX wallet_deposit_turnover_open ON public.wallet_deposit_turnover USING btree (member_id, credited_at, top_up_id) WHERE (staked_cents < due_cents);
revoke update, delete on wallet_deposit_turnover from wanderluck_app;
grant update (due_cents, staked_cents) on wallet_deposit_turnover to wanderluck_app;

create table wallet_differences (
  id uuid not null,
  provider text not null,
  day date not null,
  kind text not null,
  type text not null,
  reference text not null,
  provider_ref text,
  member_id uuid,
  ours_cents bigint,
  theirs_cents bigint,
  place integer not null,
  state text not null,
  found_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  settled_by uuid,
  settled_at timestamp with time zone,
  settled_reason text,
  constraint wallet_differences_pkey PRIMARY KEY (id),
  constraint wallet_differences_once UNIQUE (provider, day, type, reference, kind, place),
  constraint wallet_differences_check CHECK (((settled_by IS NOT NULL) = (state = ANY (ARRAY['explained'::text, 'corrected'::text])))),
  constraint wallet_differences_check1 CHECK ((((settled_reason IS NOT NULL) = (settled_by IS NOT NULL)) AND ((settled_at IS NOT NULL) = (settled_by IS NOT NULL)))),
  constraint wallet_differences_check2 CHECK (((ours_cents IS NOT NULL) OR (theirs_cents IS NOT NULL))),
  constraint wallet_differences_kind_check CHECK ((kind = ANY (ARRAY['missing_here'::text, 'missing_there'::text, 'amount'::text, 'state'::text]))),
  constraint wallet_differences_state_check CHECK ((state = ANY (ARRAY['open'::text, 'correcting'::text, 'explained'::text, 'corrected'::text, 'gone'::text]))),
  constraint wallet_differences_type_check CHECK ((type = ANY (ARRAY['payment'::text, 'refund'::text, 'charge_back'::text, 'payout'::text]))),
  constraint wallet_differences_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX wallet_differences_reference ON public.wallet_differences USING btree (reference) WHERE (kind = 'state'::text);
CREATE INDEX wallet_differences_waiting ON public.wallet_differences USING btree (found_at) WHERE (state = ANY (ARRAY['open'::text, 'correcting'::text]));
revoke update, delete on wallet_differences from wanderluck_app;
grant update (ours_cents, theirs_cents, state, last_seen_at, settled_by, settled_at, settled_reason) on wallet_differences to wanderluck_app;

create table wallet_methods (
  id uuid not null,
  member_id uuid not null,
  provider text not null,
  token text not null,
  kind text not null,
  label text not null,
  first_used_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  constraint wallet_methods_pkey PRIMARY KEY (id),
  constraint wallet_methods_once UNIQUE (member_id, provider, token),
  constraint wallet_methods_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'e_wallet'::text, 'bank_transfer'::text]))),
  constraint wallet_methods_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX wallet_methods_shared ON public.wallet_methods USING btree (provider, token);
revoke update, delete on wallet_methods from wanderluck_app;
grant update (label, last_used_at) on wallet_methods to wanderluck_app;

create table wallet_provider_events (
  provider text not null,
  event_id text not null,
  type text not null,
  reference uuid not null,
  amount_cents bigint not null,
  outcome text not null,
  received_at timestamp with time zone not null,
  constraint wallet_provider_events_pkey PRIMARY KEY (provider, event_id),
  constraint wallet_provider_events_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'ignored'::text, 'set_aside'::text])))
);
CREATE INDEX wallet_provider_events_received ON public.wallet_provider_events USING btree (received_at);
CREATE INDEX wallet_provider_events_reference ON public.wallet_provider_events USING btree (reference);
revoke update, delete on wallet_provider_events from wanderluck_app;

create table wallet_reconciliations (
  id uuid not null,
  provider text not null,
  day date not null,
  compared_at timestamp with time zone not null,
  result text not null,
  theirs integer not null,
  ours integer not null,
  theirs_cents bigint not null,
  ours_cents bigint not null,
  clearing_cents bigint not null,
  constraint wallet_reconciliations_pkey PRIMARY KEY (id),
  constraint wallet_reconciliations_result_check CHECK ((result = ANY (ARRAY['agrees'::text, 'differs'::text, 'no_statement'::text])))
);
CREATE INDEX wallet_reconciliations_newest ON public.wallet_reconciliations USING btree (provider, day, compared_at DESC);
revoke update, delete on wallet_reconciliations from wanderluck_app;

create table wallet_steps (
  transaction_id uuid not null,
  position integer not null,
  step text not null,
  at timestamp with time zone not null,
  actor text,
  constraint wallet_steps_pkey PRIMARY KEY (transaction_id, "position"),
  constraint wallet_steps_actor_check CHECK ((actor = ANY (ARRAY['member'::text, 'clerk'::text, 'house'::text, 'provider'::text])))
);
revoke update, delete on wallet_steps from wanderluck_app;

create table wallet_top_up_guards (
  member_id uuid not null,
  failures timestamp with time zone[] not null,
  blocked_until timestamp with time zone,
  struck_at timestamp with time zone,
  suspended_at timestamp with time zone,
  constraint wallet_top_up_guards_pkey PRIMARY KEY (member_id),
  constraint wallet_top_up_guards_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX wallet_top_up_guards_suspended ON public.wallet_top_up_guards USING btree (suspended_at) WHERE (suspended_at IS NOT NULL);
revoke delete on wallet_top_up_guards from wanderluck_app;

create table wallet_top_ups (
  id uuid not null,
  member_id uuid not null,
  key uuid not null,
  amount_cents bigint not null,
  currency text not null,
  kind text not null,
  provider text not null,
  provider_ref text,
  redirect_url text,
  state text not null,
  method_id uuid,
  refunded_cents bigint default 0 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  credited_at timestamp with time zone,
  constraint wallet_top_ups_pkey PRIMARY KEY (id),
  constraint wallet_top_ups_key UNIQUE (member_id, key),
  constraint wallet_top_ups_provider_ref UNIQUE (provider, provider_ref),
  constraint wallet_top_ups_amount_cents_check CHECK ((amount_cents > 0)),
  constraint wallet_top_ups_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= amount_cents))),
  constraint wallet_top_ups_check1 CHECK (((credited_at IS NOT NULL) = (state = ANY (ARRAY['credited'::text, 'refunded'::text])))),
  constraint wallet_top_ups_check2 CHECK (((method_id IS NOT NULL) OR (state <> ALL (ARRAY['credited'::text, 'refunded'::text])))),
  constraint wallet_top_ups_check3 CHECK (((refunded_cents = 0) OR (state = ANY (ARRAY['credited'::text, 'refunded'::text])))),
  constraint wallet_top_ups_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'e_wallet'::text, 'bank_transfer'::text]))),
  constraint wallet_top_ups_state_check CHECK ((state = ANY (ARRAY['started'::text, 'authorised'::text, 'declined'::text, 'credited'::text, 'refunded'::text]))),
  constraint wallet_top_ups_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint wallet_top_ups_method_id_fkey FOREIGN KEY (method_id) REFERENCES wallet_methods(id)
);
CREATE INDEX wallet_top_ups_credited ON public.wallet_top_ups USING btree (credited_at) WHERE (credited_at IS NOT NULL);
CREATE INDEX wallet_top_ups_newest ON public.wallet_top_ups USING btree (member_id, created_at DESC, id);
CREATE INDEX wallet_top_ups_open ON public.wallet_top_ups USING btree (updated_at) WHERE (state = ANY (ARRAY['started'::text, 'authorised'::text]));
CREATE INDEX wallet_top_ups_refunded ON public.wallet_top_ups USING btree (member_id) WHERE (refunded_cents > 0);
CREATE TRIGGER wallet_top_ups_forward BEFORE UPDATE ON public.wallet_top_ups FOR EACH ROW EXECUTE FUNCTION wallet_guard_top_up();
revoke update, delete on wallet_top_ups from wanderluck_app;
grant update (provider_ref, redirect_url, state, method_id, refunded_cents, updated_at, credited_at) on wallet_top_ups to wanderluck_app;
