import type { QueryOf, ReplyOf } from '@wl/contract/call';
import { products } from '@wl/contract/events/wagers';
import type * as calls from '@wl/contract/wallet-statement';
import { ledgerAccounts, type StatementLine } from '@wl/contract/wallet-statement';
import { DEFAULT_CURRENCY } from '@wl/world/casino/limits';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import {
  accountName,
  accounts,
  kinds,
  operationsBefore,
  type Kind,
  type OperationRow,
} from '../../ledger/index.ts';
import {
  otherWagersBefore,
  roundsBefore,
  type StatementRound,
  type StatementWager,
} from '../../wagers/index.ts';
import { csvLine, decimal } from './csv.ts';
import { readCursor, writeCursor, type Cursor } from './statement-cursor.ts';
import { dayRange } from './transaction-rules.ts';
import { entriesOfRound, type Entries, voidFacts } from './statement-entries.ts';

const PAGE_SIZE = 50;
const CSV_PAGE = 1000;
const CSV_DAYS = 92;
const DAY_MS = 86_400_000;

type View = QueryOf<typeof calls.statement>['view'];

/**
 * Contents of each view of the statement. `rounds` is true if the view includes rounds, and `others` if it includes
 * other operations. `kinds` and `asset` restrict the other operations.
 */
const views: Readonly<
  Record<View, { rounds: boolean; kinds?: readonly Kind[]; asset?: 1 | 2; others: boolean }>
> = {
  all: { rounds: true, others: true },
  money: { rounds: true, others: true, asset: 1 },
  rounds: { rounds: true, others: false },
  cashier: {
    rounds: false,
    others: true,
    kinds: [
      'top_up',
      'top_up_refund',
      'charge_back',
      'cash_out_request',
      'cash_out_cancel',
      'cash_out_paid',
      'cash_out_failed',
    ],
  },
  coins: { rounds: false, others: true, asset: 2 },
};

type Account = (typeof ledgerAccounts)[number];

/** Returns the net amount that the given entries add to an account. */
const gainOf = (entries: Entries, account: number): number =>
  entries.reduce(
    (sum, { debit, credit, amount }) =>
      sum + (credit === account ? amount : debit === account ? -amount : 0),
    0,
  );

function toLine(
  line: Pick<StatementLine, 'operation_id' | 'kind' | 'game'> & { at: Date },
  entries: Entries,
): StatementLine {
  return {
    ...line,
    at: line.at.toISOString(),
    cash: gainOf(entries, accounts.cash),
    bonus: gainOf(entries, accounts.bonus),
    coins: gainOf(entries, accounts.coins),
    entries: entries.map(({ debit, credit, amount }) => ({
      debit: accountName(debit) as Account,
      credit: accountName(credit) as Account,
      amount,
    })),
  };
}

const kindNames = new Map(
  Object.entries(kinds).map(([name, code]) => [code as number, name as Kind]),
);

const wagerLine = (row: StatementWager) => ({
  ...toLine(
    { operation_id: row.id, kind: 'round', game: row.game, at: row.created_at },
    entriesOfRound(row),
  ),
  ...voidFacts(row),
  ...(products[row.product - 1] === 'table' && {
    is_table: true as const,
    ...(row.payout === null && { is_open: true as const }),
  }),
});

function operationLine(row: OperationRow): StatementLine {
  const kind = kindNames.get(row.kind);
  if (!kind) throw new Error(`a transfer of the unknown kind ${row.kind}`);
  return toLine(
    { operation_id: row.operation_id, kind, game: null, at: row.posted_at },
    row.entries,
  );
}

interface Wanted {
  view: View;
  from?: Date | undefined;
  until?: Date | undefined;
}

type PlacedRound = StatementRound & { atMs: number };

/**
 * Reads a period's rounds before a cursor, in descending order of nonce. A round's time is its own settlement time or
 * that of the next round, whichever is earlier, so that times and nonces have the same order.
 */
async function readRounds(
  db: Db,
  memberId: string,
  { from, until }: Wanted,
  cursor: Cursor,
  limit: number,
): Promise<{ rounds: PlacedRound[]; reached: Cursor['round']; isEnd: boolean }> {
  const rows = await roundsBefore(db, memberId, until, cursor.round, limit);
  const rounds: PlacedRound[] = [];
  let reached = cursor.round;
  for (const row of rows) {
    const atMs = Math.min(row.created_at.getTime(), reached?.atMs ?? Infinity);
    if (from && atMs < from.getTime()) return { rounds, reached, isEnd: true };
    reached = { seed_pair_no: row.seed_pair_no, nonce: row.nonce, atMs };
    if (!until || atMs < until.getTime()) rounds.push({ ...row, atMs });
  }
  return { rounds, reached, isEnd: rows.length < limit };
}

function readOperations(
  db: Db,
  memberId: string,
  { view, from, until }: Wanted,
  cursor: Cursor,
  limit: number,
): Promise<OperationRow[]> {
  const { kinds: wanted, asset } = views[view];
  const filter = { kinds: wanted?.map((kind) => kinds[kind]), asset, from, until };
  return operationsBefore(db, memberId, filter, cursor.operation, limit);
}

/**
 * Returns the page of lines after a cursor, newest first, and the cursor for the next page, which is undefined if there
 * are no more lines.
 */
async function linesBefore(
  db: Db,
  memberId: string,
  wanted: Wanted,
  cursor: Cursor,
  limit: number,
): Promise<{ lines: StatementLine[]; next: Cursor | undefined }> {
  const shown = views[wanted.view];
  // Read one extra line of each kind to find out whether more follow.
  const [{ rounds, reached, isEnd }, wagers, operations] = await Promise.all([
    shown.rounds
      ? readRounds(db, memberId, wanted, cursor, limit + 1)
      : { rounds: [], reached: undefined, isEnd: true },
    shown.rounds ? otherWagersBefore(db, memberId, wanted, cursor.wager, limit + 1) : [],
    shown.others ? readOperations(db, memberId, wanted, cursor, limit + 1) : [],
  ]);
  const lines: StatementLine[] = [];
  const next = { ...cursor };
  let r = 0;
  let w = 0;
  let o = 0;
  while (lines.length < limit) {
    const round = rounds[r];
    const wager = wagers[w];
    const operation = operations[o];
    const [roundAt, wagerAt, operationAt] = [
      round?.atMs ?? -Infinity,
      wager?.created_at.getTime() ?? -Infinity,
      operation?.posted_at.getTime() ?? -Infinity,
    ];
    // If all loaded rounds are listed but more exist, end the page here, because the next round may precede the next
    // line of another kind.
    if (!round && !isEnd) {
      next.round = reached;
      return { lines, next };
    }
    if (round && roundAt >= Math.max(wagerAt, operationAt)) {
      lines.push(wagerLine(round));
      next.round = { seed_pair_no: round.seed_pair_no, nonce: round.nonce, atMs: round.atMs };
      r += 1;
    } else if (wager && wagerAt >= operationAt) {
      lines.push(wagerLine(wager));
      next.wager = { at: wager.created_at, id: wager.id };
      w += 1;
    } else if (operation) {
      lines.push(operationLine(operation));
      next.operation = { tx: operation.tx, id: operation.id };
      o += 1;
    } else return { lines, next: undefined };
  }
  const isMore = r < rounds.length || !isEnd || w < wagers.length || o < operations.length;
  return { lines, next: isMore ? next : undefined };
}

/**
 * Returns the movements of the member's money and Coins with their ledger entries, newest first.
 * @throws DomainError request.invalid for invalid days or an invalid cursor
 */
export async function readStatement(
  deps: Deps,
  memberId: string,
  { view, from, to, cursor }: QueryOf<typeof calls.statement>,
): Promise<ReplyOf<typeof calls.statement>> {
  const wanted = { view, ...dayRange(from, to) };
  const { lines, next } = await linesBefore(
    deps.db,
    memberId,
    wanted,
    readCursor(cursor),
    PAGE_SIZE,
  );
  return { data: { lines, next_cursor: next ? writeCursor(next) : null } };
}

/**
 * Returns the statement for a range of days as CSV, one line per ledger entry, newest first.
 * @throws DomainError request.invalid if the range is longer than 92 days
 */
export async function statementFile(
  deps: Deps,
  memberId: string,
  { from, to }: QueryOf<typeof calls.statementCsv>,
): Promise<string> {
  const range = dayRange(from, to);
  if (Date.parse(to) - Date.parse(from) >= CSV_DAYS * DAY_MS)
    throw new DomainError('request.invalid', {
      fields: { to: [`At most ${CSV_DAYS} days at a time.`] },
    });
  const parts = [
    csvLine(['at', 'operation', 'kind', 'game', 'debit', 'credit', 'amount', 'asset']),
  ];
  let cursor: Cursor | undefined = {};
  while (cursor) {
    const { lines, next } = await linesBefore(
      deps.db,
      memberId,
      { view: 'all', ...range },
      cursor,
      CSV_PAGE,
    );
    for (const { at, operation_id, kind, game, entries } of lines)
      for (const { debit, credit, amount } of entries) {
        const isCoins = debit.startsWith('coins');
        parts.push(
          csvLine([
            at,
            operation_id,
            kind,
            game,
            debit,
            credit,
            isCoins ? amount : decimal(amount),
            isCoins ? 'Coins' : DEFAULT_CURRENCY,
          ]),
        );
      }
    cursor = next;
  }
  return parts.join('');
}
