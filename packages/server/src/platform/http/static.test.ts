import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSites } from './static.ts';
import type { PageWriter } from './written-pages.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-static-'));
let app: FastifyInstance;

function put(file: string, content: string) {
  const full = path.join(folder, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, content);
  fs.writeFileSync(`${full}.br`, brotliCompressSync(content));
  fs.writeFileSync(`${full}.gz`, gzipSync(content));
}

/**
 * Returns a page for any path under `/news/`, except `/news/none`, which does not exist, and `/news/fault`, which
 * throws.
 */
const write: PageWriter = async (path, language) => {
  if (path === '/news/none') return 'missing';
  if (path === '/news/fault') throw new Error('the database is away');
  if (!path.startsWith('/news/')) return undefined;
  return {
    language,
    title: '$& "A" <b>',
    description: 'A & "B"',
    head: '<meta property="og:type" content="article" />',
    text: '<h1>$1 A</h1>',
  };
};

const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <title>Wanderluck</title>
    <meta name="description" content="A casino" />
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

beforeAll(async () => {
  put('web/index.html', 'home');
  put('web/index.es.html', 'inicio');
  put('web/shell.html', SHELL);
  put('web/video.html', 'reels');
  put('web/video.tr.html', 'makara');
  put('web/assets/app-1234.js', 'script');
  put('web/art/tokyo.svg', '<svg/>');
  put('web/.vite/manifest.json', '{}');
  put('office/index.html', 'office');
  app = Fastify();
  await app.register(cookie);
  await addSites(app, {
    sites: [
      { prefix: '/office/', root: path.join(folder, 'office') },
      { prefix: '/', root: path.join(folder, 'web') },
    ],
    memberCookie: 'wl_test_member',
    isBlockedAddress: (ip) => ip === '175.45.176.1',
    writers: [write],
  });
});
afterAll(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

test('the home page is served in the cookie’s language, every other page as the application shell', async () => {
  expect((await get('/')).body).toBe('home');
  expect((await get('/', { cookie: 'ibp-language=es' })).body).toBe('inicio');
  expect((await get('/', { cookie: 'ibp-language=../../etc' })).body).toBe('home');
  expect((await get('/casino/floor?x=1')).body).toBe(SHELL);
  expect((await get('/office')).body).toBe('office');
  expect((await get('/office/cash-outs')).body).toBe('office');
  const page = await get('/');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers.vary).toContain('cookie');
});

test('other prerendered pages are served by name in the cookie’s language', async () => {
  expect((await get('/video')).body).toBe('reels');
  expect((await get('/video/?x=1', { cookie: 'ibp-language=tr' })).body).toBe('makara');
  expect((await get('/video', { cookie: 'ibp-language=es' })).body).toBe('reels');
  expect((await get('/video/neon')).body).toBe(SHELL);
});

test('a member gets the application shell instead of a prerendered page', async () => {
  const cookie = 'ibp-language=es; wl_test_member=abc';
  expect((await get('/video', { cookie })).body).toBe(SHELL);
  expect((await get('/', { cookie })).body).toBe(SHELL);
  expect((await get('/office', { cookie })).body).toBe('office');
  expect((await get('/', { cookie: 'wl_other_member=abc' })).body).toBe('home');
});

test('files are served in an encoding the client accepts, and versioned files as immutable', async () => {
  const br = await get('/assets/app-1234.js', { 'accept-encoding': 'br, gzip' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const gz = await get('/assets/app-1234.js', { 'accept-encoding': 'gzip' });
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect((await get('/assets/app-1234.js')).body).toBe('script');
  expect((await get('/art/tokyo.svg')).headers['cache-control']).toContain('max-age=3600,');
  const versioned = await get('/art/tokyo.svg?v=0123abcd', { 'accept-encoding': 'br' });
  expect(versioned.headers['content-encoding']).toBe('br');
  expect(versioned.headers['cache-control']).toContain('immutable');
});

test('missing files, API paths, the build manifest, other methods and data requests answer 404', async () => {
  const missing = ['/assets/gone.js', '/api/nowhere', '/.vite/manifest.json', '/../package.json'];
  for (const url of missing) expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  expect((await app.inject({ method: 'POST', url: '/casino' })).statusCode).toBe(404);
  expect((await get('/casino', { accept: 'application/json' })).statusCode).toBe(404);
});

test('a client that accepts any type, or sends no Accept header, gets the page', async () => {
  expect((await get('/', { accept: '*/*' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/' })).statusCode).toBe(200);
});

test('member pages other than information and support redirect visitors from a blocked country', async () => {
  const from = (url: string) =>
    app.inject({ url, headers: { accept: 'text/html' }, remoteAddress: '175.45.176.1' });
  for (const url of ['/', '/video', '/casino-floor?x=1', '/acquire-passport', '/my-wallet-xs']) {
    const { statusCode, headers } = await from(url);
    expect([url, statusCode, headers.location, headers['cache-control']]).toEqual([
      url,
      302,
      '/restricted-access',
      'no-store',
    ]);
  }
  for (const url of [
    '/restricted-access',
    '/contact-us',
    '/terms-of-use/?x=1',
    '/my-limits',
    '/tickets/0199d0c0-0000-7000-8000-000000000000?token=x',
    '/FAQ',
  ])
    expect([url, (await from(url)).body]).toEqual([url, SHELL]);
  expect((await from('/office')).body).toBe('office');
  expect((await from('/assets/app-1234.js')).body).toBe('script');
  expect((await get('/video')).statusCode).toBe(200);
});

test('a written page is put into the shell for visitors, in the language of the query or the cookie', async () => {
  const page = await get('/news/one?language=es', { cookie: 'ibp-language=tr' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers.vary).toContain('cookie');
  expect(page.body).toBe(`<!doctype html>
<html lang="es">
  <head>
    <title>$&amp; &quot;A&quot; &lt;b&gt;</title>
    <meta name="description" content="A &amp; &quot;B&quot;" />
  <meta property="og:type" content="article" />
  </head>
  <body>
    <noscript><h1>$1 A</h1></noscript>
    <div id="root"></div>
  </body>
</html>
`);
  const inCookie = await get('/news/one?language=xx', { cookie: 'ibp-language=tr' });
  expect(inCookie.body).toContain('<html lang="tr">');
  const ofMember = await get('/news/one', { cookie: 'wl_test_member=abc' });
  expect(ofMember.body).toBe(SHELL);
});

test('a missing written page is the shell with status 404, and a failure shows the shell', async () => {
  const missing = await get('/news/none');
  expect([missing.statusCode, missing.body]).toEqual([404, SHELL]);
  const failed = await get('/news/fault');
  expect([failed.statusCode, failed.body]).toEqual([200, SHELL]);
});
