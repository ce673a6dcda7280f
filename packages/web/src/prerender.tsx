/**
 * Writes `/` for visitors in the five languages (`index.html`, `index.es.html` …) and `shell.html` for every other
 * address. Runs in Node after both builds: `node dist/ssr/prerender.js`, in `packages/web`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { App } from './app/app.tsx';
import { activateLanguage, homeTitle, languages, type Language } from './app/language.ts';
import { makeRouter } from './app/router.tsx';
import { homeDescription } from './app/meta.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const out = 'dist/client';
const template = readFileSync(`${out}/index.html`, 'utf8');
const manifest = JSON.parse(readFileSync(`${out}/.vite/manifest.json`, 'utf8')) as Manifest;

/** Files that a chunk brings along, itself first. */
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

/** Preloads for the home page: its chunk, its texts, its style sheets and the two faces above the fold. */
function headOf(language: Language): string {
  const keys = [
    'src/features/welcome/pages/home.tsx',
    `src/app/locales/${language}.po`,
    `src/features/welcome/locales/${language}.po`,
  ];
  const files = keys.map((key) => filesOf(key));
  const missing = keys.filter((key) => !manifest[key]);
  if (missing.length > 0) throw new Error(`not in the manifest: ${missing.join(', ')}`);
  const once = (names: string[]) => [...new Set(names)].filter((name) => !template.includes(name));
  const fonts = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => heroFonts.some((font) => font.test(file)));
  return [
    '<link rel="preload" as="image" fetchpriority="high" href="/art/map/desktop.svg" media="(min-width: 64rem)">',
    '<link rel="preload" as="image" fetchpriority="high" href="/art/map/phone.svg" media="(max-width: 63.99rem)">',
    ...once(files.flatMap((file) => file.css)).map(
      (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
    ),
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...once(files.flatMap((file) => file.js)).map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    ),
  ].join('\n    ');
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The page is already written: style sheets, faces and the map come first, scripts after them. A hint in the markup,
 * because browsers take module scripts for urgent.
 */
const scriptsLast = (html: string): string =>
  html
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

function fill(language: Language, head: string, body: string): string {
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escape(i18n._(homeTitle))}</title>`)
    .replace('content=""', () => `content="${escape(i18n._(homeDescription))}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body);
}

async function home(language: Language): Promise<string> {
  await activateLanguage(language);
  const router = makeRouter(createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  const { prelude } = await prerender(<App router={router} />, {
    progressiveChunkSize: Infinity,
  });
  const html = await new Response(prelude).text();
  // Both would be stopped by the content security policy, on a visitor's first page.
  for (const forbidden of ['<script', ' style="', '<style']) {
    if (html.includes(forbidden)) throw new Error(`the prerendered page holds ${forbidden}`);
  }
  return html;
}

for (const language of languages) {
  const html = await home(language);
  const name = language === 'en' ? 'index.html' : `index.${language}.html`;
  writeFileSync(`${out}/${name}`, scriptsLast(fill(language, headOf(language), html)));
  console.log(`${name}: ${String(html.length)} bytes of page`);
}
await activateLanguage('en');
writeFileSync(`${out}/shell.html`, fill('en', '', ''));
