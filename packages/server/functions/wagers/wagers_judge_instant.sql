-- Decides whether wagers_settle_carefully may book a round (b), given the member's wallet (w). The caller must have
-- tried to lock the wallet. If the wallet could not be locked, all fields of w are null.
--
-- Returns status 0 if the round can be booked, with the part of its stake that bonus money pays. Otherwise, returns the
-- status of the refusal (settleStatus in features/wagers/settle-repository.ts).
create or replace function wagers_judge_instant(
  w ledger_wallets, b record, p_at timestamptz, out status smallint, out bonus_stake bigint
)
language plpgsql
as $$
declare stored record;
begin
  status := 0;
  bonus_stake := 0;
  select r.game = b.game and r.bet = b.bet_text::jsonb as is_same into stored
    from wagers_settled r where r.member_id = b.member_id and r.id between b.id and b.id order by r.id limit 1;
  -- If the wallet could not be locked, there are no balances to return. The caller must then try again, even if the
  -- round is stored.
  if w.member_id is null then
    status := 5;
  elsif found then
    status := case when stored.is_same then 2 else 3 end;
  elsif w.in_play > 0 and exists (
      select from wagers_pending o where o.member_id = b.member_id and o.id = b.id) then
    status := 3;
  elsif (w.gate_version, w.seed_pair_no, w.next_nonce)
      is distinct from (b.gate_version, b.seed_pair_no, b.nonce) then
    status := 5;
  elsif w.is_careful then
    status := limits_heed(b.member_id, b.stake, null, p_at);
  end if;
  if status = 0 and w.cash < b.stake then
    bonus_stake := b.stake - w.cash;
    if not b.bonus_allowed or not w.is_careful or bonus_stake > coalesce(
        (select sum(r.balance_cents) from bag_running r where r.member_id = b.member_id and r.deadline >= p_at), 0) then
      status := 4;
    end if;
  end if;
end $$;
revoke execute on function wagers_judge_instant from public;
