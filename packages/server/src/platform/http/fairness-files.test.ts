import fs from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addErrorAnswers } from './answer-error.ts';
import { addFairnessFiles } from './fairness-files.ts';

const folder = path.resolve(import.meta.dirname, '../../../../../docs/fairness');
const app = Fastify();
beforeAll(async () => {
  addErrorAnswers(app);
  await addFairnessFiles(app);
});
afterAll(() => app.close());

const get = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/fairness/files/${name}`, headers });

test.each(fs.readdirSync(folder))(
  'a visitor can download %s unchanged, with cache headers and an ETag',
  async (name) => {
    const { statusCode, rawPayload, headers } = await get(name);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(fs.readFileSync(path.join(folder, name)))).toBe(true);
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const again = await get(name, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

test('each file has the content type of its extension', async () => {
  const typeOf = async (name: string) => (await get(name)).headers['content-type'];
  expect(await typeOf('README.md')).toBe('text/markdown; charset=utf-8');
  expect(await typeOf('games.json')).toBe('application/json; charset=utf-8');
  expect(await typeOf('verify.py')).toBe('text/x-python; charset=utf-8');
  expect(await typeOf('verify.pl')).toBe('text/x-perl; charset=utf-8');
});

test('paths outside the fairness folder answer 404', async () => {
  for (const name of [
    '',
    '../README.md',
    '..%2fREADME.md',
    '%2e%2e/known-limits.md',
    'no.md',
    '.',
  ]) {
    const { statusCode } = await get(name);
    expect([name, statusCode]).toEqual([name, 404]);
  }
});
