-- How far each deposit was staked (decisions §5): stakes go to the oldest deposit that still needs them. Before, one sum served all deposits
-- of a member, so that a later deposit made an earlier one count as not staked, and a cash-out ended the bonus of it.
create table wallet_deposit_turnover (
  top_up_id uuid primary key references wallet_top_ups,
  member_id uuid not null references members,
  credited_at timestamptz not null,
  -- What has to be staked once: the deposit without what the provider took back.
  due_cents bigint not null check (due_cents >= 0),
  -- Cash stakes by contribution.
  staked_cents bigint not null default 0 check (staked_cents >= 0)
);
create index wallet_deposit_turnover_open on wallet_deposit_turnover (member_id, credited_at, top_up_id)
  where staked_cents < due_cents;

-- Of the old sum, which began with the oldest deposit that was not staked: its deposits are the newest ones that add up to it.
insert into wallet_deposit_turnover (top_up_id, member_id, credited_at, due_cents, staked_cents)
select id, member_id, credited_at, due, greatest(0, least(due, staked_cents - due_before))
from (
  select d.*, coalesce(sum(due) over (partition by member_id order by credited_at, id
      rows between unbounded preceding and 1 preceding), 0) as due_before
  from (
    select t.id, t.member_id, t.credited_at, t.amount_cents - t.refunded_cents as due, w.deposited_cents, w.staked_cents,
      coalesce(sum(t.amount_cents) over (partition by t.member_id order by t.credited_at desc, t.id desc
        rows between unbounded preceding and 1 preceding), 0) as newer
    from wallet_top_ups t join wallet_turnover w on w.member_id = t.member_id
    where t.credited_at is not null and w.staked_cents < w.deposited_cents) d
  where newer < deposited_cents) open;

drop table wallet_turnover;
revoke delete, truncate on wallet_deposit_turnover from wanderluck_app;
revoke update on wallet_deposit_turnover from wanderluck_app;
grant update (due_cents, staked_cents) on wallet_deposit_turnover to wanderluck_app;
