-- What else a bet heeds, in its own transaction: the member's limits (limits_play, 0009) and running bonuses (decisions §6).
-- Both go the careful way; whoever has neither pays nothing for them.

-- Bonus money that runs: what is left of it and how far its wagering has come. The wallet's `bonus` is the sum of the balances.
-- Whoever writes here holds the wallet's lock. The rows of a member are opened and ended by the bag, not by bets.
create table bag_running (
  member_id uuid not null,
  -- Grows from bonus to bonus: the oldest is staked and wagered first.
  no bigint generated always as identity,
  item_id uuid not null unique,
  balance_cents bigint not null,
  required_cents bigint not null,
  wagered_cents bigint not null default 0,
  -- When the wagering was done; converting it is the bag's.
  reached_at timestamptz,
  primary key (member_id, no),
  constraint bag_running_amounts check (least(balance_cents, wagered_cents, required_cents - 1) >= 0)
) with (fillfactor = 50);
revoke insert, update, delete, truncate on bag_running from wanderluck_app;

-- The wallet knows whether the bet path has to look into these tables. It is told under the wallet's lock, so the next bet of
-- the member knows as well.
create function play_mark_careful() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare member constant uuid := coalesce(new.member_id, old.member_id);
begin
  update ledger_wallets set is_careful = exists (select from limits_play where member_id = member)
      or exists (select from bag_running where member_id = member)
    where member_id = member;
  if not found then
    raise exception 'member % has no wallet, so nothing would hold a bet to this', member;
  end if;
  return null;
end $$;
create trigger limits_play_careful after insert or delete on limits_play for each row execute function play_mark_careful();
create trigger bag_running_careful after insert or delete on bag_running for each row execute function play_mark_careful();
update ledger_wallets set is_careful = true where member_id in (select member_id from limits_play);

-- Whether a bet of this stake keeps the limits: 0, or the status that refuses it (6 wager, 7 loss, 8 session time). With
-- `p_payout` the bet is settled and the figures grow; without it nothing changes. The caller holds the wallet's lock.
create function play_heed_limits(p_member_id uuid, p_stake bigint, p_payout bigint, p_at timestamptz) returns smallint
language plpgsql as $$
declare
  l limits_play; played_ms bigint := 0;
  today constant date := (p_at at time zone 'UTC')::date;
  week_start constant date := date_trunc('week', p_at at time zone 'UTC')::date;
  month_start constant date := date_trunc('month', p_at at time zone 'UTC')::date;
begin
  select * into l from limits_play where member_id = p_member_id;
  if not found then return 0; end if;
  -- A window that has passed counts as 0. Clocks of two nodes may differ: a bet from before stays in the window that began.
  if l.day < today then
    l.day := today; l.wagered_day := 0; l.lost_day := 0; l.played_day_ms := 0;
  end if;
  if l.week < week_start then
    l.week := week_start; l.wagered_week := 0; l.lost_week := 0;
  end if;
  if l.month < month_start then
    l.month := month_start; l.wagered_month := 0; l.lost_month := 0;
  end if;
  -- Between two bets of a day a member plays, for five minutes at most.
  if (l.last_bet_at at time zone 'UTC')::date = today and p_at > l.last_bet_at then
    played_ms := floor(extract(epoch from least(p_at - l.last_bet_at, interval '5 minutes')) * 1000)::bigint;
  end if;
  if p_payout is null then
    return case
      when l.session_day_cap_ms <= l.played_day_ms + played_ms then 8
      when l.wager_day_cap < l.wagered_day + p_stake or l.wager_week_cap < l.wagered_week + p_stake
        or l.wager_month_cap < l.wagered_month + p_stake then 6
      -- What the bet may win does not matter: it may be lost.
      when l.loss_day_cap < l.lost_day + p_stake or l.loss_week_cap < l.lost_week + p_stake
        or l.loss_month_cap < l.lost_month + p_stake then 7
      else 0 end;
  end if;
  update limits_play set day = l.day, week = l.week, month = l.month,
      wagered_day = l.wagered_day + p_stake, wagered_week = l.wagered_week + p_stake,
      wagered_month = l.wagered_month + p_stake,
      lost_day = l.lost_day + p_stake - p_payout, lost_week = l.lost_week + p_stake - p_payout,
      lost_month = l.lost_month + p_stake - p_payout,
      played_day_ms = l.played_day_ms + played_ms, last_bet_at = greatest(last_bet_at, p_at)
    where member_id = p_member_id;
  return 0;
end $$;

-- Takes `p_bonus_stake` from the running bonuses, the oldest first, gives each its part of the payout back (in the proportion of
-- the whole stake, rounded down; what is left over is cash) and counts the stake towards the wagering of the oldest one that
-- needs any. Answers the bonus part of the payout and what happened to which item, for events.
create function bag_stake(
  p_member_id uuid, p_stake bigint, p_payout bigint, p_bonus_stake bigint, p_counted bigint, p_at timestamptz,
  out bonus_payout bigint, out happened text[], out items uuid[]
) language plpgsql as $$
declare i bag_running; needed bigint := p_bonus_stake; counted bigint := p_counted; taken bigint; given bigint;
begin
  bonus_payout := 0;
  happened := '{}';
  items := '{}';
  for i in select * from bag_running where member_id = p_member_id order by no loop
    taken := least(i.balance_cents, needed);
    given := taken * p_payout / p_stake;
    needed := needed - taken;
    bonus_payout := bonus_payout + given;
    i.balance_cents := i.balance_cents - taken + given;
    if i.reached_at is null and counted > 0 then
      i.wagered_cents := i.wagered_cents + counted;
      counted := 0;
      if i.wagered_cents >= i.required_cents then
        i.reached_at := p_at;
        happened := happened || 'bag.wagering_reached'::text;
        items := items || i.item_id;
      end if;
    end if;
    if taken > 0 and i.balance_cents = 0 then
      happened := happened || 'bag.balance_spent'::text;
      items := items || i.item_id;
    end if;
    update bag_running set balance_cents = i.balance_cents, wagered_cents = i.wagered_cents, reached_at = i.reached_at
      where member_id = i.member_id and no = i.no
        and (balance_cents, wagered_cents) is distinct from (i.balance_cents, i.wagered_cents);
  end loop;
  if needed > 0 then raise exception 'member % lacks % cents of bonus money', p_member_id, needed; end if;
end $$;

-- As in 0010, with limits and bonus money: 6 wager limit, 7 loss limit, 8 session time, and `insufficient` looks at cash and, when
-- the bet allows it, at the running bonuses after it.
create or replace function play_settle_carefully(
  p_member_id uuid[], p_id uuid[], p_session_id uuid[], p_game text[], p_math_version text[], p_bet text[],
  p_gate_version bigint[], p_seed_pair_no int[], p_nonce int[], p_stake bigint[], p_payout bigint[],
  p_bonus_allowed boolean[], p_contribution_percent smallint[], p_at timestamptz
) returns table (
  place int, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  b record; w ledger_wallets; stored record; bag record; bonus_stake bigint; bonus_payout bigint; happenings int;
begin
  for b in
    select * from unnest(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet, p_gate_version, p_seed_pair_no,
        p_nonce, p_stake, p_payout, p_bonus_allowed, p_contribution_percent) with ordinality
      as n(member_id, id, session_id, game, math_version, bet_text, gate_version, seed_pair_no, nonce, stake, payout,
        bonus_allowed, contribution_percent, place)
    -- Rounds of this very transaction are those of the fast statement.
    where not exists (select from play_rounds r
      where r.member_id = n.member_id and r.id = n.id and r.tx = pg_current_xact_id_if_assigned())
    order by n.member_id
  loop
    select * into w from ledger_wallets l where l.member_id = b.member_id for update;
    place := b.place;
    status := 0;
    bonus_stake := 0;
    select r.game = b.game and r.bet = b.bet_text::jsonb as is_same into stored
      from play_rounds r where r.member_id = b.member_id and r.id = b.id;
    if found then
      status := case when stored.is_same then 2 else 3 end;
    elsif w.member_id is null or (w.gate_version, w.seed_pair_no, w.next_nonce)
        is distinct from (b.gate_version, b.seed_pair_no, b.nonce) then
      status := 5;
    elsif w.is_careful then
      status := play_heed_limits(b.member_id, b.stake, null, p_at);
    end if;
    if status = 0 and w.cash < b.stake then
      bonus_stake := b.stake - w.cash;
      if not b.bonus_allowed or not w.is_careful or bonus_stake > coalesce(
          (select sum(r.balance_cents) from bag_running r where r.member_id = b.member_id), 0) then
        status := 4;
      end if;
    end if;

    if status = 0 then
      status := 1;
      bonus_payout := 0;
      happenings := 0;
      if w.is_careful then
        perform play_heed_limits(b.member_id, b.stake, b.payout, p_at);
        select * into bag from bag_stake(b.member_id, b.stake, b.payout, bonus_stake,
          b.stake * b.contribution_percent / 100, p_at);
        bonus_payout := bag.bonus_payout;
        happenings := cardinality(bag.items);
      end if;
      if w.session_id is distinct from b.session_id then
        insert into play_sessions as p (session_id, member_id, staked, paid, rounds)
          select w.session_id, w.member_id, w.session_staked, w.session_paid, w.session_rounds
          where w.session_id is not null
          on conflict (session_id) do update
            set staked = p.staked + excluded.staked, paid = p.paid + excluded.paid, rounds = p.rounds + excluded.rounds;
        w.session_staked := 0;
        w.session_paid := 0;
        w.session_rounds := 0;
      end if;
      update ledger_wallets l
        set cash = w.cash - (b.stake - bonus_stake) + (b.payout - bonus_payout),
          bonus = w.bonus - bonus_stake + bonus_payout,
          version = w.version + 1, event_seq = w.event_seq + 1 + happenings,
          next_nonce = w.next_nonce + 1, session_id = b.session_id, session_staked = w.session_staked + b.stake,
          session_paid = w.session_paid + b.payout, session_rounds = w.session_rounds + 1
        where l.member_id = b.member_id returning l.* into w;
      insert into play_rounds (member_id, id, session_id, stake, payout, cash_after, bonus_stake, bonus_payout, created_at,
          seed_pair_no, nonce, game, math_version, bet, tx, event_id, event_seq)
        values (b.member_id, b.id, b.session_id, b.stake, b.payout, w.cash, nullif(bonus_stake, 0),
          nullif(bonus_payout, 0), p_at, b.seed_pair_no, b.nonce, b.game, b.math_version, b.bet_text::jsonb,
          pg_current_xact_id(), nextval('events_id_seq'), w.event_seq - happenings);
      insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
        select b.member_id, b.id, t.amount, p_at, 1, t.debit, t.credit
        from (values (101, 151, b.stake - bonus_stake), (102, 151, bonus_stake),
          (151, 101, b.payout - bonus_payout), (151, 102, bonus_payout)) t(debit, credit, amount) where t.amount > 0;
      if happenings > 0 then
        insert into events (member_id, seq, type, data)
          select b.member_id, w.event_seq - happenings + h.no, h.type, jsonb_build_object('item_id', h.item_id)
          from unnest(bag.happened, bag.items) with ordinality as h(type, item_id, no);
      end if;
    end if;
    version := w.version;
    cash := w.cash;
    bonus := w.bonus;
    coins := w.coins;
    in_play := w.in_play;
    outgoing := w.outgoing;
    return next;
  end loop;
end $$;

revoke execute on function play_mark_careful, play_heed_limits, bag_stake from public;
