import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors.ts';
import { API_BASE } from '../http/http.ts';
import { pageOf, startScript } from './reference-page.ts';

/** Folder of the versioned Scalar script and its compressed copies, built by `tools/openapi/reference.ts`. */
export const referenceFolder = path.resolve(import.meta.dirname, '../../../dist/api-docs');
const SCRIPT = /^scalar-[\w.-]+\.js$/;

const BASE = `${API_BASE}/docs`;
const YEAR_S = 31_536_000;

/**
 * Returns the page's Content Security Policy. The nonce allows the style sheets that Scalar creates at run time. Style
 * attributes need 'unsafe-inline', because a nonce does not apply to them.
 */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';');

/**
 * Serves the human-readable API reference at `/api/docs`, if it has been built. The page loads nothing from other
 * hosts.
 */
export async function addReference(
  app: FastifyInstance,
  folder: string = referenceFolder,
): Promise<void> {
  const script = fs.existsSync(folder)
    ? fs.readdirSync(folder).find((name) => SCRIPT.test(name))
    : undefined;
  app.get(BASE, (_request, reply) => {
    if (script === undefined) throw new DomainError('request.not_found');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', policy(nonce))
      .type('text/html; charset=utf-8')
      .send(pageOf({ base: BASE, script, nonce }));
  });
  app.get(`${BASE}/start.js`, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(startScript({ document: `${API_BASE}/openapi.json` })),
  );
  if (script === undefined) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${BASE}/`,
    allowedPath: (name) => name === `/${script}`,
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`);
    },
  });
}
