/** Tests the Vite plug-in that removes schemas from the member application. */
import fs from 'node:fs';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { clientCalls, withoutSchemas } from '../../client-calls.ts';

const CONTRACT = path.resolve(import.meta.dirname, '../../../contract/src');

test('keeps only the properties of a call that the client reads', () => {
  const code = withoutSchemas(
    `export const buy = defineCall({ method: 'POST', path: '/buy', auth: 'member', gate: 'purchase', body: Order, reply: data(Item) });`,
  );
  expect(code).toBe(`export const buy = { method: 'POST', path: '/buy', auth: 'member' };`);
});

test('marks other values as removable, and leaves functions and literals unchanged', () => {
  const code = `const MOST = 4;\nexport const page = (item) => z.array(item);\n`;
  expect(withoutSchemas(code)).toBe(code);
  expect(withoutSchemas(`export const Item = z.object({ at: Instant });`)).toBe(
    `export const Item = /* @__PURE__ */ (() => (z.object({ at: Instant })))();`,
  );
});

test('refuses a call whose definition spreads another object', () => {
  expect(() =>
    withoutSchemas(`export const buy = defineCall({ ...shared, path: '/buy' });`),
  ).toThrow('A call must name each property: ...shared');
});

test('bundles every call of the member application without the schema library', async () => {
  const files = fs
    .readdirSync(CONTRACT)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const calls = new Map<string, string[]>();
  for (const file of files) {
    const names = [
      ...fs
        .readFileSync(path.join(CONTRACT, file), 'utf8')
        .matchAll(/^export const (\w+) = defineCall\(/gm),
    ].map(([, name]) => name ?? '');
    if (names.length > 0) calls.set(file, names);
  }
  expect(calls.size).toBeGreaterThan(20);
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
    plugins: [entryOf(calls), clientCalls()],
  })) as Rollup.RollupOutput;
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  expect(modules.length).toBeGreaterThan(20);
  expect(modules.filter((id) => id.includes('node_modules'))).toEqual([]);
});

/** Returns a plug-in that provides the module `entry`, which exports the given calls of each file. */
const entryOf = (calls: ReadonlyMap<string, readonly string[]>) => ({
  name: 'entry',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id === 'entry' ? id : undefined),
  load: (id: string) =>
    id === 'entry'
      ? [...calls]
          .map(([file, names]) => `export { ${names.join(', ')} } from '${CONTRACT}/${file}';`)
          .join('\n')
      : undefined,
});
