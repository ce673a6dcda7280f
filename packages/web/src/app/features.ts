import type { Feature } from './feature.ts';

/** Every feature of the application, found by its `routes.tsx`: tiny files that hold lazy imports only. */
export const features: readonly Feature[] = Object.values(
  import.meta.glob<Feature>('../features/*/routes.tsx', { eager: true, import: 'feature' }),
);

const paths = new Set(features.flatMap((feature) => feature.pages.map((page) => page.path)));

/** Whether a page exists yet. Menus show only what leads somewhere. */
export const hasPage = (path: string): boolean => paths.has(path);
