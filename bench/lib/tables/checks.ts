/**
 * Checks the responses to bets that members sent shortly before and after a table's deadlines, by comparing the
 * responses with the stored bets.
 */
import { ask, type Casino } from '../casino.ts';
import type { BetAnswer } from './members.ts';
import { TABLE } from './table.ts';

/**
 * Tolerance, in ms, for differences between the clocks of two processes. One of these clocks returns only whole
 * milliseconds.
 */
const CLOCK_MS = 2;
const AROUND_MS = 50;

interface Checked {
  accepted: number;
  /** Number of bets that were refused because they arrived after the deadline. */
  late: number;
  /** Number of bets that arrived at most 50 ms before or after their deadline, by the server's clock. */
  within: number;
  /** Number of refused bets by error code. */
  refusals: Record<string, number>;
  /** Descriptions of the faults, one line each. */
  faults: string[];
}

/** A bet with its round, wager and transfers in the database. Amounts are in cents, and times are Unix times in ms. */
interface Booked {
  id: string;
  member_id: string;
  stake: number;
  payout: number;
  received_ms: number;
  ms_before_close: number;
  closes_ms: number;
  /** Payout of the wager; null if the wager is not settled. */
  settled: number | null;
  is_pending: boolean;
  /**
   * Sums of the bet's transfers in cents: from the member's cash to money in play (`staked`), from there to the
   * casino's account (`played`), and the payout (`paid`). `transfers` is the total number of transfers.
   */
  staked: number;
  played: number;
  paid: number;
  transfers: number;
}

const BOOKED = `
  select b.id, b.member_id, b.stake::float8, b.payout::float8, (extract(epoch from b.received_at) * 1000)::float8 as received_ms,
    b.ms_before_close, (extract(epoch from r.closes_at) * 1000)::float8 as closes_ms, w.payout::float8 as settled,
    p.id is not null as is_pending, t.staked, t.played, t.paid, t.transfers
  from tables_bets b join tables_rounds r on r.table_slug = b.table_slug and r.number = b.round
    left join wagers_settled w using (member_id, id) left join wagers_pending p using (member_id, id),
    lateral (
      select coalesce(sum(amount) filter (where debit = 101 and credit = 103), 0)::float8 as staked,
        coalesce(sum(amount) filter (where debit = 103 and credit = 151), 0)::float8 as played,
        coalesce(sum(amount) filter (where debit = 151 and credit = 101), 0)::float8 as paid, count(*)::int as transfers
      from ledger_transfers l where l.member_id = b.member_id and l.operation_id = b.id) t
  where b.table_slug = '${TABLE}'`;

/** Query for ids of wagers and ledger transfers without an accepted bet. A refused bet must leave neither behind. */
const STRAY = `
  select w.id from (select member_id, id from wagers_settled where product = 2
      union all select member_id, id from wagers_pending where product = 2
      union all select member_id, operation_id from ledger_transfers where kind = 1) w(member_id, id)
    where not exists (select from tables_bets b where b.member_id = w.member_id and b.id = w.id)`;

/**
 * Query for members whose wallets have money in play or a wrong amount of cash. The correct amount is the opening cash
 * minus the stakes plus the payouts of the accepted bets.
 */
const WALLETS = (openingCents: number) => `
  select w.member_id from ledger_wallets w
    left join (select member_id, sum(payout - stake) as won from tables_bets group by 1) b using (member_id)
  where w.in_play <> 0 or w.cash <> ${openingCents} + coalesce(b.won, 0)`;

/**
 * Compares all bet responses with the stored bets, and those bets with their wagers, transfers and wallets.
 * @param openingCents cash of every member before the first bet
 */
export async function checkBets(
  casino: Casino,
  answers: readonly BetAnswer[],
  openingCents: number,
): Promise<Checked> {
  const booked = new Map((await ask<Booked>(casino, BOOKED)).map((row) => [row.id, row]));
  const faults: string[] = [];
  const byId = Map.groupBy(answers, ({ id }) => id);
  const checked: Checked = { accepted: 0, late: 0, within: 0, refusals: {}, faults };
  for (const [id, ones] of byId) {
    const row = booked.get(id);
    booked.delete(id);
    for (const one of ones) {
      const isTwice = ones.length > 1;
      const fault =
        one.status === 200 ? receiptFault(one, row) : refusalFault(one, isTwice ? undefined : row);
      if (fault) faults.push(`${id}: ${fault}`);
    }
    if (row) {
      checked.accepted += 1;
      const fault = bookingFault(row);
      if (fault) faults.push(`${id}: ${fault}`);
    }
    count(checked, ones, row);
  }
  for (const id of booked.keys()) faults.push(`${id}: is booked, but no member placed it`);
  for (const { id } of await ask<{ id: string }>(casino, STRAY))
    faults.push(`${id}: has a wager or transfers, but no receipt`);
  for (const { member_id: id } of await ask<{ member_id: string }>(casino, WALLETS(openingCents)))
    faults.push(`the wallet of ${id} differs from its bets`);
  return checked;
}

function count(checked: Checked, ones: readonly BetAnswer[], row: Booked | undefined) {
  const before = row?.ms_before_close ?? -(msAfterClose(ones[0]) ?? Infinity);
  if (Math.abs(before) <= AROUND_MS) checked.within += 1;
  if (row) return;
  const code = codeOf(ones[0]);
  if (code === 'tables.late') checked.late += 1;
  checked.refusals[code] = (checked.refusals[code] ?? 0) + 1;
}

interface Refusal {
  code: string;
  params?: { ms?: number };
}

const codeOf = (answer: BetAnswer | undefined) =>
  (JSON.parse(answer?.text ?? '{}') as Refusal).code;
const msAfterClose = (answer: BetAnswer | undefined) =>
  (JSON.parse(answer?.text ?? '{}') as Refusal).params?.ms;

/** Returns a description of the first fault in an accepted bet's receipt, or undefined if the receipt is correct. */
function receiptFault({ text, sentMs, answeredMs }: BetAnswer, row: Booked | undefined) {
  if (!row) return 'was accepted, but is not booked';
  const { bet } = (
    JSON.parse(text) as { data: { bet: { received_at: string; ms_before_close: number } } }
  ).data;
  const receivedMs = Date.parse(bet.received_at);
  if (receivedMs !== row.received_ms || bet.ms_before_close !== row.ms_before_close)
    return 'has a receipt with another time';
  if (row.ms_before_close < 0 || row.closes_ms - row.received_ms !== row.ms_before_close)
    return `was accepted ${row.received_ms - row.closes_ms} ms after the deadline`;
  // If a request was sent twice, the response to one copy can contain the receipt of the other copy. The arrival time
  // in that receipt can be slightly earlier than the time at which this copy was sent.
  return receivedMs > answeredMs + CLOCK_MS || receivedMs < sentMs - CLOCK_MS - AROUND_MS
    ? 'has a time of arrival outside of the request'
    : undefined;
}

/**
 * Returns a description of the fault in a refusal, or undefined if the refusal is correct.
 * @param row stored bet; undefined if there is none. Also undefined if the request was sent twice, because the server
 *   can accept one copy and refuse the other as late.
 */
function refusalFault(answer: BetAnswer, row: Booked | undefined) {
  if (answer.status >= 500) return `got the status ${answer.status}`;
  const code = codeOf(answer);
  if (code !== 'tables.late') return row ? `is booked, but was refused: ${code}` : undefined;
  const ms = msAfterClose(answer) ?? 0;
  return ms < 1 || row ? `is booked or in time, but was refused as ${ms} ms late` : undefined;
}

/**
 * Returns a description of the first mismatch between an accepted bet, its wager and its transfers, or undefined if
 * they match.
 */
function bookingFault(row: Booked) {
  if (row.is_pending || row.settled === null) return 'is not settled';
  if (row.settled !== row.payout) return 'has another payout than its wager';
  const transfers = row.payout > 0 ? 3 : 2;
  if (row.staked !== row.stake || row.played !== row.stake || row.transfers !== transfers)
    return `has a stake of ${row.stake}, but transfers of ${row.staked} and ${row.played}`;
  return row.paid === row.payout ? undefined : `has a payout of ${row.payout}, but ${row.paid}`;
}
