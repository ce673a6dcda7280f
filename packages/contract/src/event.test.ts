import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEvents, type EventKind } from './event.ts';
import { defineNews, news, type NewsKind } from './news.ts';

test('event kinds carry the feature’s name and their schema', () => {
  const events = defineEvents('bar', {
    opened: z.object({ seats: z.int() }),
    closed: z.object({}),
  });
  expect(events.opened.type).toBe('bar.opened');
  expect(events.closed.type).toBe('bar.closed');
  expect(events.opened.schema.safeParse({ seats: 'four' }).success).toBe(false);
});

test('realtime message kinds carry only their names', () => {
  const messages = defineNews('bar', { opened: news<{ seats: number }>() });
  expect(messages).toEqual({ opened: { name: 'bar.opened' } });
});

test('no two event kinds and no two realtime message kinds have the same name', async () => {
  const names = { events: [] as string[], news: [] as string[] };
  for (const folder of ['events', 'news'] as const)
    for (const file of readdirSync(path.join(import.meta.dirname, folder))) {
      if (file.endsWith('.test.ts')) continue;
      const found = (await import(`./${folder}/${file}`)) as Record<string, object>;
      for (const [name, kinds] of Object.entries(found))
        if (/(?:Events|News)$/.test(name))
          for (const kind of Object.values(kinds) as (EventKind | NewsKind)[])
            names[folder].push('type' in kind ? kind.type : kind.name);
    }
  expect(names.events.length).toBeGreaterThan(50);
  expect(names.news.length).toBeGreaterThan(25);
  for (const all of Object.values(names)) expect(new Set(all).size).toBe(all.length);
});
