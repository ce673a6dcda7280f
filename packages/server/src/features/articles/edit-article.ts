import type { BodyOf } from '@wl/contract/call';
import type * as calls from '@wl/contract/office/articles';
import { cityBySlug } from '@wl/world/cities/index';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { textsOf } from '../../platform/http/field-issues.ts';
import { isUsedElsewhere } from './picture-uses-repository.ts';
import { lockPicture, setUnused, usePicture } from './pictures-repository.ts';
import {
  findArticle,
  insertArticle,
  lockArticle,
  updateArticle,
  type ArticleRow,
} from './repository.ts';
import { reservedSlugs } from './rules.ts';

/**
 * Creates an article without texts.
 * @returns false if an earlier call has already created it
 * @throws DomainError articles.slug_taken · request.invalid
 */
export async function makeArticle(
  deps: Deps,
  tx: Transaction,
  { id, slug, category, city }: BodyOf<typeof calls.makeArticle>,
  clerkId: string,
): Promise<boolean> {
  judgeCity(city);
  if (reservedSlugs.includes(slug)) throw new DomainError('articles.slug_taken');
  const details = { id, kind: 'article' as const, slug, category, city };
  const created_at = deps.clock.now();
  if (await insertArticle(tx, { ...details, created_at, created_by: clerkId })) return true;
  const known = await findArticle(tx, { id });
  if (!known) throw new DomainError('articles.slug_taken');
  // An id belongs to one article, so another slug means that the client has mixed up two articles.
  if (known.slug !== slug) throw new DomainError('request.invalid');
  return false;
}

type Details = Pick<
  ArticleRow,
  'category' | 'city' | 'picture_id' | 'focal_x' | 'focal_y' | 'featured'
>;

/** Returns the article properties that apply to all languages. */
const detailsOf = (row: Details): Details => ({
  category: row.category,
  city: row.city,
  picture_id: row.picture_id,
  focal_x: row.focal_x,
  focal_y: row.focal_y,
  featured: row.featured,
});

/**
 * Changes an article's category, city, cover and featured flag.
 * @returns the properties before and after; null if a previous call has already made this change
 * @throws DomainError request.not_found · articles.changed · request.invalid
 */
export async function changeArticle(
  deps: Deps,
  tx: Transaction,
  id: string,
  { version, picture, category, city, featured }: BodyOf<typeof calls.changeArticle>,
): Promise<{ before: Details; after: Details } | null> {
  judgeCity(city);
  const article = await lockArticle(tx, { id });
  if (!article) throw new DomainError('request.not_found');
  const before = detailsOf(article);
  const after = {
    category,
    city,
    featured,
    picture_id: picture?.id ?? null,
    focal_x: picture?.focal_x ?? 50,
    focal_y: picture?.focal_y ?? 50,
  };
  if (isSame(before, after)) return null;
  if (article.version !== version) throw new DomainError('articles.changed');
  if (after.picture_id !== before.picture_id)
    await exchangePicture(deps, tx, article, after.picture_id);
  await updateArticle(tx, id, { ...after, version: version + 1, changed_at: deps.clock.now() });
  return { before, after };
}

const isSame = (a: Details, b: Details) =>
  (Object.keys(a) as (keyof Details)[]).every((key) => a[key] === b[key]);

/** Marks the new picture as used. Marks the previous picture as unused unless it is still used elsewhere. */
async function exchangePicture(
  { clock }: Deps,
  tx: Transaction,
  article: ArticleRow,
  pictureId: string | null,
): Promise<void> {
  if (pictureId !== null && !(await usePicture(tx, pictureId)))
    throw new DomainError('request.invalid', { fields: textsOf({ picture: 'field.required' }) });
  const previous = article.picture_id;
  if (previous === null) return;
  // Two edits can remove the same picture from different articles at the same time. The second edit waits here, and
  // then sees that the first article no longer uses the picture.
  await lockPicture(tx, previous);
  if (!(await isUsedElsewhere(tx, previous, article.id)))
    await setUnused(tx, previous, clock.now());
}

function judgeCity(city: string): void {
  if (!cityBySlug(city))
    throw new DomainError('request.invalid', { fields: textsOf({ city: 'field.required' }) });
}
