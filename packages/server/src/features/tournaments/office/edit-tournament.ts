import { isDeepStrictEqual } from 'node:util';
import { tournamentsEvents } from '@wl/contract/events/tournaments';
import type { TournamentDraft } from '@wl/contract/office/tournaments';
import { appendEvent } from '../../../platform/events/events.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { boardsOf } from '../scores/boards.ts';
import { keepsPromises, namesOf, problemsOf } from './draft.ts';
import { stateOf } from '../present.ts';
import { planEnd } from '../publish-series.ts';
import {
  findTournament,
  insertTournament,
  lockTournament,
  setState,
  updateTournament,
  type TournamentRow,
} from '../repository.ts';
import { touchBoards } from '../scores/scores-repository.ts';

function rowOf({ name, starts_at: starts, ends_at: ends, ...rest }: TournamentDraft) {
  const { city, scoring, stake, max_rounds, games, entry_coins, max_entrants, prizes } = rest;
  return {
    ...{ city, scoring, stake, max_rounds, games, entry_coins, max_entrants, prizes },
    name: namesOf(name),
    starts_at: new Date(starts),
    ends_at: new Date(ends),
  };
}

function refuseImpossible(draft: TournamentDraft, now: Date): void {
  const problems = problemsOf(draft, now);
  if (problems.length > 0)
    throw new DomainError('tournaments.impossible', { params: { problems: problems.join(', ') } });
}

/**
 * Publishes a single tournament. Repeated calls with the same draft and key create only one tournament.
 * @returns true if this call created it
 * @throws DomainError tournaments.impossible (the draft has problems) · wallet.key_reused if the key belongs to another
 *   tournament or another draft
 */
export async function makeTournament(
  deps: Deps,
  tx: Transaction,
  { key, ...draft }: TournamentDraft & { key: string },
  clerkId: string,
): Promise<boolean> {
  const made = { ...rowOf(draft), created_by: clerkId };
  const known = await findTournament(tx, key);
  if (known) refuseOther(known, made);
  if (known) return false;
  const now = deps.clock.now();
  refuseImpossible(draft, now);
  const isNew = await insertTournament(tx, { id: key, series: null, ...made, created_at: now });
  if (isNew) await planEnd(tx, key, made.ends_at);
  // If another request has just created a tournament with this key, check that both requests contain the same draft.
  else refuseOther(await findTournament(tx, key), made);
  return isNew;
}

/**
 * Compares a stored tournament with a draft.
 * @throws DomainError wallet.key_reused if they differ
 */
function refuseOther(
  known: TournamentRow | undefined,
  made: ReturnType<typeof rowOf> & { created_by: string },
): void {
  const names = Object.keys(made) as (keyof typeof made)[];
  if (!known || !names.every((name) => isDeepStrictEqual(known[name], made[name])))
    throw new DomainError('wallet.key_reused');
}

/**
 * Changes a tournament before it starts.
 * - Once a member has entered, only the name, the number of places and the prizes can change, and no prize can
 *   decrease.
 * - In a series, the start cannot change, because publishing uses it to detect tournaments that already exist.
 *
 * @returns the tournament before the change
 * @throws DomainError request.not_found (no such tournament) · tournaments.changed (another clerk changed it first) ·
 *   tournaments.started · tournaments.terms_fixed · tournaments.start_fixed · tournaments.impossible (the draft has
 *   problems)
 */
export async function changeTournament(
  deps: Deps,
  tx: Transaction,
  id: string,
  { version, ...draft }: TournamentDraft & { version: number },
): Promise<TournamentRow> {
  const before = await lockTournament(tx, id);
  if (!before) throw new DomainError('request.not_found');
  const now = deps.clock.now();
  if (stateOf(before, now) !== 'upcoming') throw new DomainError('tournaments.started');
  if (before.version !== version) throw new DomainError('tournaments.changed');
  refuseImpossible(draft, now);
  const after = rowOf(draft);
  const isMoved = after.starts_at.getTime() !== before.starts_at.getTime();
  if (isMoved && before.series !== null) throw new DomainError('tournaments.start_fixed');
  const tooFew = after.max_entrants !== null && after.max_entrants < before.entrants;
  if (tooFew || (before.entrants > 0 && !keepsPromises(before, after)))
    throw new DomainError('tournaments.terms_fixed');
  await updateTournament(tx, id, {
    ...after,
    // If the start time changes, entrants must be reminded again.
    reminded_at: isMoved ? null : before.reminded_at,
    version: version + 1,
    updated_at: now,
  });
  await planEnd(tx, id, after.ends_at);
  await touchBoards(tx, [id]);
  tx.afterCommit(() => {
    boardsOf(deps).touch(id);
  });
  return before;
}

/**
 * Cancels a tournament. The subscriber to the cancellation event refunds each entry once.
 * @throws DomainError request.not_found (no such tournament) · tournaments.ended
 */
export async function cancelTournament(
  deps: Deps,
  tx: Transaction,
  id: string,
  reason: string,
): Promise<TournamentRow> {
  const before = await lockTournament(tx, id);
  if (!before) throw new DomainError('request.not_found');
  if (before.state === 'cancelled') return before;
  const now = deps.clock.now();
  const state = stateOf(before, now);
  if (state === 'settling' || state === 'over') throw new DomainError('tournaments.ended');
  await setState(tx, [id], { state: 'cancelled', cancel_reason: reason, updated_at: now });
  await appendEvent(tx, tournamentsEvents.called_off, {
    data: { tournament_id: id, at: now.toISOString() },
  });
  tx.afterCommit(() => {
    deps.events.wake(tournamentsEvents.called_off);
  });
  return before;
}
