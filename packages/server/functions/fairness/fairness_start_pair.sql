-- Makes seed pair p_no the member's open pair if it follows the current pair. Its first round has nonce 0.
--
-- Writes to a table of another feature:
-- - ledger_wallets: seed pair and nonce, because a bet takes its nonce in the same update that debits its stake
create or replace function fairness_start_pair(p_member_id uuid, p_no int) returns void
language sql security definer set search_path = pg_catalog, public
as $$
  update ledger_wallets set seed_pair_no = p_no, next_nonce = 0
  where member_id = p_member_id and p_no = seed_pair_no + 1
$$;
revoke execute on function fairness_start_pair from public;
grant execute on function fairness_start_pair to wanderluck_app;
