import type { ArticleCategory } from '@wl/world/articles/articles';
import type { PageName } from '@wl/world/articles/pages';
import type { Db, Transaction } from '../../platform/database/database.ts';

/** Id of an article, or name of an information page. */
export type ArticleKey = { id: string } | { page: PageName };

/** Article, or information page that has been edited. `category` and `city` are null for pages. */
export interface ArticleRow {
  id: string;
  kind: 'article' | 'page';
  /** URL slug of an article, or name of an information page. */
  slug: string;
  category: ArticleCategory | null;
  city: string | null;
  picture_id: string | null;
  focal_x: number;
  focal_y: number;
  featured: boolean;
  version: number;
  created_at: Date;
  created_by: string;
  changed_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    articles: ArticleRow;
  }
}

const selectArticle = (db: Db, key: ArticleKey) => {
  const query = db.selectFrom('articles').selectAll();
  return 'page' in key
    ? query.where('kind', '=', 'page').where('slug', '=', key.page)
    : query.where('kind', '=', 'article').where('id', '=', key.id);
};

/** Returns an article, or an information page that has been edited; undefined if there is none. */
export const findArticle = (db: Db, key: ArticleKey): Promise<ArticleRow | undefined> =>
  selectArticle(db, key).executeTakeFirst();

/**
 * Returns an article or page and locks it until the transaction ends. Every change to an article or page takes this
 * lock first.
 */
export const lockArticle = (tx: Transaction, key: ArticleKey): Promise<ArticleRow | undefined> =>
  selectArticle(tx, key).forUpdate().executeTakeFirst();

/** Returns the information pages that have been edited. */
export function editedPages(db: Db): Promise<ArticleRow[]> {
  return db.selectFrom('articles').selectAll().where('kind', '=', 'page').execute();
}

/** Inserts an article or page. Returns false if its id or slug is taken. */
export async function insertArticle(
  tx: Transaction,
  row: Pick<ArticleRow, 'id' | 'kind' | 'slug' | 'category' | 'city' | 'created_by' | 'created_at'>,
): Promise<boolean> {
  const done = await tx
    .insertInto('articles')
    .values({
      ...row,
      picture_id: null,
      focal_x: 50,
      focal_y: 50,
      featured: false,
      version: 1,
      changed_at: row.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

export async function updateArticle(
  tx: Transaction,
  id: string,
  change: Partial<ArticleRow>,
): Promise<void> {
  await tx.updateTable('articles').set(change).where('id', '=', id).execute();
}
