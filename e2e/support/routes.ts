import { globSync, readFileSync } from 'node:fs';
import { infoPaths } from '@wl/world/casino/public-pages';

export interface Route {
  /** Path in the router's notation, for example `/playlist/$id`. */
  path: string;
  /** True if visitors can open the route without signing in. */
  isPublic: boolean;
}

const ROUTE = /\bpath: '(\/[^']*)'(.*?)(?=\bpath: '|$)/gs;

/**
 * Returns every route of the member application: the routes in the features' `routes.tsx`, and the information pages
 * from `@wl/world`. The files are parsed instead of imported, because their lazy imports load only in a bundle.
 */
export function applicationRoutes(root = '.'): Route[] {
  const files = globSync('packages/web/src/features/*/routes.tsx', { cwd: root }).toSorted();
  const written = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(ROUTE)].map(
      ([, path = '', rest = '']) => ({
        path,
        isPublic: rest.includes("guard: 'none'"),
      }),
    ),
  );
  return [...written, ...infoPaths.map((path) => ({ path, isPublic: true }))];
}
