-- The report of the bonus cost reads the entries of this account by day. Most transfers of the ledger do not concern it.
create index ledger_transfers_bonus_cost on ledger_transfers (posted_at) where debit = 153 or credit = 153;
