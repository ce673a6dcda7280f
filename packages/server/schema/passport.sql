-- Schema of the feature passport, written by `npm run schema`. The migrations make it; never edit this file.

create table passport_contents (
  file_id uuid not null,
  key_id text not null,
  sealed bytea not null,
  constraint passport_contents_pkey PRIMARY KEY (file_id),
  constraint passport_contents_file_id_fkey FOREIGN KEY (file_id) REFERENCES passport_files(id)
);
CREATE INDEX passport_contents_key ON public.passport_contents USING btree (key_id);
CREATE TRIGGER passport_contents_purged BEFORE DELETE ON public.passport_contents FOR EACH ROW EXECUTE FUNCTION passport_contents_judge_purge();
revoke update on passport_contents from wanderluck_app;

create table passport_documents (
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  type text not null,
  state text not null,
  issued_on date,
  key text not null,
  content_hash bytea not null,
  uploaded_at timestamp with time zone not null,
  claimed_by uuid,
  claimed_until timestamp with time zone,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text,
  note text,
  purged_at timestamp with time zone,
  constraint passport_documents_pkey PRIMARY KEY (id),
  constraint passport_documents_key UNIQUE (member_id, key),
  constraint passport_documents_check CHECK (((kind <> 'address'::text) OR (issued_on IS NOT NULL))),
  constraint passport_documents_check1 CHECK (((state = 'Reviewed'::text) = (claimed_by IS NOT NULL))),
  constraint passport_documents_check2 CHECK (((claimed_by IS NULL) = (claimed_until IS NULL))),
  constraint passport_documents_check3 CHECK (((state = ANY (ARRAY['Pending'::text, 'Reviewed'::text])) = (decided_at IS NULL))),
  constraint passport_documents_check4 CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint passport_documents_check5 CHECK (((state = 'Rejected'::text) = (reason IS NOT NULL))),
  constraint passport_documents_kind_check CHECK ((kind = ANY (ARRAY['identity'::text, 'address'::text, 'payment'::text]))),
  constraint passport_documents_state_check CHECK ((state = ANY (ARRAY['Pending'::text, 'Reviewed'::text, 'Approved'::text, 'Completed'::text, 'Rejected'::text]))),
  constraint passport_documents_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX passport_documents_decided ON public.passport_documents USING btree (decided_at DESC) WHERE (decided_at IS NOT NULL);
CREATE INDEX passport_documents_of_member ON public.passport_documents USING btree (member_id, uploaded_at DESC);
CREATE INDEX passport_documents_open ON public.passport_documents USING btree (uploaded_at, id) WHERE (state = ANY (ARRAY['Pending'::text, 'Reviewed'::text]));
CREATE UNIQUE INDEX passport_documents_waiting ON public.passport_documents USING btree (member_id, kind) WHERE (state = ANY (ARRAY['Pending'::text, 'Reviewed'::text]));
CREATE TRIGGER passport_documents_kept BEFORE UPDATE ON public.passport_documents FOR EACH ROW EXECUTE FUNCTION passport_documents_keep();
revoke delete on passport_documents from wanderluck_app;

create table passport_files (
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  media text not null,
  bytes integer not null,
  constraint passport_files_pkey PRIMARY KEY (id),
  constraint passport_files_document_id_position_key UNIQUE (document_id, "position"),
  constraint passport_files_media_check CHECK ((media = ANY (ARRAY['image/jpeg'::text, 'application/pdf'::text]))),
  constraint passport_files_document_id_fkey FOREIGN KEY (document_id) REFERENCES passport_documents(id)
);
revoke update, delete on passport_files from wanderluck_app;

create table passport_history (
  id bigint generated always as identity not null,
  member_id uuid not null,
  document_id uuid,
  at timestamp with time zone not null,
  clerk_id uuid,
  what text not null,
  reason text,
  constraint passport_history_pkey PRIMARY KEY (id),
  constraint passport_history_what_check CHECK ((what = ANY (ARRAY['uploaded'::text, 'viewed'::text, 'claimed'::text, 'released'::text, 'lapsed'::text, 'approved'::text, 'rejected'::text, 'override_asked'::text, 'overridden'::text, 'override_declined'::text, 'purged'::text]))),
  constraint passport_history_document_id_fkey FOREIGN KEY (document_id) REFERENCES passport_documents(id),
  constraint passport_history_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX passport_history_of_document ON public.passport_history USING btree (document_id, id);
CREATE INDEX passport_history_of_member ON public.passport_history USING btree (member_id, id) WHERE (document_id IS NULL);
revoke update, delete on passport_history from wanderluck_app;

create table passport_overrides (
  id uuid not null,
  member_id uuid not null,
  reason text not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  outcome text,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_reason text,
  constraint passport_overrides_pkey PRIMARY KEY (id),
  constraint passport_overrides_check CHECK ((((outcome IS NULL) = (decided_by IS NULL)) AND ((outcome IS NULL) = (decided_at IS NULL)) AND ((outcome IS NULL) = (decision_reason IS NULL)))),
  constraint passport_overrides_four_eyes CHECK (((outcome IS DISTINCT FROM 'confirmed'::text) OR (decided_by <> asked_by))),
  constraint passport_overrides_outcome_check CHECK ((outcome = ANY (ARRAY['confirmed'::text, 'declined'::text]))),
  constraint passport_overrides_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 500))),
  constraint passport_overrides_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE UNIQUE INDEX passport_overrides_waiting ON public.passport_overrides USING btree (member_id) WHERE (outcome IS NULL);
CREATE TRIGGER passport_overrides_kept BEFORE UPDATE ON public.passport_overrides FOR EACH ROW EXECUTE FUNCTION passport_overrides_keep();
revoke delete on passport_overrides from wanderluck_app;
