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
-- wanderluck_app may: insert, select
-- wanderluck_app may also: update (state, decided_by, decided_at)

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
CREATE UNIQUE INDEX bag_items_waiting ON public.bag_items USING btree (member_id) WHERE ((state = 'active'::text) AND (kind = ANY (ARRAY['deposit_bonus'::text, 'deposit_cashback'::text])));
CREATE INDEX bag_items_watching ON public.bag_items USING btree (member_id) WHERE ((state = 'running'::text) AND (kind = 'deposit_cashback'::text) AND (granted_cents IS NULL));
CREATE TRIGGER bag_items_guard BEFORE UPDATE ON public.bag_items FOR EACH ROW EXECUTE FUNCTION bag_guard_item();
-- wanderluck_app may: insert, select
-- wanderluck_app may also: update (state, deadline, activated_at, wagering_hundredths, top_up_id, deposit_cents, slot_staked_cents, slot_paid_cents, spins_left, credit_left_cents, won_cents, granted_cents, required_cents, wagered_cents, paid_out_cents, ended_at, end_reason, ended_by)

create table bag_running (
  member_id uuid not null,
  no bigint generated always as identity not null,
  item_id uuid not null,
  balance_cents bigint not null,
  required_cents bigint not null,
  wagered_cents bigint default 0 not null,
  reached_at timestamp with time zone,
  deadline timestamp with time zone not null,
  constraint bag_running_pkey PRIMARY KEY (member_id, no),
  constraint bag_running_item_id_key UNIQUE (item_id),
  constraint bag_running_amounts CHECK ((LEAST(balance_cents, wagered_cents, (required_cents - 1)) >= 0))
);
CREATE TRIGGER bag_running_careful AFTER INSERT OR DELETE ON public.bag_running FOR EACH ROW EXECUTE FUNCTION play_mark_careful();
-- wanderluck_app may: select

CREATE OR REPLACE FUNCTION public.bag_agree(p_member_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare held constant bigint := coalesce((select sum(balance_cents) from bag_running where member_id = p_member_id), 0);
begin
  if held is distinct from (select bonus from ledger_wallets where member_id = p_member_id) then
    raise exception 'bonus money of member % is not what its items hold', p_member_id using errcode = 'check_violation';
  end if;
end $function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.bag_close(p_member_id uuid, p_item_id uuid, OUT balance bigint, OUT wagered bigint)
 RETURNS record
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  delete from bag_running where member_id = p_member_id and item_id = p_item_id returning balance_cents, wagered_cents
$function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.bag_guard_item()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ranks constant text[] := array['in_bag', 'active', 'running'];
begin
  if old.ended_at is not null then
    raise exception 'item % has ended as %', old.id, old.state using errcode = 'check_violation';
  end if;
  if array_position(ranks, new.state) < array_position(ranks, old.state) then
    raise exception 'item % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.bag_open(p_member_id uuid, p_item_id uuid, p_balance bigint, p_required bigint, p_deadline timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  insert into bag_running (member_id, item_id, balance_cents, required_cents, deadline)
    values (p_member_id, p_item_id, p_balance, p_required, p_deadline);
  perform bag_agree(p_member_id);
end $function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.bag_stake(p_member_id uuid, p_stake bigint, p_payout bigint, p_bonus_stake bigint, p_counted bigint, p_at timestamp with time zone, OUT bonus_payout bigint, OUT happened text[], OUT items uuid[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare i bag_running; needed bigint := p_bonus_stake; counted bigint := p_counted; taken bigint; given bigint;
begin
  bonus_payout := 0;
  happened := '{}';
  items := '{}';
  for i in select * from bag_running where member_id = p_member_id and deadline >= p_at and balance_cents > 0 order by no loop
    taken := least(i.balance_cents, needed);
    given := taken * p_payout / p_stake;
    needed := needed - taken;
    bonus_payout := bonus_payout + given;
    i.balance_cents := i.balance_cents - taken + given;
    if i.reached_at is null and counted > 0 then
      i.wagered_cents := i.wagered_cents + counted;
      counted := 0;
      if i.wagered_cents >= i.required_cents and i.balance_cents > 0 then
        i.reached_at := p_at;
        happened := happened || 'bag.wagering_reached'::text;
        items := items || i.item_id;
      end if;
    end if;
    if taken > 0 and i.balance_cents = 0 then
      happened := happened || 'bag.balance_spent'::text;
      items := items || i.item_id;
    end if;
    update bag_running set balance_cents = i.balance_cents, wagered_cents = i.wagered_cents, reached_at = i.reached_at
      where member_id = i.member_id and no = i.no
        and (balance_cents, wagered_cents) is distinct from (i.balance_cents, i.wagered_cents);
  end loop;
  if needed > 0 then raise exception 'member % lacks % cents of bonus money', p_member_id, needed; end if;
end $function$
;
-- Only the owner may call it.
