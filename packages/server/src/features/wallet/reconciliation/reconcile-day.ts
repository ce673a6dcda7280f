import { staffNews } from '@wl/contract/news/staff';
import { DEFAULT_CURRENCY } from '@wl/world/casino/limits';
import type { Deps } from '../../../platform/deps.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { clearingMoved } from '../../ledger/index.ts';
import { providerNamed, type PaymentProvider, type StatementLine } from '../payments.ts';
import { receivePaymentEvent } from '../receive-payment-event.ts';
import { putDifferences } from './differences-repository.ts';
import { firstPaymentDay, knownReferences, ourMovements } from './movements-repository.ts';
import {
  daysToRepeat,
  insertReconciliation,
  lastReconciledDay,
  lockDay,
  type ReconciliationRow,
} from './reconciliation-repository.ts';
import {
  addDays,
  compareDay,
  dayOf,
  dayWindow,
  type Books,
  type FoundDifference,
} from './reconciliation-rules.ts';

export const RECONCILE_DAY = 'wallet.reconcile_day';
const DAY_MS = 86_400_000;
/**
 * Number of past days that can be reconciled again automatically. Repeats are needed because a webhook can be a day
 * late, and a statement even later. Older days are reconciled again only at a clerk's request.
 */
const REPEAT_DAYS = 35;
/** Maximum number of days reconciled per run. After a long downtime, the server catches up in several runs. */
const DAYS_PER_TURN = 31;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Compares one UTC day of a provider's statement with our books. Stores the result, together with the amount by which
 * the ledger's clearing account changed on that day. First asks the provider for the state of payments that are still
 * open in our books, because a lost webhook is not a difference. Safe to repeat: each difference is stored only once.
 */
export async function reconcileDay(
  deps: Deps,
  provider: PaymentProvider,
  day: string,
): Promise<ReconciliationRow> {
  const { from, to } = dayWindow(day);
  let theirs: StatementLine[] | undefined;
  try {
    theirs = await provider.readStatement(
      new Date(from.getTime() - DAY_MS),
      new Date(to.getTime() + DAY_MS),
    );
  } catch (error) {
    deps.log.warn({ err: error, provider: provider.name, day }, 'no statement to compare with');
  }
  if (!theirs) return store(deps, provider.name, day, undefined);
  const asked = await askForOpen(deps, provider, day, theirs);
  if (asked > 0)
    deps.log.warn({ provider: provider.name, day, asked }, 'webhooks were lost and made up for');
  return store(deps, provider.name, day, theirs);
}

/** Loads the casino's records that will be compared with the provider's statement lines (`theirs`). */
async function booksOf(
  db: Deps['db'],
  provider: string,
  day: string,
  theirs: StatementLine[],
): Promise<Books & { links: Awaited<ReturnType<typeof knownReferences>> }> {
  const references = [
    ...new Set(theirs.map(({ reference }) => reference).filter((text) => UUID.test(text))),
  ];
  const links = await knownReferences(db, references);
  return {
    theirs,
    ours: await ourMovements(db, provider, dayWindow(day), references),
    known: new Map([...links].map(([id, { memberId }]) => [id, memberId])),
    currency: DEFAULT_CURRENCY,
    links,
  };
}

/**
 * Finds payments and payouts that are settled according to the statement but still open in our books. Requests the
 * state of each from the provider, and applies the response in the same way as a webhook.
 */
async function askForOpen(
  deps: Deps,
  provider: PaymentProvider,
  day: string,
  theirs: StatementLine[],
): Promise<number> {
  const books = await booksOf(deps.db, provider.name, day, theirs);
  let applied = 0;
  for (const { kind, reference, providerRef } of compareDay(day, books)) {
    const link = books.links.get(reference);
    if (kind !== 'state' || !link || providerRef === null) continue;
    // Skip a statement line whose payment or payout id differs from the stored one, because it belongs to another
    // payment.
    if (link.providerRef !== null && link.providerRef !== providerRef) continue;
    try {
      const event = await (link.kind === 'top_up'
        ? provider.readPayment(providerRef)
        : provider.readPayout(providerRef));
      if (event?.reference === reference && (await receivePaymentEvent(deps, event)) === 'applied')
        applied += 1;
    } catch (error) {
      deps.log.warn({ err: error, reference }, 'a line of the statement could not be asked for');
    }
  }
  return applied;
}

async function store(
  deps: Deps,
  provider: string,
  day: string,
  theirs: StatementLine[] | undefined,
): Promise<ReconciliationRow> {
  const window = dayWindow(day);
  const isOfDay = ({ at }: { at: Date }) => at >= window.from && at < window.to;
  const sum = (lines: readonly { amountCents: number }[]) =>
    lines.reduce((total, { amountCents }) => total + amountCents, 0);
  const { row, fresh } = await deps.transaction(async (tx) => {
    await lockDay(tx, provider, day);
    const now = deps.clock.now();
    const books = await booksOf(tx, provider, day, theirs ?? []);
    const oursOfDay = books.ours.filter(isOfDay);
    const theirsOfDay = books.theirs.filter(isOfDay);
    let found: FoundDifference[] = [];
    let fresh = 0;
    if (theirs) {
      found = compareDay(day, books);
      fresh = await putDifferences(tx, provider, day, found, now);
    }
    const row: ReconciliationRow = {
      id: uuidv7(),
      provider,
      day,
      compared_at: now,
      result: theirs ? (found.length === 0 ? 'agrees' : 'differs') : 'no_statement',
      theirs: theirsOfDay.length,
      ours: oursOfDay.length,
      theirs_cents: sum(theirsOfDay),
      ours_cents: sum(oursOfDay),
      clearing_cents: await clearingMoved(tx, window.from, window.to),
    };
    await insertReconciliation(tx, row);
    tx.afterCommit(() => {
      deps.realtime.publish('private-staff.money', staffNews.money_changed, {
        what: 'reconciliation',
        alarm: fresh > 0,
      });
    });
    return { row, fresh };
  });
  if (fresh > 0)
    deps.log.error(
      { provider, day, differences: fresh },
      'the provider’s statement and our books differ; a payments clerk must review the differences',
    );
  return row;
}

/**
 * Compares the casino's books with the provider's statements, one day at a time, oldest first. Runs hourly and covers:
 * - completed days that have not been compared yet
 * - recent days with open differences or without a statement
 */
export async function reconcileDue(deps: Deps, provider: PaymentProvider): Promise<void> {
  const yesterday = addDays(dayOf(deps.clock.now()), -1);
  const { name } = provider;
  const last = await lastReconciledDay(deps.db, name);
  const first = last === undefined ? await firstPaymentDay(deps.db, name) : addDays(last, 1);
  const repeat = await daysToRepeat(deps.db, name, addDays(yesterday, -REPEAT_DAYS));
  const due = new Set(repeat.filter((day) => day <= yesterday));
  for (let day = first; day !== undefined && day <= yesterday; day = addDays(day, 1)) due.add(day);
  for (const day of [...due].sort().slice(0, DAYS_PER_TURN)) {
    const { result } = await reconcileDay(deps, provider, day);
    // Stop if the provider's statement is not available: the remaining days would fail too. The hourly job tries again.
    if (result === 'no_statement') return;
  }
}

/** Reconciles one day at a clerk's request. Does nothing if the provider is unknown. */
export async function reconcileAsked(
  deps: Deps,
  { provider, day }: { provider: string; day: string },
): Promise<void> {
  const found = providerNamed(deps, provider);
  if (found) await reconcileDay(deps, found, day);
}
