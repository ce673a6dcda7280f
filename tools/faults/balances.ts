/**
 * Checks balances, sums and nonces against values computed independently of the server: from the transfers and from the
 * histories that the test's clients recorded.
 */
import type { Books, WalletRow } from './books.ts';
import type { Finding } from './checker.ts';
import type { Answered } from './history.ts';
import { CORRECTION, TAKEN_BACK_KINDS } from './take-backs.ts';

const CASH = 101;
const OUTGOING = 104;
/**
 * Kinds of transfers that happen without a request by the member: paid and failed cash-outs, refunds, chargebacks, and
 * corrections that settle debts.
 */
const NOT_BY_MEMBERS: readonly number[] = [22, 23, ...TAKEN_BACK_KINDS, CORRECTION];

/** Returns the stored balances of a wallet row as pairs of ledger account and balance. */
const cachedOf = (wallet: WalletRow): [number, number][] => [
  [CASH, wallet.cash],
  [102, wallet.bonus],
  [103, wallet.in_play],
  [OUTGOING, wallet.outgoing],
  [201, wallet.coins],
];

export function checkBalances(answered: readonly Answered[], books: Books): Finding[] {
  const findings: Finding[] = [];
  const wrong = (what: string) => findings.push({ kind: 'wrong', what });
  const moved = new Map<string, number>();
  const sums = new Map<number, number>();
  const add = (member: string, account: number, amount: number) => {
    moved.set(`${member} ${account}`, (moved.get(`${member} ${account}`) ?? 0) + amount);
    const asset = Math.floor(account / 100);
    sums.set(asset, (sums.get(asset) ?? 0) + amount);
  };
  for (const { member_id, debit, credit, amount } of books.transfers) {
    add(member_id, debit, -amount);
    add(member_id, credit, amount);
  }
  for (const [asset, sum] of sums)
    if (sum !== 0) wrong(`asset ${asset} sums to ${sum}, not to zero`);
  const expected = expectedBalances(answered, books);
  for (const wallet of books.wallets) {
    const { member_id: member } = wallet;
    for (const [account, cached] of cachedOf(wallet)) {
      const summed = moved.get(`${member} ${account}`) ?? 0;
      if (cached < 0) wrong(`member ${member}, account ${account}: ${cached} is negative`);
      if (cached !== summed)
        wrong(`member ${member}, account ${account}: balance ${cached}, transfers ${summed}`);
    }
    const should = expected.get(member);
    if (should && (should.cash !== wallet.cash || should.outgoing !== wallet.outgoing))
      wrong(
        `member ${member} has ${wallet.cash} cash and ${wallet.outgoing} on its way; ` +
          `by its own history ${should.cash} and ${should.outgoing}`,
      );
  }
  return findings;
}

/**
 * Returns the balances that each member must have according to the member's history. Two kinds of changes are taken
 * from the casino's books instead:
 * - operations whose outcome is unknown (reported as unresolved)
 * - actions of clerks and the provider: payouts, refunds, chargebacks
 */
function expectedBalances(answered: readonly Answered[], books: Books) {
  const balances = new Map<string, { cash: number; outgoing: number }>();
  const of = (member: string) => {
    let balance = balances.get(member);
    if (!balance) balances.set(member, (balance = { cash: 0, outgoing: 0 }));
    return balance;
  };
  for (const { member, operation, outcome, cents, payoutCents = 0 } of answered) {
    const balance = of(member);
    if (outcome !== 'ok' || operation === 'flush') continue;
    if (operation === 'bet') balance.cash += payoutCents - cents;
    else if (operation === 'top_up') balance.cash += cents;
    else {
      const back = operation === 'cancel' ? cents : -cents;
      balance.cash += back;
      balance.outgoing -= back;
    }
  }
  const unknown = new Set(
    answered.flatMap(({ outcome, member, key }) =>
      outcome === 'unknown' ? [`${member} ${key}`] : [],
    ),
  );
  const payments = new Map([...books.topUps, ...books.cashOuts].map((row) => [row.id, row.key]));
  for (const { member_id, operation_id, kind, debit, credit, amount } of books.transfers) {
    const key = payments.get(operation_id) ?? operation_id;
    const isCancel = kind === 21;
    const isUnknown = unknown.has(`${member_id} ${isCancel ? operation_id : key}`);
    if (!NOT_BY_MEMBERS.includes(kind) && !isUnknown) continue;
    const balance = of(member_id);
    if (debit === CASH) balance.cash -= amount;
    if (credit === CASH) balance.cash += amount;
    if (debit === OUTGOING) balance.outgoing -= amount;
    if (credit === OUTGOING) balance.outgoing += amount;
  }
  return balances;
}

/** Checks that the nonces of each seed pair are 0, 1, 2 … without a gap, and that the wallet stores the next nonce. */
export function checkNonces({ rounds, wallets }: Books): Finding[] {
  const findings: Finding[] = [];
  const pairs = Map.groupBy(
    rounds,
    ({ member_id, seed_pair_no }) => `${member_id} ${seed_pair_no}`,
  );
  for (const [pair, played] of pairs) {
    const nonces = played.map(({ nonce }) => nonce).sort((a, b) => a - b);
    const gap = nonces.findIndex((nonce, index) => nonce !== index);
    if (gap >= 0)
      findings.push({
        kind: 'wrong',
        what: `seed pair ${pair}: nonce ${nonces[gap]} where ${gap} should be`,
      });
  }
  for (const { member_id, seed_pair_no, next_nonce } of wallets) {
    const played = pairs.get(`${member_id} ${seed_pair_no}`)?.length ?? 0;
    if (next_nonce !== played)
      findings.push({
        kind: 'wrong',
        what: `member ${member_id}: next nonce ${next_nonce} after ${played} rounds`,
      });
  }
  return findings;
}
