/** Tests that every page of every feature is discovered, loads lazily and has a unique path. */
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { Clerk } from '@wl/contract/office/staff';
import { afterEach, expect, test, vi } from 'vitest';
import type { OfficeFeature } from './feature.ts';
import { features, groupsOf, homeOf, linksOf, pagesOf } from './features.ts';
import { makeRouter } from './router.tsx';
import { forgetToken, keepToken } from './session.ts';

const pageFiles = Object.keys(import.meta.glob('../features/*/pages/*.tsx'));
const sources = import.meta.glob<string>('../features/*/office.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

afterEach(() => {
  forgetToken();
  vi.unstubAllGlobals();
});

test('every file of a page is loaded by the office.tsx of its feature', () => {
  const loaded = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/import\('\.\/(pages\/[\w-]+\.tsx)'\)/g)].map(([, target = '']) =>
      file.replace('office.tsx', target),
    ),
  );
  expect(loaded.toSorted()).toEqual(pageFiles.toSorted());
});

test.each(Object.entries(sources))('%s imports no page statically', (_, source) => {
  const imports = [...source.matchAll(/^import [^;]*? from '([^']+)';/gm)].map(([, from]) => from);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((from) => from?.startsWith('./pages/'))).toEqual([]);
});

test.each(Object.entries(sources))(
  '%s defines exactly the pages that it declares',
  (file, source) => {
    const pathsIn = (name: string) => {
      const [, body = ''] =
        new RegExp(`interface ${name} \\{([^}]*(?:\\{[^}]*\\}[^}]*)*?)\\n {2}\\}`).exec(source) ??
        [];
      return [...body.matchAll(/^ {4}'([^']+)':/gm)].map(([, path]) => path);
    };
    const { pages = {}, entrances = {} } = features[file] ?? {};
    expect(Object.keys(pages).toSorted()).toEqual(pathsIn('OfficePages').toSorted());
    expect(Object.keys(entrances).toSorted()).toEqual(pathsIn('EntrancePages').toSorted());
  },
);

test('every group is defined once, in the order of the navigation', () => {
  const groups = groupsOf(features);
  expect(groups.map(({ heading }) => heading.message)).toEqual([
    'Payments',
    'Member services',
    'Casino',
    'Offers',
    'Administration',
  ]);
  const names = groups.map(({ name }) => name);
  expect(linksOf(features).filter(({ group }) => !names.includes(group))).toEqual([]);
});

test('two features that define the same group stop the start', () => {
  const feature: OfficeFeature = {
    groups: { payments: { heading: { id: 'payments' }, order: 1 } },
  };
  expect(() => groupsOf({ 'a/office.tsx': feature, 'b/office.tsx': feature })).toThrow(
    'Two features define the group payments',
  );
});

test('a page shows the texts of its feature and of the features that this feature uses', () => {
  const textsAt = (path: string) => pagesOf(features).clerkPages.get(path)?.texts.toSorted();
  expect(textsAt('/floor')).toEqual(['lobby']);
  expect(textsAt('/members/$id')).toEqual([
    'bag',
    'exclusions',
    'limits',
    'market',
    'members',
    'passport',
  ]);
});

test('the router has a route for every page', () => {
  const { clerkPages, entrances } = pagesOf(features);
  const { routesByPath } = makeRouter(new QueryClient(), createMemoryHistory());
  expect(Object.keys(routesByPath).toSorted()).toEqual(
    ['/', ...clerkPages.keys(), ...entrances.keys()].toSorted(),
  );
});

test('two features that define the same path stop the start', () => {
  const page: OfficeFeature = { pages: { '/staff': { component: () => null } } };
  expect(() => pagesOf({ 'a/office.tsx': page, 'b/office.tsx': page })).toThrow(
    'a/office.tsx and b/office.tsx both define the page /staff',
  );
  const entrance: OfficeFeature = { entrances: { ['/staff' as never]: { component: () => null } } };
  expect(() => pagesOf({ 'a/office.tsx': page, 'b/office.tsx': entrance })).toThrow('/staff');
});

test.each([
  [['cash_outs.view', 'documents.view', 'members.view'], '/cash-outs'],
  [['games.view', 'members.view', 'documents.view'], '/documents'],
  [['games.view', 'campaigns.view', 'members.view'], '/members'],
  [['affiliates.view', 'games.view', 'campaigns.view'], '/campaigns'],
  [['floor.view', 'games.view'], '/games'],
  [['floor.view'], '/games'],
  [[], '/games'],
  [['cash_outs.view', 'members.view', 'support.view'], '/support', ['support']],
  [['cash_outs.view', 'members.view', 'support.view'], '/cash-outs', ['support', 'payments']],
  [['cash_outs.view', 'members.view'], '/cash-outs', ['support']],
] as [string[], string, Clerk['roles']?][])('a clerk with %j starts on %s', async (...given) => {
  const [permissions, path, roles = []] = given;
  expect(homeOf(linksOf(features), { roles, permissions })).toBe(path);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  keepToken('a token');
  const queries = new QueryClient();
  queries.setQueryData(['clerk'], { data: { clerk: { roles, permissions } } });
  const router = makeRouter(queries, createMemoryHistory({ initialEntries: ['/office/'] }));
  await router.load();
  expect(router.state.location.pathname).toBe(path);
});
