import { compileSections, type Refusal, RefusedMarkdown } from '@wl/world/articles/compile-text';
import { factsIn, fill } from '@wl/world/articles/facts';
import { isGuide } from '@wl/world/articles/guide';
import type { PageName } from '@wl/world/articles/pages';
import { type PicturesById, pictureIdsIn } from '@wl/world/articles/pictures';
import type { Section } from '@wl/world/articles/text';
import { casinoPlaylist } from '@wl/world/casino/playlists';
import { sitePages } from '@wl/world/articles/site-pages';
import type { Language } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { hasCampaignPage } from '../campaigns/index.ts';
import { closedTitles, titles } from '../titles/index.ts';
import { hasTournament } from '../tournaments/index.ts';
import { liveSlugs } from './live-repository.ts';
import type { ArticleRow } from './repository.ts';
import { pictureSizes } from './pictures-repository.ts';
import { isComplete, isLinkable, linksOf, segmentsOf, unknownField, type Texts } from './rules.ts';

type Article = Pick<ArticleRow, 'kind' | 'slug' | 'picture_id'>;

/** Slug of the guide, an information page whose text must have the structure that `isGuide` checks. */
const GUIDE: PageName = 'how-to';

/**
 * Checks the texts of an article or page before they are published.
 * @returns the compiled text
 * @throws DomainError articles.incomplete · articles.text_refused · articles.picture_misplaced · articles.picture_outside
 *   · articles.picture_undescribed · articles.picture_unknown · articles.field_unknown · articles.link_broken ·
 *   articles.guide_refused
 */
export async function judgeText(
  deps: Deps,
  db: Db,
  article: Article,
  language: Language,
  texts: Texts,
): Promise<Section[]> {
  if (!isComplete(texts, article.picture_id !== null)) throw new DomainError('articles.incomplete');
  const body = compile(texts.markdown, await pictureSizes(db, pictureIdsIn(texts.markdown)));
  if (article.kind === 'page' && article.slug === GUIDE && !isGuide(body))
    throw new DomainError('articles.guide_refused');
  const facts = factsIn(language);
  const name = unknownField(texts, body, facts);
  if (name !== undefined) throw new DomainError('articles.field_unknown', { params: { name } });
  const { paths, urls } = linksOf(body);
  for (const link of new Set(urls)) if (!isLinkable(fill(link, facts))) throw brokenLink(link);
  const isPage = pageFinder(deps, db, article, language);
  for (const link of new Set(paths)) if (!(await isPage(link))) throw brokenLink(link);
  return body;
}

const brokenLink = (link: string) =>
  new DomainError('articles.link_broken', { params: { link: link.slice(0, 200) } });

const refusals = {
  element: 'articles.text_refused',
  picture_misplaced: 'articles.picture_misplaced',
  picture_outside: 'articles.picture_outside',
  picture_undescribed: 'articles.picture_undescribed',
  picture_unknown: 'articles.picture_unknown',
} as const satisfies Record<Refusal, string>;

function compile(markdown: string, pictures: PicturesById): Section[] {
  try {
    return compileSections(markdown, pictures);
  } catch (error) {
    if (error instanceof RefusedMarkdown)
      throw new DomainError(refusals[error.reason], { params: { piece: error.piece } });
    throw error;
  }
}

const pages = new Set(sitePages.map((path) => segmentsOf(path).join('/')));
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns a function that checks whether a path on this site leads to a page that readers of the text can open. */
function pageFinder(deps: Deps, db: Db, { kind, slug }: Article, language: Language) {
  let slugs: Promise<string[]> | undefined;
  const isGame = (category: string, name: string) =>
    titles.findListed(name)?.category === category && closedTitles(deps).get(name) !== 'off';
  const isArticle = async (name: string) => {
    slugs ??= liveSlugs(db, deps.clock.now(), [language, 'en']);
    return (kind === 'article' && name === slug) || (await slugs).includes(name);
  };
  return async (path: string): Promise<boolean> => {
    const segments = segmentsOf(path);
    const [first = '', second = '', third = ''] = segments;
    if (pages.has(segments.join('/'))) return true;
    if (segments.length === 1 && first === 'wonderful-casino') return hasCampaignPage(db, first);
    if (segments.length === 1) return first === 'news';
    if (segments.length === 3) return first === 'play' && isGame(second, third);
    if (segments.length !== 2) return false;
    if (first === 'news') return isArticle(second);
    if (first === 'campaign') return hasCampaignPage(db, second);
    if (first === 'tournaments') return UUID.test(second) && hasTournament(db, second);
    if (first === 'playlist') return casinoPlaylist(second) !== undefined;
    return isGame(first, second);
  };
}
