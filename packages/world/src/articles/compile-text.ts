/**
 * Compiles the Markdown of information pages and news articles to plain data. As a result, no Markdown parser or
 * hand-written HTML reaches the browser.
 */
import { lexer, type Token, type Tokens } from 'marked';
import type { PictureSize, PicturesById } from './pictures.ts';
import { pictureIdOf } from './pictures.ts';
import type { Block, Inline, InfoText, Section, TextPicture } from './text.ts';

/**
 * Reason why a part of a text is refused.
 * - `element`: the part is an element that is not allowed, such as HTML
 * - `picture_misplaced`: the picture is within a paragraph
 * - `picture_outside`: the address does not refer to an uploaded picture
 * - `picture_undescribed`: the picture has no description
 * - `picture_unknown`: no uploaded picture has this id
 */
export type Refusal =
  | 'element'
  | 'picture_misplaced'
  | 'picture_outside'
  | 'picture_undescribed'
  | 'picture_unknown';

/** Error for Markdown that is not allowed in a text. The message quotes the Markdown. */
export class RefusedMarkdown extends Error {
  /** Disallowed part of the Markdown, shortened for display. */
  readonly piece: string;
  readonly reason: Refusal;

  constructor(piece: string, reason: Refusal = 'element') {
    super(`Not allowed in a text: ${piece}`);
    this.piece = piece;
    this.reason = reason;
  }
}

const shorten = (piece: string): string => piece.trim().slice(0, 80);

/** Throws an error for Markdown that is not allowed. The list of allowed elements is deliberately short. */
function refuse(token: Token, reason?: Refusal): never {
  throw new RefusedMarkdown(shorten(token.raw), reason);
}

const childrenOf = (token: Token): Token[] => ('tokens' in token && token.tokens) || [];

function link(token: Tokens.Link): Inline {
  const text = inlines(token.tokens);
  if (/^\/(?![/\\])/.test(token.href)) return { to: token.href, text };
  if (/^(https:\/\/|mailto:)/.test(token.href)) return { href: token.href, text };
  return refuse(token);
}

/**
 * Adds a word joiner (U+2060) after the hyphen in words such as "e-mail" and "top-up", so that these words are not
 * split across lines.
 */
const joined = (text: string): string =>
  text.replaceAll(/(?<!\p{L})e-(?=\p{L})|(?<=\p{L})-(?=(?:up|out)s?(?!\p{L}))/giu, '$&\u2060');

function inline(token: Token): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return joined((token as Tokens.Text).text.replaceAll(/\s+/g, ' '));
    case 'strong':
      return { strong: inlines(childrenOf(token)) };
    case 'em':
      return { em: inlines(childrenOf(token)) };
    case 'codespan':
      return { code: (token as Tokens.Codespan).text };
    case 'link':
      return link(token as Tokens.Link);
    case 'image':
      return refuse(token, 'picture_misplaced');
    default:
      return refuse(token);
  }
}

const inlines = (tokens: readonly Token[]): Inline[] => tokens.map(inline);

/** Compiles a list item, which can contain only text, because nested lists are hard to read on a phone. */
function item(entry: Tokens.ListItem): Inline[] {
  return entry.tokens.flatMap((token) =>
    token.type === 'text' || token.type === 'paragraph'
      ? inlines(childrenOf(token))
      : refuse(token),
  );
}

/** Compiles `![description](picture:id "caption")`. */
function picture(token: Tokens.Image, pictures: PicturesById): TextPicture {
  const id = pictureIdOf(token.href);
  if (id === undefined) return refuse(token, 'picture_outside');
  const alt = token.text.replaceAll(/\s+/g, ' ').trim();
  if (alt === '') return refuse(token, 'picture_undescribed');
  const size = pictures.get(id);
  if (!size) return refuse(token, 'picture_unknown');
  const caption = (token.title ?? '').replaceAll(/\s+/g, ' ').trim();
  const { width, height } = size;
  return {
    id,
    alt: joined(alt),
    ...(caption !== '' && { caption: joined(caption) }),
    width,
    height,
  };
}

const isImage = (token: Token): token is Tokens.Image => token.type === 'image';
const isSpace = ({ type, raw }: Token) => type === 'text' && raw.trim() === '';

/** Compiles a paragraph. If the paragraph consists of pictures only, each picture becomes a separate block. */
function paragraph(token: Token, pictures: PicturesById): Block[] {
  const children = childrenOf(token);
  const images = children.filter(isImage);
  if (images.length > 0 && children.every((one) => isImage(one) || isSpace(one)))
    return images.map((image) => ({ picture: picture(image, pictures) }));
  return [{ paragraph: inlines(children) }];
}

function blocksOf(token: Token, pictures: PicturesById): Block[] {
  if (token.type === 'paragraph') return paragraph(token, pictures);
  if (token.type !== 'list') return refuse(token);
  const list = token as Tokens.List;
  return [{ list: list.items.map(item), ordered: list.ordered }];
}

const noPictures: PicturesById = new Map<string, PictureSize>();

/** Compiles Markdown tokens to sections. Each level-2 heading starts a new section. Other headings are refused. */
function sectionsOf(tokens: readonly Token[], pictures: PicturesById = noPictures): Section[] {
  const sections: Section[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      if (depth !== 2) refuse(token);
      sections.push({ title: text, blocks: [] });
    } else {
      if (sections.length === 0) sections.push({ blocks: [] });
      sections.at(-1)?.blocks.push(...blocksOf(token, pictures));
    }
  }
  return sections;
}

/** Matches a line that opens four nested blocks: one that starts with four consecutive quotation or list markers. */
const NESTED_BLOCKS = /^[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])[ \t]*){4}.*/m;
/** Matches the marker at the beginning of a list item. */
const ITEM = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/gm;
const MAX_ITEMS = 500;
/**
 * Characters that the Markdown parser can interpret in several ways. The parser's run time grows with the square of
 * their number.
 */
const MARK = /[*_`[<~!\\]/g;
const MAX_MARKS = 1000;

/**
 * Refuses texts for which the Markdown parser would need too much time or memory. No text written by a person exceeds
 * the limits.
 */
function refuseCostly(markdown: string): void {
  const nested = NESTED_BLOCKS.exec(markdown);
  if (nested) throw new RefusedMarkdown(shorten(nested[0]));
  for (const [pattern, limit] of [
    [ITEM, MAX_ITEMS],
    [MARK, MAX_MARKS],
  ] as const) {
    const excess = [...markdown.matchAll(pattern)][limit];
    if (excess) throw new RefusedMarkdown(shorten(markdown.slice(excess.index)));
  }
}

const tokensOf = (markdown: string) => lexer(markdown).filter(({ type }) => type !== 'space');

/**
 * Compiles the text of a news article: paragraphs, lists, pictures and `## Sections`, without a title.
 * @param pictures sizes of the pictures that the text can contain
 * @throws RefusedMarkdown if the text contains anything else
 */
export function compileSections(markdown: string, pictures?: PicturesById): Section[] {
  refuseCostly(markdown);
  return sectionsOf(tokensOf(markdown), pictures);
}

/**
 * Compiles an information page: first `# Title`, then paragraphs, lists and `## Sections`.
 * @throws RefusedMarkdown if the page contains anything else
 * @throws Error if the page does not begin with a title
 */
export function compileInfoText(markdown: string): InfoText {
  const [first, ...rest] = tokensOf(markdown);
  if (first?.type !== 'heading' || (first as Tokens.Heading).depth !== 1)
    throw new Error('An information page begins with "# Title".');
  return { title: (first as Tokens.Heading).text, sections: sectionsOf(rest) };
}
