import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOpenAtBlockedAddress } from '@wl/world/casino/public-pages';
import { type Language, languages } from '@wl/world/languages';
import { answerOf, DomainError } from '../errors.ts';
import { API_BASE } from './http.ts';
import { fillShell, type PageWriter, type WrittenPage } from './written-pages.ts';

export interface Site {
  /** URL prefix: `/` or `/office/`. */
  prefix: string;
  /** Folder that contains the built files. */
  root: string;
}

const packages = path.resolve(import.meta.dirname, '../../../..');

export const builtSites: Site[] = [
  { prefix: '/office/', root: path.join(packages, 'office/dist') },
  { prefix: '/', root: path.join(packages, 'web/dist/client') },
];

const YEAR_S = 31_536_000;

/**
 * Serves the built applications, including the precompressed `.br` and `.gz` files. Hashed files are cached
 * permanently. Pages are revalidated each time.
 *
 * For the path of a page, sends the first of these files that exists:
 * 1. the prerendered page in the language set by the cookie `ibp-language`, such as `index.es.html`, but only without a
 * member's session, because prerendered pages are for visitors
 * 2. `shell.html`; for visitors, the server inserts the page that one of the `writers` returns for the path
 * 3. `index.html`
 */
export async function addSites(
  app: FastifyInstance,
  {
    sites = builtSites,
    memberCookie,
    isBlockedAddress = () => false,
    writers = [],
  }: {
    sites?: Site[];
    memberCookie?: string;
    isBlockedAddress?: (ip: string) => boolean;
    writers?: readonly PageWriter[];
  } = {},
): Promise<void> {
  const mounted: { site: Site; files: Set<string> }[] = [];
  for (const site of sites) {
    if (!fs.existsSync(site.root)) continue;
    const isFirst = mounted.length === 0;
    mounted.push({ site, files: listFiles(site.root) });
    await app.register(fastifyStatic, {
      root: site.root,
      prefix: site.prefix,
      decorateReply: isFirst,
      index: false,
      redirect: false,
      // Leave folder paths to the handler below, which sends a page for each of them.
      allowedPath: (name) => !name.endsWith('/'),
      // Exclude names that start with a dot: build metadata such as .vite/manifest.json is not public.
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        setCaching(reply, file);
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page = findPage(request, mounted, memberCookie);
    // Back-office pages can be opened even from a blocked IP address.
    if (page?.site.prefix === '/' && !isOpenAtBlockedAddress(pathOf(request)))
      if (isBlockedAddress(request.ip))
        return reply.header('cache-control', 'no-store').redirect('/restricted-access');
    if (!page) return reply.code(404).send(answerOf(new DomainError('request.not_found')));
    reply.header('vary', 'cookie, accept-encoding');
    const written = page.isWritable ? await writtenPage(request, writers) : undefined;
    if (!written) return reply.sendFile(page.file, page.site.root);
    const shell = await fs.promises.readFile(path.join(page.site.root, page.file), 'utf8');
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return written === 'missing'
      ? reply.code(404).send(shell)
      : reply.send(fillShell(shell, written));
  });
}

/**
 * Returns the result of the first writer that is responsible for the requested path; undefined if no writer is
 * responsible, or after an error. The language comes from the query string, which search engines use, or from the
 * cookie.
 */
async function writtenPage(
  request: FastifyRequest,
  writers: readonly PageWriter[],
): Promise<WrittenPage | 'missing' | undefined> {
  const { language: wanted } = request.query as { language?: unknown };
  const language = languages.find((one) => one === wanted) ?? languageOf(request);
  try {
    for (const write of writers) {
      const page = await write(pathOf(request), language);
      if (page) return page;
    }
  } catch (error) {
    // The caller then sends the page's shell without content. The application loads the page or shows an error.
    request.log.warn({ err: error }, 'the page could not be written');
  }
  return undefined;
}

function listFiles(root: string): Set<string> {
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
      ),
  );
}

/** Version in a URL (`/art/map/phone.svg?v=1a2b3c4d`). Files with a version can be cached permanently. */
const VERSIONED = /\?v=[0-9a-f]{8}$/;

function setCaching(reply: FastifyReply, file: string) {
  const name = file.replace(/\.(br|gz)$/, '');
  if (/[/\\]assets[/\\]/.test(name) || VERSIONED.test(reply.request.url))
    reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`);
  else if (/\.html$|sw\.js$|\.webmanifest$/.test(name)) reply.header('cache-control', 'no-cache');
  // A stale image may be shown once while the new image is fetched in the background.
  else reply.header('cache-control', 'public, max-age=3600, stale-while-revalidate=604800');
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';

/** Returns the language from the cookie `ibp-language`; English by default. */
function languageOf(request: FastifyRequest): Language {
  const cookie = request.cookies['ibp-language'];
  return languages.find((language) => language === cookie) ?? 'en';
}

interface Page {
  file: string;
  site: Site;
  /** True for an application shell sent to a visitor. The server may write the page's text into this shell. */
  isWritable: boolean;
}

function findPage(
  request: FastifyRequest,
  mounted: { site: Site; files: Set<string> }[],
  memberCookie: string | undefined,
): Page | undefined {
  const url = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (url === API_BASE || url.startsWith(`${API_BASE}/`)) return undefined;
  // Send the page to clients that accept any type, such as link-preview bots, monitoring tools and curl.
  if (!/text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')) return undefined;
  // Treat a path with a file extension as a missing file, not as a page.
  if (/\.[a-z0-9]{1,8}$/i.test(url)) return undefined;
  const found = mounted.find(({ site }) => `${url}/`.startsWith(site.prefix));
  if (!found) return undefined;
  const { site, files } = found;
  const place = `${url}/`.slice(site.prefix.length).replace(/^\/+|\/+$/g, '');
  const language = languageOf(request);
  const isMember = memberCookie !== undefined && request.cookies[memberCookie] !== undefined;
  const written = place === '' ? ['index'] : [place, `${place}/index`];
  const wanted = [...(isMember ? [] : written), 'shell'].flatMap((base) => [
    `${base}.${language}.html`,
    `${base}.html`,
  ]);
  const file = [...wanted, 'index.html'].find((name) => files.has(name));
  if (file === undefined) return undefined;
  return { file, site, isWritable: !isMember && file === 'shell.html' };
}
