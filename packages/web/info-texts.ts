/**
 * Vite plug-in that compiles the information pages from Markdown (`features/info/content/<page>/<language>.md`) to
 * plain data at build time. As a result, no Markdown parser or hand-written HTML reaches the browser.
 */
import path from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Block, Inline, InfoText, Section } from './src/features/info/text.ts';

const FOLDER = path.join(import.meta.dirname, 'src/features/info/content').replaceAll('\\', '/');

/**
 * Fails the build for Markdown that is not allowed on an information page, such as HTML. The list of allowed elements
 * is deliberately short.
 */
function refuse(token: Token): never {
  throw new Error(`Not allowed on an information page (${token.type}): ${token.raw.trim()}`);
}

const childrenOf = (token: Token): Token[] => ('tokens' in token && token.tokens) || [];

function link(token: Tokens.Link): Inline {
  const text = inlines(token.tokens);
  if (/^\/(?!\/)/.test(token.href)) return { to: token.href, text };
  if (/^(https:\/\/|mailto:)/.test(token.href)) return { href: token.href, text };
  return refuse(token);
}

/**
 * Adds a word joiner (U+2060) after the hyphens of short words such as "e-mail" and "top-up", so that no line ends
 * within them.
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
    default:
      return refuse(token);
  }
}

const inlines = (tokens: readonly Token[]): Inline[] => tokens.map(inline);

/** Compiles a list item. Only text is allowed in it, because nested lists are hard to read on a phone. */
function item(entry: Tokens.ListItem): Inline[] {
  return entry.tokens.flatMap((token) =>
    token.type === 'text' || token.type === 'paragraph'
      ? inlines(childrenOf(token))
      : refuse(token),
  );
}

function block(token: Token): Block {
  if (token.type === 'paragraph') return { paragraph: inlines(childrenOf(token)) };
  if (token.type !== 'list') return refuse(token);
  const list = token as Tokens.List;
  return { list: list.items.map(item), ordered: list.ordered };
}

/**
 * Compiles a page: first `# Title`, then paragraphs, lists and `## Sections`.
 * @throws Error that quotes the Markdown if the page contains anything else
 */
export function compileInfoText(markdown: string): InfoText {
  const [first, ...rest] = lexer(markdown).filter(({ type }) => type !== 'space');
  if (first?.type !== 'heading' || (first as Tokens.Heading).depth !== 1)
    throw new Error('An information page begins with "# Title".');
  const sections: Section[] = [];
  for (const token of rest) {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      if (depth !== 2) refuse(token);
      sections.push({ title: text, blocks: [] });
    } else {
      if (sections.length === 0) sections.push({ blocks: [] });
      sections.at(-1)?.blocks.push(block(token));
    }
  }
  return { title: (first as Tokens.Heading).text, sections };
}

export function infoTexts(): Plugin {
  return {
    name: 'info-texts',
    enforce: 'pre',
    transform(source, id) {
      const file = id.split('?')[0] ?? id;
      if (!file.startsWith(FOLDER) || !file.endsWith('.md')) return undefined;
      return {
        code: `export default ${JSON.stringify(compileInfoText(source))};`,
        map: { mappings: '' },
      };
    },
  };
}
