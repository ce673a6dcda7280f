import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { boardsOf } from '../scores/boards.ts';
import { payOut, type Due } from './pay-out.ts';
import { takeBack } from '../entries/entries-repository.ts';
import { findDue, lockDue, setDue, setState, type TournamentRow } from '../repository.ts';
import { placesAfter, touchBoards } from '../scores/scores-repository.ts';
import { publishPaid } from '../scores/publish-scores.ts';

export const PAY_DUE = 'tournaments.pay_due';

/**
 * Maximum number of members paid in one transaction. A larger transaction would lock wallets and delay readers of the
 * event stream for longer.
 */
export const PIECE = 250;

/**
 * Records that a tournament owes prizes or refunds, and enqueues the job that pays them.
 * @param places number of ranked members, stored with the tournament if given
 */
export async function makeDue(tx: Transaction, id: string, places?: number): Promise<void> {
  await setDue(tx, id, { is_due: true, ...(places !== undefined && { places }) });
  await enqueue(tx, PAY_DUE, {}, { key: PAY_DUE });
}

/**
 * Pays prizes for ended tournaments and refunds for cancelled ones, in batches. Each transaction also stores the
 * progress, so that every member is paid and notified once, even if the process stops between two batches.
 */
export async function payDue(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  // A failed payment must not block the payments of other tournaments.
  for (const id of await findDue(deps.db))
    await payAll(deps, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'tournaments still owe something');
}

async function payAll(deps: Deps, id: string): Promise<void> {
  for (let isMore = true; isMore;)
    isMore = await deps.transaction(async (tx) => {
      const tournament = await lockDue(tx, id);
      if (tournament) await payPiece(deps, tx, tournament);
      return tournament !== undefined;
    });
}

async function payPiece(deps: Deps, tx: Transaction, tournament: TournamentRow): Promise<void> {
  if (tournament.state === 'cancelled') await payReturns(deps, tx, tournament);
  else if (tournament.state === 'ended') await payPlaces(deps, tx, tournament);
  else await setDue(tx, tournament.id, { is_due: false });
}

async function payReturns(deps: Deps, tx: Transaction, tournament: TournamentRow): Promise<void> {
  const at = deps.clock.now();
  const entries = await takeBack(tx, tournament.id, { at, limit: PIECE });
  await pay(deps, tx, {
    places: [],
    returns: entries.map((entry) => ({ tournament, entry, at })),
  });
  if (entries.length < PIECE) await close(deps, tx, tournament.id);
}

async function payPlaces(deps: Deps, tx: Transaction, tournament: TournamentRow): Promise<void> {
  const { id, places, places_paid: before } = tournament;
  const at = deps.clock.now();
  const rows = await placesAfter(tx, id, { after: before, limit: PIECE });
  const paid = before + rows.length;
  if (places === null || rows.length < Math.min(PIECE, places - before)) {
    // Ranked entries are missing, because the scores are being rebuilt from history. Once the entries have been ranked,
    // the tournament becomes due again.
    await setDue(tx, id, { is_due: false });
    return;
  }
  await pay(deps, tx, {
    places: rows.map(({ member_id: memberId, ...row }) => ({ tournament, memberId, at, ...row })),
    returns: [],
  });
  await setDue(tx, id, { places_paid: paid });
  if (paid < places) return;
  await setState(tx, [id], { state: 'over', updated_at: at });
  await close(deps, tx, id);
}

async function pay(deps: Deps, tx: Transaction, due: Due): Promise<void> {
  await payOut(deps, tx, due);
  await publishPaid(deps, tx, due);
}

/** Marks a tournament as fully paid, and publishes its leaderboard after the commit. */
async function close(deps: Deps, tx: Transaction, id: string): Promise<void> {
  await setDue(tx, id, { is_due: false });
  await touchBoards(tx, [id]);
  tx.afterCommit(() => {
    boardsOf(deps).touch(id);
  });
}
