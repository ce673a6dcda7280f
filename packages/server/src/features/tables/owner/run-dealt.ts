import { advance, dueAt, openNext, openRound } from '@wl/games/tables/round/phases';
import type { Deps } from '../../../platform/deps.ts';
import { appendRecord } from '../dealing/append-record.ts';
import { announceDealing, troubleOf } from '../dealing/dealer-of.ts';
import { pictureState } from '../dealing/picture-state.ts';
import { linesOfRound } from '../dealing/record-repository.ts';
import { openShift } from '../dealing/shifts-repository.ts';
import { nextSeq, type Lease, type TableRow } from '../repository.ts';
import { storeTrouble, type StoredRound } from '../rounds/rounds-repository.ts';
import { publishAfterCommit, storeNewRound, storeNextState } from '../rounds/store-change.ts';
import { voidRound } from '../rounds/void-round.ts';
import { gameOfTable, paceOf } from '../table-rules.ts';
import { Fenced, unblocked } from './as-owner.ts';
import { refundBets, settleBets } from './close-bets.ts';

/** Interval in ms between checks of a dealt table's shift, video and entries. */
const LOOK_MS = 300;

/** Time in ms for which the video or the dealer can be missing before a round that is not yet closed is voided. */
export const TROUBLE_MS = 15_000;

/** Time in ms after which the pit boss is called because a closed round has no result. */
export const CALL_MS = 3 * 60_000;

interface Dealt {
  table: TableRow;
  round: StoredRound | undefined;
}

/**
 * Performs the next step at a table dealt by a person, if it is due (decision 123). The dealer's entries reveal the
 * result of a round; the table's owner opens, closes and settles the round.
 * @returns 'done' after a step, otherwise the time of the next step; undefined if the table is closed and idle
 * @throws Fenced if another process has taken the table
 */
export async function takeDealtStep(
  deps: Deps,
  lease: Lease,
  { table, round }: Dealt,
): Promise<'done' | number | undefined> {
  const now = deps.clock.now().getTime();
  if (!round) return openDealt(deps, lease, { table, round });
  const { state } = round;
  const due = dueAt(state);
  switch (state.phase) {
    case 'open':
    case 'closing':
    case 'closed':
      return (await watchTrouble(deps, lease, round)) ?? runBets(deps, lease, round);
    case 'revealed': {
      if (now < due) return due;
      await settleBets(deps, lease, { round, game: gameOfTable(table) });
      const next = advance(state, { type: 'bets_settled', at: deps.clock.now().getTime() });
      const settled = { kind: 'round_settled', round: state.round };
      await storeNextState(deps, lease, { ...round, state: next }, 'revealed', [settled]);
      return 'done';
    }
    case 'void':
      await refundBets(deps, lease, round);
      return now < due ? due : openDealt(deps, lease, { table, round });
    case 'settled':
      return now < due ? due : openDealt(deps, lease, { table, round });
  }
}

/** Opens the next round if a shift is open and the video is live. */
async function openDealt(deps: Deps, lease: Lease, { table, round }: Dealt) {
  if (table.state === 'closed') return undefined;
  const at = deps.clock.now().getTime();
  const [shift, picture] = [
    await openShift(deps.db, table.slug),
    await pictureState(deps, table.slug),
  ];
  if (!shift || picture.state === 'lost') return at + LOOK_MS;
  const pace = paceOf(table);
  const state = round ? openNext(round.state, pace, at) : openRound(0, pace, at);
  const opened: StoredRound = {
    ...{ table: table.slug, state, chainNo: null, chainIndex: null, shiftId: shift.id },
    ...{ trouble: undefined, drawn: undefined },
  };
  const { id, dealer_name } = shift;
  const details = { shift: id, dealer_name, picture: picture.generation, bets_ms: pace.betsMs };
  const fact = { kind: 'round_opened', round: state.round, details };
  await storeNewRound(deps, lease, opened, [fact]);
  return 'done' as const;
}

/**
 * Records when the video or the dealer goes missing or is available again. Bets are refused while either is missing.
 * @returns 'done' if something has changed; undefined otherwise
 */
async function watchTrouble(
  deps: Deps,
  lease: Lease,
  round: StoredRound,
): Promise<'done' | undefined> {
  const { table, state, trouble: known } = round;
  const kind = await troubleOf(deps, table);
  if (kind === known?.kind) return undefined;
  await deps.transaction(async (tx) => {
    const change = await nextSeq(tx, lease);
    if (!change) throw new Fenced(lease);
    const at = deps.clock.now();
    // If one interruption turns into another, the time until the round is voided is not extended.
    const trouble = kind && { kind, at: known?.at ?? at.getTime() };
    const stored = { table, number: state.round, epoch: lease.epoch };
    // The update waits for transactions that are booking bets on this round.
    await unblocked(deps, change.pid, () => storeTrouble(tx, stored, trouble));
    const details = { trouble: kind ?? known?.kind, phase: state.phase };
    const fact = { kind: kind ? 'trouble_began' : 'trouble_ended', round: state.round, details };
    await appendRecord(tx, table, [fact], at);
    await publishAfterCommit(deps, tx, { ...round, trouble }, change.seq);
  });
  return 'done';
}

/** Moves a round without a result to its next phase, voids it, or calls the pit boss. */
async function runBets(deps: Deps, lease: Lease, round: StoredRound): Promise<'done' | number> {
  const { table, state, trouble } = round;
  const now = deps.clock.now().getTime();
  if (state.phase === 'closed') return callIfLate(deps, round, now);
  if (trouble) {
    // Nothing has been dealt yet, so voiding the round favours nobody. The round does not close during an interruption.
    const voidsAt = trouble.at + TROUBLE_MS;
    if (now < voidsAt) return Math.min(voidsAt, now + LOOK_MS);
    await voidRound(deps, table, { round: state.round, reason: trouble.kind });
    return 'done';
  }
  const due = dueAt(state);
  if (now < due) return Math.min(due, now + LOOK_MS);
  const next = advance(state, { type: 'time_passed', at: now });
  const closed = { kind: 'round_closed', round: state.round };
  const facts = next.phase === 'closed' ? [closed] : [];
  await storeNextState(deps, lease, { ...round, state: next }, state.phase, facts);
  return 'done';
}

/** Calls the pit boss, once, to a closed round that has had no result for a long time. */
async function callIfLate(
  deps: Deps,
  { table, state }: StoredRound,
  now: number,
): Promise<'done' | number> {
  const callsAt = state.since + CALL_MS;
  if (now < callsAt) return Math.min(callsAt, now + LOOK_MS);
  const lines = await linesOfRound(deps.db, table, state.round);
  if (lines.some(({ kind }) => kind === 'pit_boss_called')) return now + LOOK_MS;
  await deps.transaction(async (tx) => {
    if (!(await nextSeq(tx, { slug: table }))) return;
    const called = { kind: 'pit_boss_called', round: state.round, details: { by: 'server' } };
    await appendRecord(tx, table, [called], deps.clock.now());
    announceDealing(deps, tx, table, { isCalled: true });
  });
  return 'done';
}
