import { tournamentsEvents } from '@wl/contract/events/tournaments';
import { FULL_PRIZES_FROM } from '@wl/world/tournaments/tournament';
import type { EntryWay } from '@wl/world/tournaments/tournament';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import type { Position } from '../../../platform/events/event-pages.ts';

export interface ScoreRow {
  tournament_id: string;
  member_id: string;
  entry_no: number;
  score: number;
  reached_at: Date | null;
  rounds: number;
  is_open: boolean;
  rank: number | null;
  coins: number | null;
}

interface BoardRow {
  tournament_id: string;
  changes: number;
  published: number;
  published_at: Date | null;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    tournaments_scores: ScoreRow;
    tournaments_boards: BoardRow;
  }
}

const COLUMNS =
  'tournament_id, member_id, entry_no, score, reached_at, rounds, is_open, rank, coins';

/** Returns these members' open scores, which further rounds can still change. */
export async function openScores(
  tx: Transaction,
  memberIds: readonly string[],
): Promise<ScoreRow[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await tx.client.query<ScoreRow>({
    name: 'tournaments_open_scores',
    text: `select ${COLUMNS} from tournaments_scores where member_id = any($1::uuid[]) and is_open`,
    values: [memberIds],
  });
  return rows;
}

export async function scoresOf(tx: Transaction, tournamentId: string): Promise<ScoreRow[]> {
  const { rows } = await tx.client.query<ScoreRow>({
    name: 'tournaments_scores_of',
    text: `select ${COLUMNS} from tournaments_scores where tournament_id = $1`,
    values: [tournamentId],
  });
  return rows;
}

export interface PlaceRow {
  member_id: string;
  rank: number;
  coins: number;
  score: number;
}

/** Returns up to `limit` ranked entries of a tournament after the first `after` entries, best rank first. */
export async function placesAfter(
  tx: Transaction,
  id: string,
  { after, limit }: { after: number; limit: number },
): Promise<PlaceRow[]> {
  const { rows } = await tx.client.query<PlaceRow>({
    name: 'tournaments_places_after',
    text: `select member_id, rank, coins, score from (
        select member_id, rank, coins, score from tournaments_scores
        where tournament_id = $1 and score > 0 order by (-score), reached_at, entry_no limit $3 offset $2) piece
      where rank is not null order by rank`,
    values: [id, after, limit],
  });
  return rows;
}

/** Saves new or changed scores with one statement, in the given order. */
export async function saveScores(tx: Transaction, rows: readonly ScoreRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <T>(of: (row: ScoreRow) => T) => rows.map(of);
  await tx.client.query({
    name: 'tournaments_save_scores',
    text: `insert into tournaments_scores (${COLUMNS})
      select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::bigint[], $5::timestamptz[], $6::int[], $7::boolean[],
        $8::int[], $9::bigint[])
      on conflict (tournament_id, member_id) do update set score = excluded.score, reached_at = excluded.reached_at,
        rounds = excluded.rounds, is_open = excluded.is_open, rank = excluded.rank, coins = excluded.coins`,
    values: [
      column(({ tournament_id }) => tournament_id),
      column(({ member_id }) => member_id),
      column(({ entry_no }) => entry_no),
      column(({ score }) => score),
      column(({ reached_at }) => reached_at),
      column(({ rounds }) => rounds),
      column(({ is_open }) => is_open),
      column(({ rank }) => rank),
      column(({ coins }) => coins),
    ],
  });
}

/** Marks the leaderboards of the given tournaments as changed. */
export async function touchBoards(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.client.query({
    name: 'tournaments_touch_boards',
    text: `insert into tournaments_boards as b (tournament_id, changes) select id, 1 from unnest($1::uuid[]) id order by id
      on conflict (tournament_id) do update set changes = b.changes + 1`,
    values: [ids],
  });
}

/**
 * Claims the next publication of a leaderboard. Across all nodes, a leaderboard is published at most once per second,
 * and only if it has unpublished changes.
 * @returns the version to publish; undefined if there are no unpublished changes, or if the last publication is less
 *   than a second old
 */
export async function takeBoard(db: Db, id: string): Promise<number | undefined> {
  const { rows } = await db.client.query<{ published: number }>({
    name: 'tournaments_take_board',
    text: `update tournaments_boards set published = changes, published_at = clock_timestamp()
      where tournament_id = $1 and changes > published
        and (published_at is null or published_at <= clock_timestamp() - interval '1 second')
      returning published`,
    values: [id],
  });
  return rows[0]?.published;
}

/** Returns true if a leaderboard has unpublished changes. */
export async function isUnpublished(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.client.query({
    name: 'tournaments_unpublished',
    text: `select 1 from tournaments_boards where tournament_id = $1 and changes > published`,
    values: [id],
  });
  return rows.length > 0;
}

export interface LeaderRow {
  member_id: string;
  entry_no: number;
  score: number;
  reached_at: Date;
}

/** Returns a page of a leaderboard, best scores first. */
export async function leadersOf(
  db: Db,
  id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<LeaderRow[]> {
  const { rows } = await db.client.query<LeaderRow>({
    name: 'tournaments_leaders',
    text: `select member_id, entry_no, score, reached_at from tournaments_scores
      where tournament_id = $1 and score > 0 order by (-score), reached_at, entry_no limit $2 offset $3`,
    values: [id, limit, offset],
  });
  return rows;
}

/** Returns the number of entries with a score. */
export async function countLeaders(db: Db, id: string): Promise<number> {
  const { rows } = await db.client.query<{ total: number }>({
    name: 'tournaments_count_leaders',
    text: `select count(*) as total from tournaments_scores where tournament_id = $1 and score > 0`,
    values: [id],
  });
  return rows[0]?.total ?? 0;
}

export interface RankRow {
  tournament_id: string;
  member_id: string;
  id: string;
  entry_no: number;
  how: EntryWay;
  entered_at: Date;
  score: number;
  reached_at: Date | null;
  rounds: number;
  rank: number | null;
  /** Prize in Coins; null until the final ranks are stored. */
  coins: number | null;
  /** Number of members with a score. Counting stops at the number required for full prizes. */
  scored: number;
}

/** Returns the score and rank of each entry: the final rank if it is stored, otherwise the current rank. */
export async function findRanks(
  db: Db,
  entries: readonly { tournamentId: string; memberId: string }[],
): Promise<RankRow[]> {
  if (entries.length === 0) return [];
  const { rows } = await db.client.query<RankRow>({
    name: 'tournaments_ranks',
    text: `select e.tournament_id, e.member_id, e.id, e.entry_no, e.how, e.entered_at, coalesce(s.score, 0) as score, s.reached_at,
        coalesce(s.rounds, 0) as rounds, s.coins,
        (select count(*)::int from (select 1 from tournaments_scores o where o.tournament_id = e.tournament_id and o.score > 0
          limit ${FULL_PRIZES_FROM}) counted) as scored,
        case when s.rank is not null then s.rank when s.score > 0 then 1 + (
          select count(*)::int from tournaments_scores o where o.tournament_id = s.tournament_id and o.score > 0
            and ((-o.score), o.reached_at, o.entry_no) < ((-s.score), s.reached_at, s.entry_no)) end as rank
      from unnest($1::uuid[], $2::uuid[]) w(tournament_id, member_id)
      join tournaments_entries e using (tournament_id, member_id)
      left join tournaments_scores s using (tournament_id, member_id)`,
    values: [
      entries.map(({ tournamentId }) => tournamentId),
      entries.map(({ memberId }) => memberId),
    ],
  });
  return rows;
}

/** Returns the position of a member's entry event in the event stream. Only rounds after that event count. */
export async function entryPlace(
  tx: Transaction,
  memberId: string,
  tournamentId: string,
): Promise<Position> {
  const { rows } = await tx.client.query<Position>({
    name: 'tournaments_entry_place',
    text: `select tx::text as tx, id from events
      where member_id = $1 and type = $2 and data->>'tournament_id' = $3 order by tx, id limit 1`,
    values: [memberId, tournamentsEvents.entered.type, tournamentId],
  });
  const [place] = rows;
  if (!place) throw new Error(`no event entered the member into tournament ${tournamentId}`);
  return place;
}

/** Closes a tournament's scores, so that later rounds no longer change them. */
export async function closeScores(tx: Transaction, tournamentId: string): Promise<void> {
  await tx.client.query({
    name: 'tournaments_close_scores',
    text: `update tournaments_scores set is_open = false where tournament_id = $1 and is_open`,
    values: [tournamentId],
  });
}
