import type { Db, Transaction } from '../../platform/database/database.ts';

/** Row of a playlist. The application writes all columns except `games`, which a trigger maintains. */
export interface PlaylistRow {
  id: string;
  member_id: string;
  name: string;
  name_key: string;
  shared: boolean;
  games: import('kysely').Generated<number>;
  created_at: Date;
}

export type StoredPlaylist = Omit<PlaylistRow, 'games'> & { games: number };

interface GameRow {
  list_id: string;
  game: string;
  position: number;
  added_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    playlists: PlaylistRow;
    playlists_games: GameRow;
    playlists_likes: { list: string; member_id: string; liked_at: Date };
    playlists_like_totals: { list: string; likes: number };
  }
}

export function listsOf(db: Db, memberId: string): Promise<StoredPlaylist[]> {
  return db
    .selectFrom('playlists')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findList(db: Db, id: string): Promise<StoredPlaylist | undefined> {
  return db.selectFrom('playlists').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a list's row. Every change to a list locks it first, so changes to one list run one after another. */
export function lockList(tx: Transaction, id: string): Promise<StoredPlaylist | undefined> {
  return tx.selectFrom('playlists').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertList(
  tx: Transaction,
  row: Omit<StoredPlaylist, 'games'>,
): Promise<void> {
  await tx.insertInto('playlists').values(row).execute();
}

export async function updateList(
  tx: Transaction,
  id: string,
  change: Partial<Pick<PlaylistRow, 'name' | 'name_key' | 'shared'>>,
): Promise<void> {
  await tx.updateTable('playlists').set(change).where('id', '=', id).execute();
}

/** Deletes a list and its likes. A cascading foreign key deletes its games. */
export async function deleteList(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('playlists_likes').where('list', '=', id).execute();
  await tx.deleteFrom('playlists').where('id', '=', id).execute();
}

/**
 * Deletes all playlists of a closed account, with their games and likes. Otherwise, shared playlists would stay public
 * with no owner to make them private. First locks the playlists, so that concurrent changes and likes must wait.
 */
export async function forgetLists(tx: Transaction, memberId: string): Promise<void> {
  const lists = await tx
    .selectFrom('playlists')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of lists) await deleteList(tx, id);
}

/** Returns the slugs of each list's games, in order. */
export async function gamesOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const games = new Map<string, string[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return games;
  const rows = await db
    .selectFrom('playlists_games')
    .select(['list_id', 'game'])
    .where('list_id', 'in', ids)
    .orderBy('list_id')
    .orderBy('position')
    .execute();
  for (const { list_id, game } of rows) games.get(list_id)?.push(game);
  return games;
}

/**
 * Appends the games in the given order. Games that are already in the list keep their positions. The caller must hold
 * the list's lock.
 */
export async function appendGames(
  tx: Transaction,
  id: string,
  games: readonly string[],
  now: Date,
): Promise<void> {
  await tx.client.query({
    name: 'playlists_append',
    text: `insert into playlists_games (list_id, game, position, added_at)
      select $1, g.game, g.place + coalesce((select max(position) from playlists_games where list_id = $1), 0), $3
      from unnest($2::text[]) with ordinality g(game, place)
      on conflict (list_id, game) do nothing`,
    values: [id, games, now],
  });
}

export async function deleteGame(tx: Transaction, id: string, game: string): Promise<void> {
  await tx
    .deleteFrom('playlists_games')
    .where('list_id', '=', id)
    .where('game', '=', game)
    .execute();
}

/** Stores the order of a list's games. The caller must lock the list and pass all of its games. */
export async function saveOrder(
  tx: Transaction,
  id: string,
  games: readonly string[],
): Promise<void> {
  await tx.client.query({
    name: 'playlists_order',
    text: `update playlists_games p set position = g.place
      from unnest($2::text[]) with ordinality g(game, place) where p.list_id = $1 and p.game = g.game`,
    values: [id, games],
  });
}

export interface Likes {
  likes: number;
  liked: boolean;
}

/** Returns, for each playlist, its number of likes and whether the member likes it. Omits playlists without likes. */
export async function likesOf(
  db: Db,
  lists: readonly string[],
  memberId: string | undefined,
): Promise<Map<string, Likes>> {
  const { rows } = await db.client.query<Likes & { list: string }>({
    name: 'playlists_likes_of',
    text: `select t.list, t.likes,
        exists (select from playlists_likes l where l.list = t.list and l.member_id = $2::uuid) as liked
      from playlists_like_totals t where t.list = any ($1::text[])`,
    values: [lists, memberId ?? null],
  });
  return new Map(rows.map(({ list, likes, liked }) => [list, { likes, liked }]));
}

export async function saveLike(
  tx: Transaction,
  list: string,
  memberId: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('playlists_likes')
    .values({ list, member_id: memberId, liked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteLike(tx: Transaction, list: string, memberId: string): Promise<void> {
  await tx
    .deleteFrom('playlists_likes')
    .where('list', '=', list)
    .where('member_id', '=', memberId)
    .execute();
}
