import * as calls from '@wl/contract/office/tables';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../platform/testing.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { seed } from './seed.ts';

async function start(seedDemo: boolean) {
  const app = await startTestApp({ config: { seedDemo } });
  onTestFinished(() => app.close());
  const clerk = await makeClerk(app, ['games']);
  const listed = async () =>
    ((await clerk.call(calls.officeTables)).body.data as { tables: calls.OfficeTable[] }).tables;
  const tables = async () => (await listed()).filter(({ dealt }) => dealt === null);
  const dealtTables = async () => (await listed()).filter(({ dealt }) => dealt !== null);
  return { app, clerk, tables, dealtTables };
}

test('a demonstration starts with open tables, and a table that a clerk closed stays closed', async () => {
  const { app, clerk, tables, dealtTables } = await start(true);
  const [first, ...others] = await tables();
  for (const { settings } of [first!, ...others]) expect(settings.state).toBe('open');
  // A dealt table starts closed, because it needs a dealer.
  expect((await dealtTables()).map(({ settings }) => settings.state)).toEqual(['closed', 'closed']);
  const { status } = await clerk.call(calls.changeTable, {
    params: { slug: first!.slug },
    body: {
      version: first!.version,
      settings: { ...first!.settings, state: 'closed' },
      reason: 'No dealer tonight',
    },
  });
  expect(status).toBe(200);
  await seed(app.deps);
  const states = new Map((await tables()).map(({ slug, settings }) => [slug, settings.state]));
  expect(states.get(first!.slug)).toBe('closed');
  for (const { slug } of others) expect(states.get(slug)).toBe('open');
});

test('in a casino without demonstration data, a clerk opens the tables', async () => {
  const { tables } = await start(false);
  for (const { settings } of await tables()) expect(settings.state).toBe('closed');
});
