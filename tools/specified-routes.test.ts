/** Compares the routes of specification §2 with those of the member application. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { applicationRoutes } from '../e2e/support/routes.ts';

const root = path.resolve(import.meta.dirname, '..');
const ROW = /^\| (\/[^|]*) \| [^|]+ \| (yes|no|not shown) \|$/gm;

/** Routes in the specification that are not implemented yet. */
const notBuilt = ['/sportsbook'];
/**
 * Returns a route with all parameters, including optional ones, replaced by `*`, so that `/playlist/{id}` in the
 * specification equals `/playlist/$id` in the application.
 */
const shapeOf = (route: string) => route.replaceAll(/\{\w+\??\}|\$\w+/g, '*');
/**
 * Returns true if an application path, such as `/campaign/$slug`, matches a route without parameters, such as
 * `/campaign/wonderful-casino`. A path whose first segment is a parameter never matches.
 */
const serves = (path: string, route: string) =>
  /^\/\w/.test(path) && new RegExp(`^${path.replaceAll(/\$\w+/g, '[\\w-]+')}$`).test(route);

const specified = [
  ...readFileSync(path.join(root, 'docs/spec/specification.md'), 'utf8').matchAll(ROW),
].flatMap(([, routes = '', login = '']) =>
  routes
    .split(', ')
    .filter((route) => route.startsWith('/'))
    .map((route) => ({ route: route.split(' ')[0] ?? '', login })),
);
const routes = applicationRoutes(root);
const routeOf = (route: string) =>
  routes.find(({ path }) => shapeOf(path) === shapeOf(route)) ??
  routes.find(({ path }) => serves(path, route));

test('every route of specification §2 exists, except those of pages that are not built', () => {
  expect(specified).toHaveLength(41);
  const missing = specified.filter(({ route }) => !routeOf(route)).map(({ route }) => route);
  expect(missing).toEqual(notBuilt);
});

test('a page requires sign-in exactly if specification §2 requires it', () => {
  const differing = specified
    .filter(({ login }) => login !== 'not shown')
    .filter(({ route, login }) => {
      const built = routeOf(route);
      return built && built.isPublic !== (login === 'no');
    })
    .map(({ route }) => route);
  expect(differing).toEqual([]);
});
