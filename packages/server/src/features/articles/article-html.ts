/** HTML of articles and pages, for feeds and for browsers and search engines that do not run the application. */
import type { Article, ArticleLine } from '@wl/contract/articles';
import { fill } from '@wl/world/articles/facts';
import { pictureAddress } from '@wl/world/articles/pictures';
import type { Block, Inline, Section, TextPicture } from '@wl/world/articles/text';
import { API_BASE } from '../../platform/http/http.ts';
import { html } from '../../platform/http/written-pages.ts';

interface Around {
  facts: Facts;
  /** Origin that is prepended to paths, for readers outside this site; empty to leave the paths unchanged. */
  origin: string;
}

type Facts = Readonly<Record<string, string>>;

function inline(piece: Inline, around: Around): string {
  const { facts, origin } = around;
  if (typeof piece === 'string') return html(fill(piece, facts));
  if ('strong' in piece) return `<strong>${inlines(piece.strong, around)}</strong>`;
  if ('em' in piece) return `<em>${inlines(piece.em, around)}</em>`;
  if ('code' in piece) return `<code>${html(fill(piece.code, facts))}</code>`;
  const target = 'to' in piece ? origin + piece.to : fill(piece.href, facts);
  return `<a href="${html(target)}">${inlines(piece.text, around)}</a>`;
}

const inlines = (pieces: readonly Inline[], around: Around): string =>
  pieces.map((piece) => inline(piece, around)).join('');

/** Width in pixels of the pictures in feeds and in pages for browsers without scripts. */
const PICTURE_WIDTH = 960;

function figure({ id, alt, caption, width, height }: TextPicture, { facts, origin }: Around) {
  const shown = Math.min(width, PICTURE_WIDTH);
  const src = html(origin + pictureAddress(API_BASE, id, PICTURE_WIDTH));
  const size = `width="${shown}" height="${Math.round((height * shown) / width)}"`;
  const line =
    caption === undefined ? '' : `<figcaption>${html(fill(caption, facts))}</figcaption>`;
  return `<figure><img src="${src}" ${size} alt="${html(fill(alt, facts))}" />${line}</figure>`;
}

function block(one: Block, around: Around): string {
  if ('picture' in one) return figure(one.picture, around);
  if ('paragraph' in one) return `<p>${inlines(one.paragraph, around)}</p>`;
  const items = one.list.map((item) => `<li>${inlines(item, around)}</li>`).join('');
  return one.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
}

const section = ({ title, blocks }: Section, around: Around): string =>
  [
    ...(title === undefined ? [] : [`<h2>${html(fill(title, around.facts))}</h2>`]),
    ...blocks.map((one) => block(one, around)),
  ].join('');

/** Returns the text of an article as HTML for feeds. Links and pictures have absolute URLs that begin with `origin`. */
export const feedHtml = (body: readonly Section[], facts: Facts, origin: string): string =>
  body.map((one) => section(one, { facts, origin })).join('');

export const articleHtml = ({ title, summary, body }: Article, facts: Facts): string =>
  [
    `<main><article><h1>${html(fill(title, facts))}</h1><p>${html(fill(summary, facts))}</p>`,
    ...body.map((one) => section(one, { facts, origin: '' })),
    '</article></main>',
  ].join('');

export const pageHtml = (title: string, body: readonly Section[], facts: Facts): string =>
  [
    `<main><article><h1>${html(fill(title, facts))}</h1>`,
    ...body.map((one) => section(one, { facts, origin: '' })),
    '</article></main>',
  ].join('');

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
