-- Schema of the feature support, written by `npm run schema`. The migrations make it; never edit this file.

create sequence enquiries_number start 1001;

create table enquiries (
  id uuid not null,
  number bigint default nextval('enquiries_number'::regclass) not null,
  key uuid not null,
  kind text not null,
  topic text not null,
  state text not null,
  member_id uuid,
  name text not null,
  email text not null,
  language text not null,
  about text not null,
  created_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  answered_by uuid,
  reviewed_by uuid,
  claimed_by uuid,
  claimed_until timestamp with time zone,
  email_key text not null,
  constraint enquiries_pkey PRIMARY KEY (id),
  constraint enquiries_number_key UNIQUE (number),
  constraint enquiries_check CHECK (((reviewed_by IS NULL) OR ((kind = 'complaint'::text) AND (reviewed_by <> answered_by)))),
  constraint enquiries_check1 CHECK (((claimed_by IS NULL) = (claimed_until IS NULL))),
  constraint enquiries_kind_check CHECK ((kind = ANY (ARRAY['question'::text, 'complaint'::text]))),
  constraint enquiries_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'pt'::text, 'tr'::text]))),
  constraint enquiries_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'review'::text, 'closed'::text]))),
  constraint enquiries_topic_check CHECK ((topic = ANY (ARRAY['account'::text, 'passport'::text, 'payment'::text, 'game'::text, 'bonus'::text, 'safe_travel'::text, 'other'::text]))),
  constraint enquiries_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX enquiries_done ON public.enquiries USING btree (created_at DESC) WHERE (state = ANY (ARRAY['answered'::text, 'closed'::text]));
CREATE UNIQUE INDEX enquiries_key_of_member ON public.enquiries USING btree (member_id, key) WHERE (member_id IS NOT NULL);
CREATE UNIQUE INDEX enquiries_key_of_visitor ON public.enquiries USING btree (email, key) WHERE (member_id IS NULL);
CREATE INDEX enquiries_of_member ON public.enquiries USING btree (member_id, created_at DESC);
CREATE INDEX enquiries_of_visitor ON public.enquiries USING btree (email_key, created_at) WHERE (member_id IS NULL);
CREATE INDEX enquiries_waiting ON public.enquiries USING btree (due_at) WHERE (state = ANY (ARRAY['open'::text, 'review'::text]));

create table enquiries_messages (
  id uuid not null,
  enquiry_id uuid not null,
  clerk_id uuid,
  text text not null,
  at timestamp with time zone not null,
  constraint enquiries_messages_pkey PRIMARY KEY (id),
  constraint enquiries_messages_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE
);
CREATE INDEX enquiries_messages_of ON public.enquiries_messages USING btree (enquiry_id, at);
revoke update on enquiries_messages from wanderluck_app;
