-- Schema of the feature details, written by `npm run schema`. The migrations make it; never edit this file.

create table details_changes (
  id uuid not null,
  member_id uuid not null,
  what text not null,
  before jsonb not null,
  after jsonb not null,
  session_id uuid not null,
  at timestamp with time zone not null,
  constraint details_changes_pkey PRIMARY KEY (id),
  constraint details_changes_check CHECK ((before <> after)),
  constraint details_changes_what_check CHECK ((what = ANY (ARRAY['nickname'::text, 'phone'::text, 'email'::text, 'address'::text]))),
  constraint details_changes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX details_changes_of_member ON public.details_changes USING btree (member_id, at DESC);
revoke update, delete on details_changes from wanderluck_app;

create table details_email_wishes (
  member_id uuid not null,
  email text not null,
  email_key text not null,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint details_email_wishes_pkey PRIMARY KEY (member_id),
  constraint details_email_wishes_check CHECK ((expires_at > asked_at)),
  constraint details_email_wishes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
