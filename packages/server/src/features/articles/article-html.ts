/** Markup of an article for browsers and search engines that do not run the application. */
import type { Article, ArticleLine } from '@wl/contract/articles';
import { fill } from '@wl/world/articles/facts';
import type { Block, Inline, Section } from '@wl/world/articles/text';
import { html } from '../../platform/http/written-pages.ts';

type Facts = Readonly<Record<string, string>>;

function inline(piece: Inline, facts: Facts): string {
  if (typeof piece === 'string') return html(fill(piece, facts));
  if ('strong' in piece) return `<strong>${inlines(piece.strong, facts)}</strong>`;
  if ('em' in piece) return `<em>${inlines(piece.em, facts)}</em>`;
  if ('code' in piece) return `<code>${html(fill(piece.code, facts))}</code>`;
  const target = 'to' in piece ? piece.to : fill(piece.href, facts);
  return `<a href="${html(target)}">${inlines(piece.text, facts)}</a>`;
}

const inlines = (pieces: readonly Inline[], facts: Facts): string =>
  pieces.map((piece) => inline(piece, facts)).join('');

function block(one: Block, facts: Facts): string {
  if ('paragraph' in one) return `<p>${inlines(one.paragraph, facts)}</p>`;
  const items = one.list.map((item) => `<li>${inlines(item, facts)}</li>`).join('');
  return one.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
}

const section = ({ title, blocks }: Section, facts: Facts): string =>
  [
    ...(title === undefined ? [] : [`<h2>${html(fill(title, facts))}</h2>`]),
    ...blocks.map((one) => block(one, facts)),
  ].join('');

/** Returns an article as HTML. */
export const articleHtml = ({ title, summary, body }: Article, facts: Facts): string =>
  [
    `<main><article><h1>${html(fill(title, facts))}</h1><p>${html(fill(summary, facts))}</p>`,
    ...body.map((one) => section(one, facts)),
    '</article></main>',
  ].join('');

/** Returns an information page as HTML. */
export const pageHtml = (title: string, body: readonly Section[], facts: Facts): string =>
  [
    `<main><article><h1>${html(fill(title, facts))}</h1>`,
    ...body.map((one) => section(one, facts)),
    '</article></main>',
  ].join('');

/** Returns a list of articles as HTML, with links to them. */
export function listHtml(
  heading: string,
  lines: readonly ArticleLine[],
  factsOf: (line: ArticleLine) => Facts,
): string {
  const items = lines.map((line) => {
    const facts = factsOf(line);
    const link = `<a href="/news/${line.slug}">${html(fill(line.title, facts))}</a>`;
    return `<li>${link}: ${html(fill(line.summary, facts))}</li>`;
  });
  return `<main><h1>${html(heading)}</h1><ul>${items.join('')}</ul></main>`;
}
