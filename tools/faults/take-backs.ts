/** Checks refunds and chargebacks: compares the provider's statement and webhooks with the casino's transfers. */
import { createHash } from 'node:crypto';
import type { Books, ProviderEventRow } from './books.ts';
import type { Finding } from './checker.ts';

const TAKES_BACK = ['payment_refunded', 'payment_charged_back'];
const LINES = ['refund', 'charge_back'];
export const TAKEN_BACK_KINDS: readonly number[] = [11, 12];
/**
 * Transfer kind of a ledger correction. In the fault-injection test, corrections are booked only to settle debts from
 * chargebacks (docs/decisions/0014).
 */
export const CORRECTION = 90;
const CASH = 101;
const BORNE_BY_CASINO = 155;

/**
 * Returns the id of the operation that books a provider event. Does not use the server's code, so that the check is
 * independent of it.
 */
function operationOf({ provider, event_id }: ProviderEventRow): string {
  const hex = createHash('sha256').update(`wallet.event:${provider}:${event_id}`).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the applied refund and chargeback events, indexed by the id of the operation that books each event. */
export function takenBackBy({ providerEvents }: Books): Map<string, ProviderEventRow> {
  return new Map(
    providerEvents
      .filter(({ type, outcome }) => TAKES_BACK.includes(type) && outcome === 'applied')
      .map((event) => [operationOf(event), event]),
  );
}

/**
 * Checks that each refund and chargeback is booked exactly once and in full. Also checks that the amounts taken back
 * from each top-up have the same total in the casino's records and in the provider's statement.
 */
export function checkTakeBacks(books: Books): Finding[] {
  const findings: Finding[] = [];
  const events = takenBackBy(books);
  const booked = new Map<string, number>();
  for (const { operation_id, kind, amount } of books.transfers)
    if (TAKEN_BACK_KINDS.includes(kind))
      booked.set(operation_id, (booked.get(operation_id) ?? 0) + amount);
  for (const [operation, { event_id, amount_cents }] of events)
    if (booked.get(operation) !== amount_cents)
      findings.push({
        kind: 'wrong',
        what: `event ${event_id} takes back ${amount_cents}, booked are ${booked.get(operation) ?? 0}`,
      });
  const byTopUp = Map.groupBy(events.values(), ({ reference }) => reference);
  const lines = Map.groupBy(
    books.statement.filter(({ type }) => LINES.includes(type)),
    ({ reference }) => reference,
  );
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  for (const { id } of books.topUps) {
    const theirs = -sum((lines.get(id) ?? []).map(({ amount }) => amount));
    const ours = sum((byTopUp.get(id) ?? []).map(({ amount_cents }) => amount_cents));
    const what = `top-up ${id}: the provider took ${theirs} back, we booked ${ours}`;
    if (theirs > ours) findings.push({ kind: 'lost', what });
    if (ours > theirs) findings.push({ kind: 'duplicated', what });
  }
  findings.push(...checkDebts(books));
  for (const { event_id, type, reference, outcome } of books.providerEvents)
    if (outcome === 'set_aside')
      findings.push({ kind: 'wrong', what: `event ${event_id} (${type}, ${reference}) set aside` });
  return findings;
}

/**
 * Checks that each loss covered by the casino has a debt of the same amount. Also checks that debts are settled only
 * from cash, with matching transfers, and never by more than their amount.
 */
function checkDebts({ transfers, debts }: Books): Finding[] {
  const findings: Finding[] = [];
  const borne = new Map<string, number>();
  const settled = new Map<string, number>();
  const add = (sums: Map<string, number>, name: string, amount: number) =>
    sums.set(name, (sums.get(name) ?? 0) + amount);
  for (const { operation_id, member_id, kind, debit, credit, amount } of transfers) {
    if (TAKEN_BACK_KINDS.includes(kind) && debit === BORNE_BY_CASINO)
      add(borne, operation_id, amount);
    if (kind !== CORRECTION) continue;
    if (debit === CASH && credit === BORNE_BY_CASINO) add(settled, member_id, amount);
    else findings.push({ kind: 'wrong', what: `a correction from ${debit} to ${credit}` });
  }
  for (const { id, amount_cents, settled_cents } of debts) {
    if (borne.get(id) !== amount_cents)
      findings.push({
        kind: 'wrong',
        what: `debt ${id} of ${amount_cents}, the house bore ${borne.get(id) ?? 0}`,
      });
    if (settled_cents > amount_cents)
      findings.push({ kind: 'duplicated', what: `debt ${id} settled beyond its amount` });
    borne.delete(id);
  }
  for (const [id, amount] of borne)
    findings.push({ kind: 'lost', what: `the house bore ${amount} in ${id} and nobody owes it` });
  const owed = Map.groupBy(debts, ({ member_id }) => member_id);
  for (const member of new Set([...owed.keys(), ...settled.keys()])) {
    const answered = (owed.get(member) ?? []).reduce((sum, debt) => sum + debt.settled_cents, 0);
    const moved = settled.get(member) ?? 0;
    if (answered !== moved)
      findings.push({
        kind: moved > answered ? 'duplicated' : 'wrong',
        what: `debts of ${member}: ${answered} settled, ${moved} moved`,
      });
  }
  return findings;
}
