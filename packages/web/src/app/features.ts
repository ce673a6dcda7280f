import type { Feature } from './feature.ts';

/** Every feature of the application, found by its `routes.tsx`, a tiny file that contains lazy imports only. */
export const features: readonly Feature[] = Object.values(
  import.meta.glob<Feature>('../features/*/routes.tsx', { eager: true, import: 'feature' }),
);

const paths = new Set(features.flatMap((feature) => feature.pages.map((page) => page.path)));

/** Returns true if a page exists. Menus show only items whose page exists. */
export const hasPage = (path: string): boolean => paths.has(path);
