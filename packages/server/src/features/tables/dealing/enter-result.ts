import {
  agreedItems,
  enterItem,
  entriesOf,
  readResult,
  takeBackItem,
  type EntryAnswer,
  type EntryFact,
} from '@wl/games/tables/dealt/entries';
import { advance, dueAt } from '@wl/games/tables/round/phases';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { unblocked } from '../owner/as-owner.ts';
import { nextSeq, type TableRow } from '../repository.ts';
import { holdLatestRound, updateRound, type StoredRound } from '../rounds/rounds-repository.ts';
import { publishAfterCommit } from '../rounds/store-change.ts';
import { appendRecord, entryFacts } from './append-record.ts';
import { announceDealing } from './dealer-of.ts';
import { pictureState } from './picture-state.ts';
import { linesOfRound, type RecordRow } from './record-repository.ts';
import { lockDealtTable } from './shifts.ts';
import { openShift } from './shifts-repository.ts';

/** Dealer's request about a table's current round. */
interface OfRound {
  table: string;
  round: number;
  clerkId: string;
}

interface Dealing {
  table: TableRow;
  round: StoredRound;
  lines: RecordRow[];
}

/**
 * Returns a table's current round and the lines of the table record about that round. The caller must have locked the
 * table's row.
 * @throws DomainError tables.no_shift · tables.not_your_shift · tables.entry_round
 */
async function dealingOf(
  tx: Transaction,
  table: TableRow,
  { round: number, clerkId }: OfRound,
): Promise<Dealing> {
  const { slug } = table;
  const shift = await openShift(tx, slug);
  if (!shift) throw new DomainError('tables.no_shift');
  if (shift.dealer_id !== clerkId) throw new DomainError('tables.not_your_shift');
  const round = await holdLatestRound(tx, slug);
  if (round?.state.round !== number) throw new DomainError('tables.entry_round');
  return { table, round, lines: await linesOfRound(tx, slug, number) };
}

/** Checks that the round accepts entries now. @throws DomainError tables.entry_early · tables.entry_late */
function checkClosed(deps: Deps, { state }: StoredRound): void {
  const { phase } = state;
  if (phase === 'revealed' || phase === 'settled' || phase === 'void')
    throw new DomainError('tables.entry_late');
  // Reject entries until the pause after the deadline is over, because bets received in time are still being debited.
  if (phase !== 'closed' || deps.clock.now().getTime() < dueAt(state))
    throw new DomainError('tables.entry_early');
}

type Judge = (game: string, facts: readonly EntryFact[]) => EntryAnswer;

/**
 * Records the dealer's entry if `judge` accepts it.
 * @returns false if the request is a duplicate, which changes nothing
 */
async function recordEntry(
  deps: Deps,
  tx: Transaction,
  request: OfRound,
  judge: Judge,
): Promise<boolean> {
  const table = await lockDealtTable(tx, request.table);
  const { round, lines } = await dealingOf(tx, table, request);
  checkClosed(deps, round);
  const answer = judge(table.game, entryFacts(lines));
  if (!answer.ok) throw new DomainError(`tables.${answer.fault}`);
  const facts = answer.facts.map(({ kind, ...details }) => {
    return { kind, round: request.round, clerkId: request.clerkId, details };
  });
  await appendRecord(tx, table.slug, facts, deps.clock.now());
  if (facts.length > 0) announceDealing(deps, tx, table.slug);
  return facts.length > 0;
}

/**
 * Enters a card or number for the current round.
 * @returns false if the request is a duplicate, which changes nothing
 * @throws DomainError as listed for the call in contract/src/office/tables-dealing.ts
 */
export function enterResultItem(
  deps: Deps,
  tx: Transaction,
  request: OfRound,
  item: Omit<Extract<EntryFact, { kind: 'item_entered' }>, 'kind'>,
): Promise<boolean> {
  return recordEntry(deps, tx, request, (game, facts) =>
    enterItem(game, facts, { kind: 'item_entered', ...item }),
  );
}

/**
 * Takes back the last card or number of an entry.
 * @returns false if the request is a duplicate, which changes nothing
 * @throws DomainError as listed for the call in contract/src/office/tables-dealing.ts
 */
export function takeBackResultItem(
  deps: Deps,
  tx: Transaction,
  request: OfRound,
  item: Omit<Extract<EntryFact, { kind: 'item_taken_back' }>, 'kind'>,
): Promise<boolean> {
  return recordEntry(deps, tx, request, (_game, facts) =>
    takeBackItem(facts, { kind: 'item_taken_back', ...item }),
  );
}

/**
 * Confirms two equal entries, and stores and publishes the result. The owner of the table then pays the bets. If the
 * owner is killed before that, the next owner pays them.
 * @returns false if the request is a duplicate, which changes nothing
 * @throws DomainError as listed for the call in contract/src/office/tables-dealing.ts
 */
export async function confirmEntries(
  deps: Deps,
  tx: Transaction,
  request: OfRound,
  attempt: number,
): Promise<boolean> {
  const locked = await lockDealtTable(tx, request.table);
  const { table, round, lines } = await dealingOf(tx, locked, request);
  const { slug } = table;
  const state = entriesOf(entryFacts(lines));
  const isConfirmed = lines.some(({ kind }) => kind === 'result_confirmed');
  if (isConfirmed && attempt === state.attempt && round.state.phase !== 'void') return false;
  checkClosed(deps, round);
  if (attempt !== state.attempt) throw new DomainError('tables.entry_attempt');
  const items = agreedItems(table.game, state);
  const reading = items && readResult(table.game, items);
  if (!reading?.ok) throw new DomainError('tables.entries_differ');

  const change = await nextSeq(tx, { slug });
  if (!change) throw new Error(`table ${slug} is gone`);
  const now = deps.clock.now();
  // Members have seen the deal in the video, so the page needs no time to present the result.
  const next = advance(round.state, { type: 'result_ready', at: now.getTime(), showMs: 0 });
  const revealed = { ...round, state: next, drawn: { link: null, result: reading.result } };
  const { epoch, pid } = change;
  await unblocked(deps, pid, () => updateRound(tx, revealed, { before: 'closed', epoch }));
  const { generation: picture } = await pictureState(deps, slug);
  const details = { items, picture };
  const { clerkId } = request;
  const fact = { kind: 'result_confirmed', round: request.round, clerkId, details };
  await appendRecord(tx, slug, [fact], now);
  await publishAfterCommit(deps, tx, revealed, change.seq);
  return true;
}

/**
 * Calls the pit boss to the table during the current round.
 * @returns false if the pit boss has already been called in this round
 * @throws DomainError as listed for the call in contract/src/office/tables-dealing.ts
 */
export async function callPitBoss(deps: Deps, tx: Transaction, request: OfRound): Promise<boolean> {
  const table = await lockDealtTable(tx, request.table);
  const { lines } = await dealingOf(tx, table, request);
  if (lines.some(({ kind }) => kind === 'pit_boss_called')) return false;
  const { round, clerkId } = request;
  const fact = { kind: 'pit_boss_called', round, clerkId, details: { by: 'dealer' } };
  await appendRecord(tx, table.slug, [fact], deps.clock.now());
  announceDealing(deps, tx, table.slug, { isCalled: true });
  return true;
}
