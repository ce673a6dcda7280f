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
revoke delete on exclusions from wanderluck_app;
