import { readFileSync } from 'node:fs';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { frenchSpaces } from '@wl/world/french-spaces';
import { clientCalls } from './client-calls.ts';
import { infoTexts } from './info-texts.ts';
import { siteFacts } from './site-facts.ts';

// Vitest runs this file from the repository root, where Lingui's plug-in and macro would not find their configuration.
// Set its path here.
process.env['LINGUI_CONFIG'] ??= path.join(import.meta.dirname, 'lingui.config.ts');

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

// Version shown in the footer (decisions §1).
process.env['VITE_VERSION'] ??= (
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string;
  }
).version;

/**
 * Small modules that more than one page uses, bundled into one file per feature. Separate files would enlarge the
 * shell, which lists the files of all pages.
 */
const smallParts = [
  {
    name: 'bag-parts',
    test: /features\/bag\/components\/(expiry|full-bag\.module|item-progress|kept-and-lost|kind-art)/,
  },
  {
    name: 'play-parts',
    test: /features\/(play\/(components\/game-tournament|steps\/bet-memory)|tournaments\/loaders\/strip)/,
  },
  {
    name: 'chat-parts',
    test: /(features\/chat\/(components\/launcher|store|conversation|kept|calls)|world\/src\/chat\/other-side)\./,
  },
  {
    name: 'file-parts',
    test: /(web\/src\/app\/(upload|file-uploads|stored-picture|rating)|contract\/src\/send-form|ui\/src\/(use-object-url|controls\/(file-button|star-choice)))\./,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    siteFacts(),
    infoTexts(),
    clientCalls(),
    react(),
    lingui(),
    frenchSpaces(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
    // React Aria contains texts in 34 languages. Bundle only the five languages that the application supports.
    optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'fr-FR', 'pt-BR', 'tr-TR'] }),
  ],
  build: {
    outDir: 'dist/client',
    // Do not inline assets, because the content security policy forbids fonts and scripts in `data:` URLs. Separate
    // files can also be cached.
    assetsInlineLimit: 0,
    // The prerender step reads the manifest to find the files that each prerendered page must preload.
    manifest: true,
    rolldownOptions: {
      // Do not warn about slow plug-ins, because plug-in timings depend on the machine's load.
      checks: { pluginTimings: false },
      output: {
        // Seven hash characters are enough to distinguish the versions of a file. With the usual eight, the lists of
        // files to preload would make the first page 400 bytes larger, because hashes do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Bundle the code that every page needs into a few large files. This code rarely changes, and large files
          // compress better than many small ones.
          groups: [
            {
              // Bundle the styles of a visitor's first page into one file, because each further file would delay the
              // first paint.
              name: 'first',
              test: /packages\/(web\/src\/app\/(style|shell\/.*)\.css|web\/src\/features\/welcome\/components\/(hero|visitor-home|world-map|game-teaser|category-links)\.module\.css|web\/src\/features\/travel\/components\/map-parts\.module\.css|ui\/src\/(fonts|icon.*|logo.*|controls\/button.*|feedback\/(skeleton|toast).*)\.css)/,
              priority: 10,
            },
            // Put the preload helper in its own file. The first script (`start.ts`) needs only this helper, so it
            // should not have to load a larger file.
            { name: 'load', test: /preload-helper/, priority: 20 },
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|zustand|@lingui\/(core|react)|@tanstack\/(react-router|router-core|history|store|react-store))\//,
            },
            {
              name: 'shell',
              test: /packages\/(web\/src\/(app\/(?!hud|shell\/(storage-notice|page-title)|realtime|api\.|query-scope|session\/kept-answers|errors|locales|upload|file-uploads|stored-picture|rating|link-page|sound-setting|language\/(days|amount))|features\/[^/]+\/routes)|ui\/src\/(cx|icon|logo|controls\/button|feedback\/(skeleton|toast)|text\/catalogues)|contract\/src\/client|world\/src\/(languages|casino\/(brand|categories|public-pages)))/,
            },
            // Bundle the modules that every page loads for signed-in members. In separate files, they would import one
            // another circularly.
            {
              name: 'news',
              test: /packages\/web\/src\/(features\/[^/]+\/realtime|app\/(hud\/realtime|realtime\/all-news))\.ts$/,
              includeDependenciesRecursively: false,
            },
            ...smallParts,
            // Put the definitions of realtime message kinds into a separate chunk. Visitors' pages need them to
            // subscribe to a public channel, but must not load the message handlers of every feature.
            {
              name: 'news-kinds',
              test: /packages\/(contract\/src\/news(\/[^/]+)?|web\/src\/app\/realtime\/news)\.ts$/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/app': { target: server, ws: true },
      '/pictures': { target: server, ws: true },
      '/healthz': server,
    },
  },
  // Without this list, Vite would discover some dependencies only when a page first imports them, and reload that page
  // during a browser test.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-query',
      '@tanstack/react-router',
      'libphonenumber-js/min',
      'pusher-js',
      'react-aria-components',
      'react-aria/useMove',
      'zod/mini',
      'zustand',
      // Used by the accessibility checks in component tests.
      'axe-core',
      // Used to compile news articles in the back office, whose component tests use this configuration.
      '@wl/world > marked',
    ],
  },
  ssr: { noExternal: true },
});
