-- Adds the figures of the wallet's ended session to wagers_sessions. Returns the wallet with its figures reset for a
-- new session. The caller must store the returned wallet.
create or replace function wagers_end_session(w ledger_wallets) returns ledger_wallets
language plpgsql
as $$
begin
  insert into wagers_sessions as p (session_id, member_id, staked, paid, rounds)
    select w.session_id, w.member_id, w.session_staked, w.session_paid, w.session_rounds
    where w.session_id is not null
    on conflict (session_id) do update
      set staked = p.staked + excluded.staked, paid = p.paid + excluded.paid, rounds = p.rounds + excluded.rounds;
  w.session_staked := 0;
  w.session_paid := 0;
  w.session_rounds := 0;
  return w;
end $$;
revoke execute on function wagers_end_session from public;
