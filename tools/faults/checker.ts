/**
 * Compares the members' histories with the casino's books (trust.md §4):
 * - Acknowledged operations were executed exactly once, and refused operations never.
 * - Operations with an unknown outcome were executed at most once.
 * - Nothing was executed without a request.
 * - Chat messages were stored as acknowledged.
 *
 * The checker is a pure function of rows, so that its own test can inject faults into them.
 */
import { checkBalances, checkNonces } from './balances.ts';
import type { Books, PaymentRow, TransferRow } from './books.ts';
import { WENT_ON, type Answered } from './history.ts';
import { checkMessages } from './messages.ts';
import { CORRECTION, checkTakeBacks, takenBackBy } from './take-backs.ts';

export interface Finding {
  kind: 'lost' | 'duplicated' | 'unresolved' | 'wrong';
  what: string;
}

/**
 * Transfer kinds and accounts from features/ledger/accounts.ts, repeated here so that the checker does not depend on
 * the code under test.
 */
const KIND = { round: 1, topUp: 10, request: 20, cancel: 21, paid: 22, failed: 23 } as const;
const MONEY = 1;

interface Index {
  answered: Map<string, Answered>;
  /** Transfers, grouped by member, operation and kind. */
  transfers: Map<string, TransferRow[]>;
  topUps: Map<string, PaymentRow[]>;
  cashOuts: Map<string, PaymentRow[]>;
  /**
   * Locks of cash-outs, keyed by cash-out id. Each array contains that id once per lock, so its length is the number of
   * locks.
   */
  flushed: Map<string, string[]>;
}

const group = <T>(rows: readonly T[], nameOf: (row: T) => string): Map<string, T[]> =>
  Map.groupBy(rows, nameOf);

/**
 * Compares the ledger with the responses that members received, and returns all violations.
 *
 * @param dayLimits top-up limits that members have set, keyed by member, in cents per UTC day
 */
export function check(
  answered: readonly Answered[],
  books: Books,
  dayLimits: ReadonlyMap<string, number> = new Map(),
): Finding[] {
  const byKey = ({ member_id, key }: PaymentRow) => `${member_id} ${key}`;
  const index: Index = {
    answered: new Map(answered.map((one) => [`${one.member} ${one.operation} ${one.key}`, one])),
    transfers: group(books.transfers, (row) => `${row.member_id} ${row.operation_id} ${row.kind}`),
    topUps: group(books.topUps, byKey),
    cashOuts: group(books.cashOuts, byKey),
    flushed: group(books.flushed, (id) => id),
  };
  return [
    ...answered.flatMap((one) => checkAnswered(one, books, index)),
    ...checkRounds(answered, books),
    ...checkPayments(books, index),
    ...checkTakeBacks(books),
    ...checkDayLimits(books, dayLimits),
    ...checkUnasked(books, index),
    ...checkBalances(answered, books),
    ...checkNonces(books),
    ...checkMessages(answered, books),
    ...(books.failedEvents > 0
      ? [{ kind: 'wrong', what: `${books.failedEvents} events were given up` } as const]
      : []),
  ];
}

/**
 * Minimum and maximum number of times that the server may have executed an operation, by the outcome that the member
 * received.
 */
const timesAllowed = { ok: [1, 1], refused: [0, 0], unknown: [0, 1] } as const;

/** Returns a finding if an operation was executed fewer or more times than the reported outcome allows. */
function judge(one: Answered, times: number, what: string): Finding[] {
  const [least, most] = timesAllowed[one.outcome];
  const name = `${one.operation} ${one.key} of ${one.member}: ${what} ${times} times, told "${one.outcome}"`;
  if (times < least) return [{ kind: 'lost', what: name }];
  if (times > most) return [{ kind: 'duplicated', what: name }];
  return [];
}

const refusalsOfOurOwnKey = ['play.round_mismatch', 'wallet.key_reused'];

function checkAnswered(one: Answered, books: Books, index: Index): Finding[] {
  const findings: Finding[] = [];
  const name = `${one.operation} ${one.key} of ${one.member}`;
  if (one.outcome === 'unknown') findings.push({ kind: 'unresolved', what: `${name}: ${one.why}` });
  if (one.outcome === 'refused' && refusalsOfOurOwnKey.includes(one.why ?? ''))
    findings.push({ kind: 'wrong', what: `${name}: its own repetition was refused (${one.why})` });
  if (one.outcome === 'refused' && /^auth\./.test(one.why ?? ''))
    findings.push({ kind: 'wrong', what: `${name}: a signed-in member was refused (${one.why})` });
  const moved = (id: string | undefined, kind: number) =>
    id === undefined ? [] : (index.transfers.get(`${one.member} ${id} ${kind}`) ?? []);
  const rowOf = (rows: Map<string, PaymentRow[]>) => {
    const found = rows.get(`${one.member} ${one.key}`) ?? [];
    if (found.length > 1)
      findings.push({ kind: 'duplicated', what: `${name}: ${found.length} rows` });
    if (found[0] && one.id !== undefined && found[0].id !== one.id)
      findings.push({
        kind: 'wrong',
        what: `${name}: acknowledged as ${one.id}, stored as ${found[0].id}`,
      });
    return found[0];
  };
  const amounts = (rows: TransferRow[]) => {
    for (const { amount } of rows)
      if (one.outcome === 'ok' && amount !== one.cents)
        findings.push({ kind: 'wrong', what: `${name}: ${amount} cents moved, ${one.cents} told` });
    return rows.length;
  };
  switch (one.operation) {
    case 'bet': {
      const stakes = moved(one.key, KIND.round).filter(({ debit }) => debit === 101);
      return [...findings, ...judge(one, amounts(stakes), 'staked')];
    }
    case 'top_up':
      return [
        ...findings,
        ...judge(one, amounts(moved(rowOf(index.topUps)?.id, KIND.topUp)), 'credited'),
      ];
    case 'cash_out':
      return [
        ...findings,
        ...judge(one, amounts(moved(rowOf(index.cashOuts)?.id, KIND.request)), 'taken'),
      ];
    case 'cancel':
      return [...findings, ...judge(one, amounts(moved(one.key, KIND.cancel)), 'given back')];
    case 'flush':
      return [...findings, ...checkFlush(one, index)];
    case 'message':
      return findings;
  }
}

/** Checks that a cash-out was locked at most once, and that a locked cash-out was not cancelled. */
function checkFlush(one: Answered, index: Index): Finding[] {
  const times = index.flushed.get(one.key)?.length ?? 0;
  if (one.outcome === 'refused' && one.why === WENT_ON)
    return times > 1 ? judge(one, times, 'locked') : [];
  const findings = judge(one, times, 'locked');
  if (times > 0 && index.transfers.has(`${one.member} ${one.key} ${KIND.cancel}`))
    findings.push({ kind: 'wrong', what: `cash-out ${one.key} was locked and given back` });
  return findings;
}

/**
 * Checks that each acknowledged bet was stored exactly once and as the member saw it. No rejected bet may be stored. A
 * bet with an unknown outcome may be stored at most once.
 */
function checkRounds(answered: readonly Answered[], { rounds }: Books): Finding[] {
  const findings: Finding[] = [];
  const stored = group(rounds, ({ member_id, id }) => `${member_id} ${id}`);
  for (const one of answered) {
    if (one.operation !== 'bet') continue;
    const rows = stored.get(`${one.member} ${one.key}`) ?? [];
    findings.push(...judge(one, rows.length, 'stored'));
    const [row] = rows;
    if (!row || one.outcome !== 'ok') continue;
    if (row.stake !== one.cents || row.payout !== one.payoutCents || row.nonce !== one.nonce)
      findings.push({
        kind: 'wrong',
        what: `round ${one.key}: stored ${row.stake}/${row.payout}/${row.nonce}, told ${one.cents}/${one.payoutCents}/${one.nonce}`,
      });
  }
  return findings;
}

/**
 * Compares top-ups and payouts with the provider's statement. Each payment must appear exactly once in both the ledger
 * and the statement, with the same amount, or in neither of them.
 */
function checkPayments({ statement, topUps, cashOuts }: Books, { transfers }: Index): Finding[] {
  const findings: Finding[] = [];
  const lines = group(statement, ({ type, reference }) => `${type} ${reference}`);
  const compare = (
    type: string,
    kind: number,
    { id, member_id, amount_cents, state }: PaymentRow,
  ) => {
    const theirs = lines.get(`${type} ${id}`) ?? [];
    const ours = transfers.get(`${member_id} ${id} ${kind}`) ?? [];
    const what = `${type} ${id} (${state}): ${theirs.length} times at the provider, ${ours.length} times here`;
    if (theirs.length > 1 || ours.length > 1) findings.push({ kind: 'duplicated', what });
    else if (theirs.length > ours.length) findings.push({ kind: 'lost', what });
    else if (ours.length > theirs.length) findings.push({ kind: 'duplicated', what });
    if (theirs.some(({ amount }) => Math.abs(amount) !== amount_cents))
      findings.push({ kind: 'wrong', what: `${what}, another amount` });
  };
  for (const row of topUps) compare('payment', KIND.topUp, row);
  for (const row of cashOuts) {
    compare('payout', KIND.paid, row);
    const ends = [KIND.cancel, KIND.paid, KIND.failed].flatMap(
      (kind) => transfers.get(`${row.member_id} ${row.id} ${kind}`) ?? [],
    );
    if (ends.length > 1)
      findings.push({ kind: 'duplicated', what: `cash-out ${row.id} ended ${ends.length} times` });
  }
  return findings;
}

/** Checks that no member's credited top-ups on one UTC day exceed the member's daily limit. */
function checkDayLimits({ topUps }: Books, dayLimits: ReadonlyMap<string, number>): Finding[] {
  const sums = new Map<string, number>();
  for (const { member_id, state, amount_cents, created_at } of topUps) {
    if (state !== 'credited' && state !== 'refunded') continue;
    const day = `${member_id} ${created_at.toISOString().slice(0, 10)}`;
    sums.set(day, (sums.get(day) ?? 0) + amount_cents);
  }
  return [...sums].flatMap(([day, sum]): Finding[] => {
    const most = dayLimits.get(day.slice(0, 36)) ?? Infinity;
    return sum > most ? [{ kind: 'wrong', what: `${day}: ${sum} topped up, limit ${most}` }] : [];
  });
}

/** Returns a finding for each money movement, round or payment that no simulated member requested. */
function checkUnasked(books: Books, { answered }: Index): Finding[] {
  const findings: Finding[] = [];
  const unasked = (what: string) =>
    findings.push({ kind: 'duplicated', what: `nobody asked for ${what}` });
  const payments = new Set([
    ...[...books.topUps, ...books.cashOuts].map(({ id }) => id),
    ...takenBackBy(books).keys(),
  ]);
  for (const { member_id, id } of books.rounds)
    if (!answered.has(`${member_id} bet ${id}`)) unasked(`round ${id} of ${member_id}`);
  for (const { member_id, key } of books.topUps)
    if (!answered.has(`${member_id} top_up ${key}`)) unasked(`top-up ${key} of ${member_id}`);
  for (const { member_id, key } of books.cashOuts)
    if (!answered.has(`${member_id} cash_out ${key}`)) unasked(`cash-out ${key} of ${member_id}`);
  for (const { member_id, operation_id, kind, debit, credit, amount } of books.transfers) {
    // Skip corrections. take-backs.ts checks them by comparing debts with their settlements.
    if (Math.floor(debit / 100) !== MONEY || kind === CORRECTION) continue;
    const known =
      kind === KIND.round
        ? answered.has(`${member_id} bet ${operation_id}`)
        : payments.has(operation_id);
    if (!known)
      unasked(
        `${amount} cents from ${debit} to ${credit} of ${member_id} (kind ${kind}, ${operation_id})`,
      );
  }
  return findings;
}
