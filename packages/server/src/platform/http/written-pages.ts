/**
 * Pages whose head and text the server writes into the application shell. They are intended for link previews, search
 * engines and browsers without scripts. When the application starts in a browser, it updates only the title and the
 * description.
 */
import type { FastifyInstance } from 'fastify';
import type { Language } from '@wl/world/languages';

export interface WrittenPage {
  /** Language of the texts. It can differ from the requested language. */
  language: Language;
  title: string;
  description: string;
  /** Markup for the page's head, such as the canonical link. */
  head: string;
  /** Markup of the page's text, shown only by browsers that do not run scripts. */
  text: string;
}

/**
 * Returns the page at a path. Returns `missing` if the writer is responsible for the path but the page does not exist,
 * or undefined if the writer is not responsible for the path.
 */
export type PageWriter = (
  path: string,
  language: Language,
) => Promise<WrittenPage | 'missing' | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    pageWriters: PageWriter[];
  }
}

/** Adds a page writer. The writer is called only for visitors, because members' pages are rendered in the browser. */
export function writePages(app: FastifyInstance, writer: PageWriter): void {
  app.pageWriters.push(writer);
}

/** Escapes text for use in HTML elements and attributes. */
export const html = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Returns the application shell with the page's language, title, description, head and text inserted. */
export function fillShell(shell: string, page: WrittenPage): string {
  return shell
    .replace(/<html lang="[^"]*">/, () => `<html lang="${page.language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${html(page.title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*"/,
      (_, start: string) => `${start}${html(page.description)}"`,
    )
    .replace('</head>', () => `${page.head}\n  </head>`)
    .replace('<body>', () => `<body>\n    <noscript>${page.text}</noscript>`);
}
