import type { Leader, LeaderboardUpdate, Tournament } from '@wl/contract/tournaments';
import { LEADERS } from '@wl/contract/tournaments';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { publicNicknamesOf } from '../members/index.ts';
import { pageOf, windowOf, type Page } from './pages.ts';
import { stateOf, wireLeaders, wireTournament } from './present.ts';
import { listEntered, type Entered } from './entries/entries-repository.ts';
import { findTournament, listTournaments, type TournamentRow, type Which } from './repository.ts';
import { countLeaders, findRanks, leadersOf } from './scores/scores-repository.ts';

const AHEAD_MS = 14 * 86_400_000;

/**
 * Returns a page of running, upcoming or past tournaments.
 * @param memberId the signed-in member; undefined for a visitor
 */
export async function readTournaments(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { which, page }: { which: Which; page: number },
  memberId: string | undefined,
): Promise<Page<Tournament>> {
  const now = clock.now();
  const until = new Date(now.getTime() + AHEAD_MS);
  const { rows, total } = await listTournaments(db, { which, now, until }, windowOf(page));
  return pageOf(await wireFor(db, rows, now, memberId), page, total);
}

/**
 * Returns a page of the tournaments that a member has entered: either all of them, or only those that are neither over
 * nor cancelled.
 */
export async function readEntered(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  memberId: string,
  { which, page }: { which: Entered; page: number },
): Promise<Page<Tournament>> {
  const { rows, total } = await listEntered(db, { memberId, which }, windowOf(page));
  return pageOf(await wireFor(db, rows, clock.now(), memberId), page, total);
}

/**
 * Returns one tournament.
 * @throws DomainError request.not_found if there is no such tournament
 */
export async function readTournament(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  id: string,
  memberId: string | undefined,
): Promise<Tournament> {
  const row = await findTournament(db, id);
  if (!row) throw new DomainError('request.not_found');
  const [wire] = await wireFor(db, [row], clock.now(), memberId);
  if (!wire) throw new Error('a row is presented');
  return wire;
}

async function wireFor(
  db: Db,
  rows: readonly TournamentRow[],
  now: Date,
  memberId: string | undefined,
): Promise<Tournament[]> {
  const rankRows =
    memberId === undefined
      ? []
      : await findRanks(
          db,
          rows.map(({ id }) => ({ tournamentId: id, memberId })),
        );
  const mine = new Map(rankRows.map((ownRank) => [ownRank.tournament_id, ownRank]));
  return rows.map((row) => wireTournament(row, now, mine.get(row.id)));
}

/**
 * Returns a page of a leaderboard.
 * @throws DomainError request.not_found if there is no such tournament
 */
export async function readLeaderboard(
  db: Db,
  id: string,
  page: number,
  memberId: string | undefined,
): Promise<Page<Leader>> {
  const row = await findTournament(db, id);
  if (!row) throw new DomainError('request.not_found');
  const { limit, offset } = windowOf(page);
  const leaders = await leadersFor(db, row, { limit, offset, reader: memberId });
  return pageOf(leaders, page, await countLeaders(db, id));
}

/** Returns the leaderboard update to publish; undefined if the tournament does not exist. */
export async function readLeaderboardUpdate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  version: number,
): Promise<LeaderboardUpdate | undefined> {
  const row = await findTournament(db, id);
  if (!row) return undefined;
  return {
    tournament: id,
    state: stateOf(row, clock.now()),
    entrants: row.entrants,
    version,
    terms_version: row.version,
    leaders: await leadersFor(db, row, { limit: LEADERS, offset: 0 }),
    total: await countLeaders(db, id),
  };
}

async function leadersFor(
  db: Db,
  row: TournamentRow,
  { limit, offset, reader }: { limit: number; offset: number; reader?: string | undefined },
): Promise<Leader[]> {
  const rows = await leadersOf(db, row.id, { limit, offset });
  const names = await publicNicknamesOf(
    db,
    rows.map(({ member_id }) => member_id),
  );
  return wireLeaders(row, rows, { before: offset, names, reader });
}

/**
 * Returns true if the tournament exists.
 * @param id a UUID
 */
export const hasTournament = async (db: Db, id: string): Promise<boolean> =>
  (await findTournament(db, id)) !== undefined;
