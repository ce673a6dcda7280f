import type { ArticleCategory } from '@wl/world/articles/articles';
import type { Db, Transaction } from '../../platform/database/database.ts';

export interface ArticleRow {
  id: string;
  slug: string;
  category: ArticleCategory;
  city: string;
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

export function findArticle(db: Db, id: string): Promise<ArticleRow | undefined> {
  return db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns an article and locks it until the transaction ends. Every change of an article takes this lock first. */
export function lockArticle(tx: Transaction, id: string): Promise<ArticleRow | undefined> {
  return tx.selectFrom('articles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Inserts an article. Returns false if its id or slug is taken. */
export async function insertArticle(
  tx: Transaction,
  row: Pick<ArticleRow, 'id' | 'slug' | 'category' | 'city' | 'created_by' | 'created_at'>,
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
