/**
 * Creates wallet histories for a benchmark's members: long histories for the first members, short histories for all
 * others.
 */
import { ask, type BenchMember, type Casino } from './casino.ts';

/** Each member's cash before the history is added, in cents. */
export const CASH_CENTS = 1_000_000_00;
/** Number of members with a long history. They come first in the array passed to `giveHistory`. */
export const LONG_MEMBERS = 20;
const LONG_ROUNDS = 50_000;
const SHORT_ROUNDS = 500;

/**
 * Gives the members a history: 90 days of rounds with their transfers, and a year of top-ups with one payment method.
 * The payout of each round equals its stake.
 */
export async function giveHistory(casino: Casino, members: BenchMember[]) {
  const list = (some: BenchMember[]) => `array[${some.map(({ id }) => `'${id}'`).join()}]::uuid[]`;
  await ask(
    casino,
    `update members set identity_state = 'Approved', address_state = 'Approved', passport_active_at = now() where id = any (${list(members)})`,
  );
  await ask(
    casino,
    `insert into wallet_methods (id, member_id, provider, token, kind, label, first_used_at, last_used_at)
     select gen_random_uuid(), m, 'harbour', 'tok_' || m, 'card', 'Visa •••• 4242', now(), now()
     from unnest(${list(members)}) m`,
  );
  await ask(
    casino,
    `with made as (
       insert into wallet_top_ups (id, member_id, key, amount_cents, currency, kind, provider, provider_ref, state, method_id,
         created_at, updated_at, credited_at)
       select gen_random_uuid(), w.member_id, gen_random_uuid(), 1000, 'USD', 'card', 'harbour', w.member_id || '-' || n,
         'credited', w.id, now() - n * interval '2 days', now(), now()
       from wallet_methods w, generate_series(1, 200) n
       returning id, member_id, created_at),
     steps as (
       insert into wallet_steps (transaction_id, position, step, at, actor)
       select id, position, step, created_at, actor
       from made, (values (1, 'started', 'member'), (2, 'credited', 'provider')) s(position, step, actor)),
     paid_in as (
       update ledger_wallets w set cash = cash + 200 * 1000, version = version + 200
       where w.member_id in (select member_id from made))
     insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
     select member_id, id, 1000, created_at, 10, 152, 101 from made`,
  );
  const share = Math.ceil(members.length / 16);
  for (let first = 0; first < members.length; first += share) {
    const some = members.slice(first, first + share);
    process.stderr.write(`\rhistory ${Math.round((first / members.length) * 100)} %   `);
    await ask(
      casino,
      `with made as (
         insert into wagers_settled (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
           math_version, bet)
         select m.id, gen_random_uuid(), m.id, 100, 100, ${CASH_CENTS},
           now() - (m.rounds - n) * interval '90 days' / m.rounds, 0, n - 1, 'neon-shibuya', '1', '{"stakeCents":100}'
         from (select id, case when id = any (${list(members.slice(0, LONG_MEMBERS))})
             then ${LONG_ROUNDS} else ${SHORT_ROUNDS} end as rounds from unnest(${list(some)}) id) m,
           generate_series(1, m.rounds) n
         returning member_id, id, created_at)
       insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
       select member_id, id, 100, created_at, 1, debit, credit
       from made, (values (101, 151), (151, 101)) t(debit, credit)`,
    );
  }
  process.stderr.write('\r                    \r');
  // Update the wallets to match the added rounds. Otherwise, the auditor would report every wallet, which would distort
  // the measurement.
  await ask(
    casino,
    `update ledger_wallets w set next_nonce = r.rounds, session_id = w.member_id, session_rounds = r.rounds,
       session_staked = 100 * r.rounds, session_paid = 100 * r.rounds
     from (select member_id, count(*) as rounds from wagers_settled group by 1) r where r.member_id = w.member_id`,
  );
  await ask(casino, 'vacuum analyze');
}

/** Waits until the background job has sealed the added history, because sealing must not be measured. */
export async function waitUntilSealed(casino: Casino) {
  const endMs = performance.now() + 180_000;
  while (performance.now() < endMs) {
    const [left] = await ask<{ some: boolean }>(
      casino,
      `select exists (select from ledger_transfers where kind = 1
         and tx >= coalesce((select upto_tx from ledger_seals order by no desc limit 1), '0'::xid8)) as some`,
    );
    if (!left?.some) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  console.log('the history is not sealed after three minutes; measuring all the same');
}
