import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contractNames } from '@wl/server/platform/openapi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lintDocument } from './check.ts';
import { apiDocument } from './write.ts';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Document {
  info: { license?: object };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
  components: { schemas: Record<string, Schema> };
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-openapi-test-'));
let text: string;
let document: Document;
beforeAll(async () => {
  text = await apiDocument();
  document = JSON.parse(text) as Document;
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

function lintWith(change: (document: Document) => void) {
  const copy = structuredClone(document);
  change(copy);
  const file = path.join(folder, 'openapi.json');
  fs.writeFileSync(file, JSON.stringify(copy));
  return lintDocument(file);
}

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));

test('the OpenAPI document contains every call of the contract under its name', async () => {
  const { calls } = await contractNames();
  const ids = operations().map(({ operationId }) => operationId);
  expect(ids.toSorted()).toEqual([...calls.values()].map(({ name }) => name).toSorted());
});

test('every call of specification §7 is served on its path', () => {
  const specification = fs.readFileSync('docs/spec/specification.md', 'utf8');
  const calls = [...specification.matchAll(/^\| (GET|POST) \| ([^|]+) \|/gm)].map(
    ([, method = '', path = '']) => {
      // Compare only methods and paths. Remove the placeholders `{suffix}` and `{api base}` and the query string, and
      // ignore the names of path parameters.
      const [plain = ''] = path.replace('{suffix}', '').replace('{api base}', '').split('?');
      return `${method} /${plain.replace(/^\//, '').replaceAll(/\{\w+\}|\b\d+\b/g, '{}')}`;
    },
  );
  const served = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) =>
        `${method.toUpperCase()} ${path.replace('/api', '').replaceAll(/\{\w+\}/g, '{}')}`,
    ),
  );
  expect(calls).toHaveLength(18);
  expect(calls.filter((call) => !served.includes(call))).toEqual([]);
});

test('the main schemas are named components, and the document stays below 1.9 kB per operation', () => {
  const names = Object.keys(document.components.schemas);
  for (const name of ['Round', 'Wallet', 'Transaction', 'Player', 'GameTile', 'BagItem', 'Error'])
    expect(names).toContain(name);
  expect(names.length).toBeGreaterThan(120);
  const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  // The limit detects inlined schemas. If all schemas were inlined, the average operation would take up 4.1 kB.
  expect(text.length / operations.length).toBeLessThan(1900);
});

test('back-office calls are tagged apart from members’ calls', () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const { tags } of Object.values(methods))
      expect(tags[0]?.endsWith('(back office)')).toBe(path.startsWith('/api/staff/'));
});

test('the lint finds nothing in the document', () => {
  const { ok, output } = lintWith(() => {});
  expect(output).not.toContain('error');
  expect(ok).toBe(true);
});

const faults: Record<string, (document: Document) => void> = {
  'no-required-schema-properties-undefined': ({ components }) => {
    components.schemas['Wallet']?.required?.push('gold');
  },
  struct: ({ components }) => {
    components.schemas['Player'] = { type: 'human' };
  },
  'no-ambiguous-paths': ({ paths }) => {
    const operation = paths['/api/notification-preferences/{group}'];
    if (operation) paths['/api/notifications/preferences/{group}'] = operation;
  },
  'no-empty-servers': ({ servers }) => {
    servers.splice(0);
  },
  'info-license': ({ info }) => {
    delete info.license;
  },
  'tag-description': ({ tags }) => {
    delete tags[0]?.description;
  },
  'operation-tag-defined': ({ tags }) => {
    tags.splice(1, 1);
  },
};

test('the lint reports each planted fault under the name of its rule', () => {
  // Plant all faults in one document, because each lint run takes several seconds.
  const { ok, output } = lintWith((document) => {
    for (const plant of Object.values(faults)) plant(document);
  });
  const found = new Set([...output.matchAll(/ error +([a-z0-9-]+) /gi)].map(([, rule]) => rule));
  expect([...found]).toEqual(expect.arrayContaining(Object.keys(faults)));
  expect(output).toContain('gold');
  expect(ok).toBe(false);
});
