-- Recoveries by e-mail code, bound to the browser that asked (decision 50). Whoever asked holds the other half of `handle_hash`
-- in an HttpOnly cookie; the digits of a letter are worth nothing without it. Addresses without an account have rows too, so that
-- nothing tells who is a member. A row is kept for a day: it counts among those its budget may ask for.
create table members_recoveries (
  handle_hash bytea primary key,
  -- Keyed hash of the address that was typed.
  address_hash bytea not null,
  -- As in `members_sign_in_budgets`: of one known device, or of all strangers together.
  budget bytea not null,
  -- Null: no account has this address.
  member_id uuid references members,
  -- Null: no code was sent, or it has been spent or ended.
  code_hash bytea,
  tries int not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index members_recoveries_of_budget on members_recoveries (budget, created_at);
create index members_recoveries_of_member on members_recoveries (member_id) where member_id is not null;
create index members_recoveries_oldest on members_recoveries (created_at);

delete from members_email_codes where purpose = 'recover';
alter table members_email_codes drop constraint members_email_codes_purpose_check;
alter table members_email_codes add constraint members_email_codes_purpose_check
  check (purpose in ('confirm', 'change'));
