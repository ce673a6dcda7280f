import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addErrorAnswers } from '../http/answer-error.ts';
import { addReference } from './reference.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-reference-'));
const open: FastifyInstance[] = [];

async function appWith(built: string) {
  const app = Fastify();
  open.push(app);
  addErrorAnswers(app);
  await addReference(app, built);
  return app;
}

let app: FastifyInstance;
beforeAll(async () => {
  fs.writeFileSync(path.join(folder, 'scalar-1.2.3.js'), 'plain');
  fs.writeFileSync(path.join(folder, 'scalar-1.2.3.js.br'), 'small');
  fs.writeFileSync(path.join(folder, 'notes.txt'), 'secret');
  app = await appWith(folder);
});
afterAll(async () => {
  for (const each of open) await each.close();
  fs.rmSync(folder, { recursive: true });
});

test('the API reference loads two scripts of its own host and allows no inline script', async () => {
  const { body, headers } = await app.inject('/api/docs');
  const policy = String(headers['content-security-policy']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect([...body.matchAll(/<script src="([^"]+)"><\/script>/g)].map((match) => match[1])).toEqual([
    ...['/api/docs/start.js', '/api/docs/scalar-1.2.3.js'],
  ]);
  expect(body).not.toMatch(/<script>|style=|https?:/);
  expect(policy).toContain("default-src 'none';script-src 'self';");
  expect(policy.match(/[\w-]+ 'unsafe[\w-]+'/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
  const nonce = /content="([^"]+)" \/>\s*<link/.exec(body)?.[1];
  expect(policy).toContain(`style-src 'nonce-${nonce}'`);
  expect((await app.inject('/api/docs')).body).not.toContain(nonce);
});

test('the Scalar script is served compressed and immutable; other files answer 404', async () => {
  const get = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br' } });
  const script = await get('/api/docs/scalar-1.2.3.js');
  expect([script.statusCode, script.body]).toEqual([200, 'small']);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const name of ['notes.txt', 'scalar-1.2.3.js.br', '../package.json', ''])
    expect((await get(`/api/docs/${name}`)).statusCode).toBe(404);
});

test('without a build the API reference answers 404', async () => {
  const other = await appWith(path.join(folder, 'nowhere'));
  const { statusCode, body } = await other.inject('/api/docs');
  expect([statusCode, JSON.parse(body)]).toMatchObject([404, { code: 'request.not_found' }]);
});
