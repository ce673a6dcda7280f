-- Addresses to which e-mails bounced, or whose owners complained about offers (decision 96). The address is stored as a
-- keyed hash of 16 bytes, so a copy of this table reveals no address.
create table email_suppressions (
  address_hash bytea not null check (octet_length(address_hash) = 16),
  reason text not null check (reason in ('hard_bounce', 'complaint')),
  -- Origin of the report: the reply of an SMTP server, a delivery status notification or an abuse report.
  source text not null check (source in ('smtp', 'dsn', 'arf')),
  -- Enhanced status code or reply of the mail server, such as "5.1.1".
  status text not null,
  at timestamptz not null,
  primary key (address_hash, reason)
);
