-- Schema of the feature titles, written by `npm run schema`. The migrations make it; never edit this file.

create table titles_switches (
  title text not null,
  state text not null,
  changed_at timestamp with time zone default now() not null,
  no_bonus_money boolean default false not null,
  no_free_play boolean default false not null,
  constraint titles_switches_pkey PRIMARY KEY (title),
  constraint titles_switches_state_check CHECK ((state = ANY (ARRAY['open'::text, 'maintenance'::text, 'off'::text])))
);
CREATE TRIGGER titles_switches_told AFTER INSERT OR DELETE OR UPDATE ON public.titles_switches FOR EACH STATEMENT EXECUTE FUNCTION titles_notify_switch();
