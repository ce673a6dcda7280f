-- Schema of the feature exclusions, written by `npm run schema`. The migrations make it; never edit this file.

create table exclusions (
  id uuid not null,
  member_id uuid not null,
  length text not null,
  since timestamp with time zone not null,
  until timestamp with time zone,
  clerk_id uuid,
  ended_at timestamp with time zone,
  ended_by text,
  constraint exclusions_pkey PRIMARY KEY (id),
  constraint exclusions_check CHECK ((until > since)),
  constraint exclusions_check1 CHECK (((until IS NULL) = (length = ANY (ARRAY['indefinite'::text, 'permanent'::text])))),
  constraint exclusions_check2 CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint exclusions_check3 CHECK (
CASE ended_by
    WHEN 'time'::text THEN (ended_at >= until)
    WHEN 'reopened'::text THEN ((length = 'indefinite'::text) AND (ended_at >= (since + '7 days'::interval)))
    ELSE true
END),
  constraint exclusions_ended_by_check CHECK ((ended_by = ANY (ARRAY['time'::text, 'reopened'::text, 'replaced'::text]))),
  constraint exclusions_length_check CHECK ((length = ANY (ARRAY['1h'::text, '3h'::text, '6h'::text, '12h'::text, '24h'::text, '7d'::text, '31d'::text, 'indefinite'::text, 'permanent'::text]))),
  constraint exclusions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE UNIQUE INDEX exclusions_holding ON public.exclusions USING btree (member_id) WHERE (ended_at IS NULL);
CREATE INDEX exclusions_of_member ON public.exclusions USING btree (member_id, since DESC);
CREATE TRIGGER exclusions_kept BEFORE UPDATE ON public.exclusions FOR EACH ROW EXECUTE FUNCTION exclusions_keep();
CREATE TRIGGER exclusions_reopened BEFORE UPDATE ON public.exclusions FOR EACH ROW WHEN ((new.ended_by = 'reopened'::text)) EXECUTE FUNCTION exclusions_judge_reopened();
CREATE CONSTRAINT TRIGGER exclusions_replaced AFTER UPDATE ON public.exclusions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.ended_by = 'replaced'::text)) EXECUTE FUNCTION exclusions_judge_replaced();
-- wanderluck_app may: insert, select, update

CREATE OR REPLACE FUNCTION public.exclusions_judge_reopened()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from exclusions replaced
    where replaced.member_id = new.member_id and replaced.ended_by = 'replaced' and replaced.until > new.ended_at)
  then raise exception 'an exclusion is not reopened before its time';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.exclusions_judge_replaced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare heir exclusions;
begin
  select * into heir from exclusions where member_id = new.member_id and ended_at is null;
  if heir.id is null
    or (new.length = 'permanent' and heir.length <> 'permanent')
    or (new.length = 'indefinite' and heir.length not in ('indefinite', 'permanent'))
    or heir.until < new.until
  then raise exception 'an exclusion is replaced by a longer one only';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.exclusions_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.ended_at is not null
    or (new.id, new.member_id, new.length, new.since, new.until, new.clerk_id)
      is distinct from (old.id, old.member_id, old.length, old.since, old.until, old.clerk_id)
  then raise exception 'an exclusion stays as it was set';
  end if;
  return new;
end $function$
;
