import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { frenchSpaces } from '@wl/world/french-spaces';

// Set the path of Lingui's configuration file. Lingui's plug-in and macro cannot find it if Vite is started from the
// repository root.
process.env['LINGUI_CONFIG'] = path.join(import.meta.dirname, 'lingui.config.ts');

const server = `http://localhost:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  base: '/office/',
  plugins: [
    react(),
    lingui(),
    frenchSpaces(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // Include only the five languages that Wanderluck supports, because React Aria contains texts in 34 languages.
    optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'fr-FR', 'pt-BR', 'tr-TR'] }),
  ],
  build: { assetsInlineLimit: 0, outDir: 'dist', emptyOutDir: true },
  server: {
    port: Number(process.env['OFFICE_DEV_PORT'] ?? 5174),
    proxy: {
      '/api': server,
      '/art': server,
      '/app': { target: server, ws: true },
      '/pictures': { target: server, ws: true },
    },
  },
});
