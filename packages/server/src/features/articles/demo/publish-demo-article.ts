import { readFileSync } from 'node:fs';
import path from 'node:path';
import { originalText } from '@wl/world/articles/original-text';
import type { ArticleCategory } from '@wl/world/articles/articles';
import { languages } from '@wl/world/languages';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { publishDraft } from '../publish-article.ts';
import { insertArticle } from '../repository.ts';
import { saveDraft } from '../save-draft.ts';

export interface DemoArticle {
  /** Slug of the article, which is also the name of the folder with its texts (one file per language). */
  slug: string;
  category: ArticleCategory;
  /** City whose postcard is the article's cover. */
  city: string;
}

/** Publishes a demonstration article in all languages, unless an article with the same slug already exists. */
export async function publishDemoArticle(
  deps: Deps,
  tx: Transaction,
  { slug, category, city }: DemoArticle,
  clerkId: string,
): Promise<void> {
  const id = uuidv7();
  const details = { id, kind: 'article' as const, slug, category, city };
  const created_at = deps.clock.now();
  if (!(await insertArticle(tx, { ...details, created_at, created_by: clerkId }))) return;
  for (const language of languages) {
    const file = path.join(import.meta.dirname, slug, `${language}.md`);
    const texts = { ...originalText(readFileSync(file, 'utf8')), picture_alt: '' };
    const place = { id, language };
    await saveDraft(deps, tx, place, { ...texts, number: 0, clerkId });
    await publishDraft(deps, tx, place, { number: 1, liveAt: null, clerkId });
  }
}
