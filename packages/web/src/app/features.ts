import type { Feature } from './feature.ts';

/** All features of the application. Each feature has a small file `routes.tsx`, which contains only lazy imports. */
export const features: readonly Feature[] = Object.values(
  import.meta.glob<Feature>('../features/*/routes.tsx', { eager: true, import: 'feature' }),
);

const paths = new Set(features.flatMap((feature) => feature.pages.map((page) => page.path)));

/** Returns true if a page exists at this path. Menus hide links to pages that do not exist. */
export const hasPage = (path: string): boolean => paths.has(path);
