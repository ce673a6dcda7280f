import type { ArticleState } from '@wl/contract/office/articles';
import type { Block, Inline, Section } from '@wl/world/articles/text';

/** Texts of an article in one language. */
export interface Texts {
  title: string;
  summary: string;
  markdown: string;
  picture_alt: string;
}

export const noTexts: Texts = { title: '', summary: '', markdown: '', picture_alt: '' };

/** Returns only the texts of a draft or published version, without its other properties. */
export const textsOf = ({ title, summary, markdown, picture_alt }: Texts): Texts => ({
  title,
  summary,
  markdown,
  picture_alt,
});

export const isSameText = (a: Texts, b: Texts): boolean =>
  a.title === b.title &&
  a.summary === b.summary &&
  a.markdown === b.markdown &&
  a.picture_alt === b.picture_alt;

/** Slugs that articles cannot use, because their URLs belong to other API calls. */
export const reservedSlugs: readonly string[] = ['featured', 'pictures'];

/** Publication status of an article's text in one language. */
export interface TextFacts {
  has_draft: boolean;
  is_live: boolean;
  /** Time when a scheduled text goes live; null if none is scheduled. */
  scheduled_at: Date | null;
  /** True if a text was withdrawn after it had gone live. */
  was_live: boolean;
  /** True if the draft differs from the text that is live or scheduled. */
  changed: boolean;
}

/** Returns the state of an article in one language. */
export function stateOf(facts: TextFacts): ArticleState {
  if (facts.is_live) return 'published';
  if (facts.scheduled_at) return 'scheduled';
  if (facts.was_live) return 'withdrawn';
  return facts.has_draft ? 'draft' : 'none';
}

/** Returns true if no required text is empty. The picture description is required only if there is a cover picture. */
export const isComplete = (texts: Texts, hasPicture: boolean): boolean =>
  texts.title.trim() !== '' &&
  texts.summary.trim() !== '' &&
  texts.markdown.trim() !== '' &&
  (!hasPicture || texts.picture_alt.trim() !== '');

function blockPieces(block: Block): readonly Inline[] {
  if ('list' in block) return block.list.flat();
  if ('paragraph' in block) return block.paragraph;
  const { alt, caption = '' } = block.picture;
  return [alt, caption];
}

/** Returns the inline elements of a text, including those nested in bold, italic and link elements. */
function allPieces(pieces: readonly Inline[]): Inline[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string' || 'code' in piece) return [piece];
    if ('strong' in piece) return [piece, ...allPieces(piece.strong)];
    if ('em' in piece) return [piece, ...allPieces(piece.em)];
    return [piece, ...allPieces(piece.text)];
  });
}

const piecesOf = (body: readonly Section[]): Inline[] =>
  body.flatMap(({ blocks }) => blocks.flatMap((block) => allPieces(blockPieces(block))));

/** Returns the strings of a compiled text that can contain placeholders, such as `{casino}`, for clients to fill in. */
function filledStrings(body: readonly Section[]): string[] {
  const titles = body.flatMap(({ title }) => title ?? []);
  const strings = piecesOf(body).flatMap((piece) => {
    if (typeof piece === 'string') return piece;
    if ('code' in piece) return piece.code;
    return 'href' in piece ? piece.href : [];
  });
  return [...titles, ...strings];
}

/** Returns the name of the first unknown placeholder in the texts, without its braces; undefined if all are known. */
export function unknownField(
  { title, summary }: Texts,
  body: readonly Section[],
  known: Readonly<Record<string, string>>,
): string | undefined {
  return [title, summary, ...filledStrings(body)]
    .flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
    .find((name) => !Object.hasOwn(known, name));
}

/** Returns the links of a compiled text: paths on this site, and URLs of other sites. */
export function linksOf(body: readonly Section[]): { paths: string[]; urls: string[] } {
  const pieces = piecesOf(body).filter((piece) => typeof piece !== 'string');
  return {
    paths: pieces.flatMap((piece) => ('to' in piece ? piece.to : [])),
    urls: pieces.flatMap((piece) => ('href' in piece ? piece.href : [])),
  };
}

/**
 * Returns true if an external link is a well-formed `mailto:` or HTTPS URL. A URL with a user name or password is
 * rejected, because it can disguise its host.
 */
export function isLinkable(url: string): boolean {
  if (url.startsWith('mailto:')) return /^mailto:[^\s@/?]+@[^\s@/?]+\.[^\s@/?]+(\?.*)?$/.test(url);
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, hostname } = new URL(url);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
}

/** Returns the segments of a link's path, without query, hash or trailing slash: `/news/x?y#z` → `news`, `x`. */
export const segmentsOf = (path: string): string[] =>
  (path.split(/[?#]/)[0] ?? '').replace(/\/$/, '').split('/').slice(1);

/** Returns the SQL limit and offset for a page of a list. Page numbers start at 1. */
export const pageAt = (page: number, size: number) => ({
  limit: size,
  offset: (page - 1) * size,
});

/** Returns the pagination metadata for a page of a list. */
export const metaOf = (
  page: number,
  size: number,
  { total, count }: { total: number; count: number },
) => ({
  current_page: page,
  total,
  to: count === 0 ? 0 : (page - 1) * size + count,
});
