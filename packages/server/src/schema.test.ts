import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './platform/testing.ts';
import { functionsFolder, readFunctions } from './platform/database/functions.ts';
import { schemaByFeature } from './testing-schema.ts';

const folder = path.resolve(import.meta.dirname, '../schema');

let casino: TestApp;
beforeAll(async () => {
  casino = await startTestApp({ features: [] });
});
afterAll(() => casino.close());

test('the files in packages/server/schema match the tables and views created by the migrations', async () => {
  const schema = await schemaByFeature(casino.deps.database.owner);
  for (const [feature, sql] of schema)
    await expect(
      `-- Schema of the feature ${feature}, written by \`npm run schema\`. The migrations make it; never edit this file.\n\n${sql}`,
    ).toMatchFileSnapshot(path.join(folder, `${feature}.sql`));
  const stale = readdirSync(folder).filter((file) => !schema.has(path.basename(file, '.sql')));
  expect(stale).toEqual([]);
});

test('every function of the database has a file in packages/server/functions', async () => {
  const { rows } = await casino.deps.database.owner.query<{ name: string }>(
    `select proname as name from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      order by proname`,
  );
  const files = readFunctions(functionsFolder).map(({ name }) => name);
  expect(rows.map(({ name }) => name)).toEqual(files.toSorted());
});
