import type { QueryOf, ReplyOf } from '@wl/contract/call';
import type * as calls from '@wl/contract/wallet-statement';
import { ledgerAccounts, type StatementLine } from '@wl/contract/wallet-statement';
import { DEFAULT_CURRENCY } from '@wl/world/casino/limits';
import * as z from 'zod/mini';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import {
  accountName,
  accounts,
  kinds,
  operationsBefore,
  type Kind,
  type OperationPlace,
  type OperationRow,
} from '../../ledger/index.ts';
import { roundsBefore, type RoundPlace, type StatementRound } from '../../wagers/index.ts';
import { csvLine, decimal } from './csv.ts';
import { dayRange } from './transaction-rules.ts';
import { entriesOfRound, type Entries, voidFacts } from './statement-entries.ts';

const PAGE_SIZE = 50;
const CSV_PAGE = 1000;
const CSV_DAYS = 92;
const DAY_MS = 86_400_000;

type View = QueryOf<typeof calls.statement>['view'];

/**
 * Contents of each view of the statement. `rounds` and `others` are true if the view includes rounds and other
 * operations. `kinds` and `asset` restrict the other operations.
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

/**
 * Position in a statement, which merges rounds with other operations. The order of the rounds and the order of the
 * operations never change, so no page repeats or skips a line.
 */
interface Cursor {
  /** Last round that was read. `atMs` is the time used to sort the round's line. */
  round?: (RoundPlace & { atMs: number }) | undefined;
  operation?: OperationPlace | undefined;
}

const CursorText = z.object({
  r: z.optional(z.tuple([z.int(), z.int(), z.int()])),
  o: z.optional(z.tuple([z.string().check(z.regex(/^\d{1,20}$/)), z.int()])),
});

function readCursor(text: string | undefined): Cursor {
  if (text === undefined) return {};
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    json = undefined;
  }
  const read = CursorText.safeParse(json);
  if (!read.success)
    throw new DomainError('request.invalid', { fields: { cursor: ['This is no cursor.'] } });
  const { r, o } = read.data;
  return {
    ...(r ? { round: { seed_pair_no: r[0], nonce: r[1], atMs: r[2] } } : {}),
    ...(o ? { operation: { tx: o[0], id: o[1] } } : {}),
  };
}

function writeCursor({ round, operation }: Cursor): string {
  const json = JSON.stringify({
    ...(round ? { r: [round.seed_pair_no, round.nonce, round.atMs] } : {}),
    ...(operation ? { o: [operation.tx, operation.id] } : {}),
  });
  return Buffer.from(json).toString('base64url');
}

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

const roundLine = (row: StatementRound) => ({
  ...toLine(
    { operation_id: row.id, kind: 'round', game: row.game, at: row.created_at },
    entriesOfRound(row),
  ),
  ...voidFacts(row),
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
  // Read one extra round and one extra operation to find out whether more follow.
  const [{ rounds, reached, isEnd }, operations] = await Promise.all([
    shown.rounds
      ? readRounds(db, memberId, wanted, cursor, limit + 1)
      : { rounds: [], reached: undefined, isEnd: true },
    shown.others ? readOperations(db, memberId, wanted, cursor, limit + 1) : [],
  ]);
  const lines: StatementLine[] = [];
  const next = { ...cursor };
  let r = 0;
  let o = 0;
  while (lines.length < limit) {
    const round = rounds[r];
    const operation = operations[o];
    // If all loaded rounds are listed but more exist, end the page here, because the next round may precede the next
    // operation.
    if (!round && !isEnd) {
      next.round = reached;
      return { lines, next };
    }
    if (round && (!operation || round.atMs >= operation.posted_at.getTime())) {
      lines.push(roundLine(round));
      next.round = { seed_pair_no: round.seed_pair_no, nonce: round.nonce, atMs: round.atMs };
      r += 1;
    } else if (operation) {
      lines.push(operationLine(operation));
      next.operation = { tx: operation.tx, id: operation.id };
      o += 1;
    } else return { lines, next: undefined };
  }
  const isMore = r < rounds.length || !isEnd || o < operations.length;
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
