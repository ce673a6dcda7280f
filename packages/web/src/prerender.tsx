/**
 * Writes the visitors' pages (`/` and the categories) in five languages (`index.html`, `index.es.html`, `video.html`
 * …), and `shell.html` for all other paths. Run `node dist/ssr/prerender.js` in `packages/web` after both Vite builds
 * (the client and this file).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { App } from './app/app.tsx';
import { activateLanguage, homeTitle, languages, type Language } from './app/language/language.ts';
import { makeRouter } from './app/router.tsx';
import { homeDescription } from './app/meta.ts';
import { prerenderedCategories } from '@wl/world/casino/categories';
import { categoryWords } from './features/welcome/index.ts';
import { map } from 'virtual:site-facts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const out = 'dist/client';
const template = readFileSync(`${out}/index.html`, 'utf8');
const manifest = JSON.parse(readFileSync(`${out}/.vite/manifest.json`, 'utf8')) as Manifest;

/** Returns the files that a chunk needs, starting with the chunk's own file. */
function filesOf(key: string, seen = new Set<string>()): { js: string[]; css: string[] } {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return { js: [], css: [] };
  seen.add(key);
  const below = (chunk.imports ?? []).map((next) => filesOf(next, seen));
  return {
    js: [chunk.file, ...below.flatMap((files) => files.js)],
    css: [...(chunk.css ?? []), ...below.flatMap((files) => files.css)],
  };
}

const heroFonts = [/limelight-latin-400-normal.*woff2$/, /figtree-latin-wght-normal.*woff2$/];

const once = (names: string[]) => [...new Set(names)].filter((name) => !template.includes(name));

function filesOfAll(keys: string[]): { js: string[]; css: string[] } {
  const missing = keys.filter((key) => !manifest[key]);
  if (missing.length > 0) throw new Error(`not in the manifest: ${missing.join(', ')}`);
  const files = keys.map((key) => filesOf(key));
  return { js: once(files.flatMap(({ js }) => js)), css: once(files.flatMap(({ css }) => css)) };
}

const styleSheets = (files: string[]) =>
  files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);

const MAIN = 'src/main.tsx';
/** Media query for each drawing of the world map. */
const chartMedia = { desktop: '(min-width: 64rem)', phone: '(max-width: 63.99rem)' };

interface VisitorPage {
  path: string;
  /** Output file name, without the language or the extension. */
  file: string;
  source: string;
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** True if the page's first picture is the world map. */
  hasMap?: boolean;
}

const visitorPages: VisitorPage[] = [
  {
    path: '/',
    file: 'index',
    source: 'src/features/welcome/pages/home.tsx',
    title: homeTitle,
    description: homeDescription,
    hasMap: true,
  },
  ...prerenderedCategories.map((category) => ({
    path: `/${category}`,
    file: category,
    source: 'src/features/welcome/pages/category.tsx',
    title: categoryWords[category].name,
    description: categoryWords[category].line,
  })),
];

/**
 * Returns the head of a visitor page and the list of scripts to load later (`along`). The head preloads the two fonts
 * used above the fold and, for a page that shows the flight map, the map's two images.
 */
function headOf(page: VisitorPage, language: Language): { head: string; along: string } {
  const { js, css } = filesOfAll([
    MAIN,
    page.source,
    `src/app/locales/${language}.po`,
    `src/features/welcome/locales/${language}.po`,
  ]);
  const fonts = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => heroFonts.some((font) => font.test(file)));
  const head = [
    ...styleSheets(css),
    ...(page.hasMap ? (['desktop', 'phone'] as const) : []).map(
      (name) =>
        `<link rel="preload" as="image" fetchpriority="high" href="/art/map/${map[name].image}" media="${chartMedia[name]}">`,
    ),
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
  ].join('\n    ');
  return { head, along: js.map((file) => `/${file}`).join(' ') };
}

/**
 * Returns the `<head>` tags of `shell.html`. The scripts are preloaded, because the page starts the application
 * immediately.
 */
function headOfShell(): string {
  const { js, css } = filesOfAll([MAIN]);
  const scripts = js.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return [...styleSheets(css), ...scripts].join('\n    ');
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Gives the scripts low priority, so that the application loads after the page. `along` lists the files that `start.ts`
 * preloads for the application.
 */
const scriptsLast = (html: string, along: string): string =>
  html
    .replace(
      '<script type="module"',
      `<script type="module" fetchpriority="low" data-along="${along}"`,
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

function fill(
  language: Language,
  { title, description }: Pick<VisitorPage, 'title' | 'description'>,
  head: string,
  body: string,
): string {
  const brand = title === homeTitle ? '' : ' · Wanderluck';
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escape(i18n._(title))}${brand}</title>`)
    .replace('content=""', () => `content="${escape(i18n._(description))}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body);
}

async function write(path: string, language: Language): Promise<string> {
  await activateLanguage(language);
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { prelude } = await prerender(<App router={router} />, {
    progressiveChunkSize: Infinity,
  });
  const html = await new Response(prelude).text();
  // Reject inline scripts and styles, because the content security policy would block them.
  for (const forbidden of ['<script', ' style="', '<style']) {
    if (html.includes(forbidden)) throw new Error(`the prerendered page holds ${forbidden}`);
  }
  return html;
}

for (const page of visitorPages) {
  for (const language of languages) {
    const html = await write(page.path, language);
    const name = language === 'en' ? `${page.file}.html` : `${page.file}.${language}.html`;
    const { head, along } = headOf(page, language);
    writeFileSync(`${out}/${name}`, scriptsLast(fill(language, page, head, html), along));
    console.log(`${name}: ${String(html.length)} bytes of page`);
  }
}
await activateLanguage('en');
const [home] = visitorPages;
if (home) writeFileSync(`${out}/shell.html`, fill('en', home, headOfShell(), ''));
