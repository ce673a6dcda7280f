-- Refused requests for cash-outs by their idempotency keys. A copy of the request that arrives later is refused as well.
create table wallet_refused_cash_outs (
  member_id uuid not null references members (id),
  key uuid not null,
  code text not null,
  params jsonb,
  at timestamptz not null,
  primary key (member_id, key)
);
