import { globSync, readFileSync } from 'node:fs';
import { infoPaths } from '@wl/world/house/public-pages';

export interface Route {
  /** Path as the router writes it: `/playlist/$id`. */
  path: string;
  /** Whether visitors may enter. */
  isPublic: boolean;
}

const ROUTE = /\bpath: '(\/[^']*)'(.*?)(?=\bpath: '|$)/gs;

/**
 * Returns every route of the member's application, read from the source of the features' `routes.tsx`: their lazy imports load in a
 * bundle only. The information pages are listed in `@wl/world`.
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
