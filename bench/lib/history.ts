/** Fills a benchmark's database with members, and with rounds and transfers as `wagers_settle_instant` stores them. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Number of members. The rounds are assigned to these members in turn. */
export const HISTORY_MEMBERS = 20_000;
/** Number of rounds per transaction. */
const AT_ONCE = 50_000;
const CASH_CENTS = 1_000_000_000_00;

export interface History {
  rounds: number;
  /** Ids of the members who will play during the benchmark. Only the first call to `fill` adds rounds for them. */
  players: string[];
  /** Adds rounds until `upto` rounds are stored. Calls `progress` after each transaction. */
  fill(upto: number, progress: (rounds: number) => void): Promise<void>;
  close(): Promise<void>;
}

/** Inserts members and their `journey_members` rows, but no wallets. */
export async function insertMembers(
  client: Pick<pg.ClientBase, 'query'>,
  ids: readonly string[],
): Promise<void> {
  await client.query(MEMBERS, [ids]);
}

/**
 * Creates the members of a history.
 * @param url connection URL, with the owner role, of a migrated database without members
 * @param players number of members who will play during the benchmark
 */
export async function beginHistory(url: string, players: number): Promise<History> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await insertMembers(
    client,
    Array.from({ length: HISTORY_MEMBERS }, () => randomUUID()),
  );
  await client.query(WALLETS, [CASH_CENTS]);
  const every = Math.floor(HISTORY_MEMBERS / players);
  await client.query(`create table bench_members as
    select member_id, no, no % ${every} = 0 and no / ${every} < ${players} as plays
    from (select member_id, row_number() over (order by member_id) - 1 as no from ledger_wallets) m`);
  await client.query('create unique index on bench_members (no)');
  await client.query('analyze bench_members');
  const { rows } = await client.query<{ member_id: string }>(
    'select member_id from bench_members where plays',
  );
  const history: History = {
    rounds: 0,
    players: rows.map(({ member_id }) => member_id),
    fill: async (upto, progress) => {
      const isFirst = history.rounds === 0;
      while (history.rounds < upto) {
        const next = Math.min(upto, history.rounds + AT_ONCE);
        await client.query(ROUNDS, [...[history.rounds, next - 1, HISTORY_MEMBERS, upto, isFirst]]);
        history.rounds = next;
        progress(next);
      }
      await client.query(FIGURES, [isFirst]);
      // Advance the subscribers' cursors past the events of the generated rounds, so that no subscriber processes them.
      await client.query(
        'update event_cursors set last_tx = pg_snapshot_xmin(pg_current_snapshot()), last_id = 0',
      );
      for (const table of [
        'wagers_settled',
        'ledger_transfers',
        'ledger_wallets',
        'members',
        'events',
      ])
        await client.query(`vacuum (analyze) ${table}`);
    },
    close: () => client.end(),
  };
  return history;
}

const MEMBERS = `
  with made as (
    insert into members (id, email, email_key, email_confirmed_at, password_hash, nickname, nickname_key, first_name, last_name,
      date_of_birth, gender, nationality, phone, address1, address2, post_code, city, country, language, offers,
      terms_accepted_at, identity_key, status, created_at, updated_at)
    select id, id || '@example.com', id || '@example.com', now(), '-', 'past' || n, 'past' || n, 'Bench', 'Player', '1990-01-01',
      'female', 'Canada', '+12025550100', '1 Road', '', '12345', 'Town', 'CA', 'en', false, now(),
      sha256(convert_to(n::text, 'UTF8')), 'active', now(), now()
    from unnest($1::uuid[]) with ordinality as m(id, n)
    returning id)
  insert into journey_members (member_id, city, level, experience, skill_points, version)
  select id, 'tokyo', 1, 0, 0, 1 from made`;

/**
 * SQL statement that books the wallets' opening balances as corrections, which the audit accepts without a matching
 * payment.
 */
const WALLETS = `
  with opened as (
    insert into ledger_wallets (member_id, cash, version) select member_id, $1::bigint, 1 from journey_members
    returning member_id)
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
  select member_id, gen_random_uuid(), $1::bigint, now(), 90, 155, 101 from opened`;

/**
 * SQL statement that inserts rounds `$1` to `$2` of a total of `$4`, assigned to `$3` members in turn. Ids ascend with
 * time, and three in ten rounds win. The rounds belong to seed pair 0, so a member's first real bet opens a new seed
 * pair.
 */
const ROUNDS = `
  with rounds as (
    insert into wagers_settled (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
      math_version, bet, tx, event_id, event_seq)
    select m.member_id, uuidv7(ago), m.member_id, 100, case when n % 10 < 3 then 250 else 0 end, 0, now() + ago, 0,
      n / $3::int, 'neon-shibuya', '1', '{"stakeCents": 100}', pg_current_xact_id(), nextval('events_id_seq'), n / $3::int + 1
    from (select n, (n - $4::bigint) * interval '20 milliseconds' as ago from generate_series($1::bigint, $2::bigint) n) r
      join bench_members m on m.no = r.n % $3::int and ($5 or not m.plays)
    order by n
    returning member_id, id, payout, created_at)
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
  select r.member_id, r.id, t.amount, r.created_at, 1, t.debit, t.credit
  from rounds r, lateral (values (100, 101, 151), (r.payout, 151, 101)) t(amount, debit, credit) where t.amount > 0`;

/** SQL statement that updates the wallets to reflect all inserted rounds. */
const FIGURES = `
  update ledger_wallets w set cash = w.cash + (s.paid - s.staked) - (w.session_paid - w.session_staked),
    version = 1 + s.rounds, event_seq = s.rounds, next_nonce = s.rounds, session_id = w.member_id,
    session_staked = s.staked, session_paid = s.paid, session_rounds = s.rounds
  from (select member_id, sum(stake) as staked, sum(payout) as paid, count(*) as rounds from wagers_settled group by 1) s
    join bench_members m using (member_id)
  where w.member_id = s.member_id and ($1 or not m.plays)`;
