-- Schema of the feature bag, written by `npm run schema`. The migrations make it; never edit this file.

create table bag_grants (
  id uuid not null,
  member_id uuid not null,
  slug text not null,
  terms jsonb not null,
  family text,
  worth_cents bigint not null,
  reason text not null,
  state text not null,
  proposed_by uuid not null,
  proposed_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint bag_grants_pkey PRIMARY KEY (id),
  constraint bag_grants_check CHECK (((decided_by <> proposed_by) OR (state = 'declined'::text))),
  constraint bag_grants_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'given'::text, 'declined'::text]))),
  constraint bag_grants_worth_cents_check CHECK ((worth_cents >= 0)),
  constraint bag_grants_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX bag_grants_waiting ON public.bag_grants USING btree (member_id) WHERE (state = 'waiting'::text);
revoke update, delete on bag_grants from wanderluck_app;
grant update (state, decided_by, decided_at) on bag_grants to wanderluck_app;

create table bag_holdings (
  member_id uuid not null,
  bag_id text not null,
  acquired_at timestamp with time zone not null,
  constraint bag_holdings_pkey PRIMARY KEY (member_id),
  constraint bag_holdings_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

create table bag_items (
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  slug text not null,
  family text,
  terms jsonb not null,
  terms_hash text not null,
  source text not null,
  source_id uuid not null,
  state text default 'in_bag'::text not null,
  acquired_at timestamp with time zone not null,
  deadline timestamp with time zone,
  activated_at timestamp with time zone,
  wagering_hundredths integer,
  top_up_id uuid,
  deposit_cents bigint,
  slot_staked_cents bigint default 0 not null,
  slot_paid_cents bigint default 0 not null,
  spins_left integer,
  credit_left_cents bigint,
  won_cents bigint default 0 not null,
  granted_cents bigint,
  required_cents bigint,
  wagered_cents bigint,
  paid_out_cents bigint default 0 not null,
  ended_at timestamp with time zone,
  end_reason text,
  ended_by text,
  constraint bag_items_pkey PRIMARY KEY (id),
  constraint bag_items_source_source_id_key UNIQUE (source, source_id),
  constraint bag_items_amounts CHECK ((LEAST(slot_staked_cents, slot_paid_cents, won_cents, paid_out_cents, (spins_left)::bigint, credit_left_cents, granted_cents, wagered_cents, (wagering_hundredths)::bigint) >= 0)),
  constraint bag_items_deadline CHECK (((deadline IS NULL) = (ended_at IS NOT NULL))),
  constraint bag_items_ended_by CHECK (((ended_by IS NULL) OR ((ended_by = ANY (ARRAY['member'::text, 'cash_out'::text])) AND (ended_at IS NOT NULL)))),
  constraint bag_items_ends CHECK (((ended_at IS NOT NULL) = (state <> ALL (ARRAY['in_bag'::text, 'active'::text, 'running'::text])))),
  constraint bag_items_source_check CHECK ((source = ANY (ARRAY['market'::text, 'campaign'::text, 'grant'::text]))),
  constraint bag_items_state_check CHECK ((state = ANY (ARRAY['in_bag'::text, 'active'::text, 'running'::text, 'completed'::text, 'lost'::text, 'expired'::text, 'forfeited'::text, 'revoked'::text, 'deleted'::text]))),
  constraint bag_items_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX bag_items_due ON public.bag_items USING btree (deadline) WHERE (deadline IS NOT NULL);
CREATE INDEX bag_items_of_member ON public.bag_items USING btree (member_id, acquired_at);
CREATE UNIQUE INDEX bag_items_waiting ON public.bag_items USING btree (member_id) WHERE ((state = 'active'::text) AND (terms ? 'minDepositCents'::text));
CREATE INDEX bag_items_watching ON public.bag_items USING btree (member_id) WHERE ((state = 'running'::text) AND (granted_cents IS NULL));
CREATE TRIGGER bag_items_guard BEFORE UPDATE ON public.bag_items FOR EACH ROW EXECUTE FUNCTION bag_guard_item();
revoke update, delete on bag_items from wanderluck_app;
grant update (state, deadline, activated_at, wagering_hundredths, top_up_id, deposit_cents, slot_staked_cents, slot_paid_cents, spins_left, credit_left_cents, won_cents, granted_cents, required_cents, wagered_cents, paid_out_cents, ended_at, end_reason, ended_by) on bag_items to wanderluck_app;

create table bag_running (
  member_id uuid not null,
  no bigint generated always as identity not null,
  item_id uuid not null,
  balance_cents bigint not null,
  required_cents bigint not null,
  wagered_cents bigint default 0 not null,
  reached_at timestamp with time zone,
  deadline timestamp with time zone not null,
  opened_seq bigint default 0 not null,
  in_play_cents bigint default 0 not null,
  constraint bag_running_pkey PRIMARY KEY (member_id, no),
  constraint bag_running_item_id_key UNIQUE (item_id),
  constraint bag_running_amounts CHECK ((LEAST(balance_cents, wagered_cents, in_play_cents, (required_cents - 1)) >= 0))
) with (fillfactor=50);
CREATE TRIGGER bag_running_careful AFTER INSERT OR DELETE ON public.bag_running FOR EACH ROW EXECUTE FUNCTION wagers_mark_careful();
revoke insert, update, delete on bag_running from wanderluck_app;
