/** Tests that all pages are loaded lazily: a page's code loads only when the page is opened. */
import { expect, test } from 'vitest';

/** Source text of every `routes.tsx`. The test looks for static imports in this text. */
const sources = Object.entries(
  import.meta.glob<string>('../features/*/routes.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** Returns the names of the modules that a source file imports statically (`import … from`, `export … from`). */
const importsOf = (source: string): string[] =>
  [
    ...source.matchAll(
      /^(?:import\s+(?:[^'"();]*?\sfrom\s+)?|export\s+[^'"();]*?\sfrom\s+)['"]([^'"]+)['"]/gm,
    ),
  ].map(([, from = '']) => from);

test.each(sources)('%s imports no page component statically', (_, source) => {
  const others = importsOf(source).filter((from) => !from.startsWith('@wl/world/'));
  expect(others).toEqual(['../../app/feature.ts']);
});

test('every page of every feature is loaded by a dynamic import', async () => {
  const { features } = await import('./features.ts');
  const pages = features.flatMap((feature) => feature.pages);
  expect(features).toHaveLength(sources.length);
  expect(pages.length).toBeGreaterThan(0);
  // Vite replaces `import` with a function of its own, so the pattern accepts any name that contains `import`.
  const lazy = /^\(\) => \w*import\w*\(['"][^'"]*\/pages\/[\w-]+\.tsx['"]/;
  expect(pages.filter(({ page }) => !lazy.test(page.toString())).map(({ path }) => path)).toEqual(
    [],
  );
});
