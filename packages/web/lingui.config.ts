import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * Configuration of the message catalogues. Each language has one catalogue per feature, next to the feature's code, and
 * one catalogue for `src/app`. A feature's catalogue includes the texts that it shares with the back office.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'fr', 'pt', 'tr'],
  catalogs: [
    { path: '<rootDir>/src/app/locales/{locale}', include: ['<rootDir>/src/app'] },
    {
      path: '<rootDir>/src/features/{name}/locales/{locale}',
      include: ['<rootDir>/src/features/{name}', '<rootDir>/../ui/src/features/{name}'],
    },
  ],
  // Line numbers are omitted, because otherwise every code edit would change the catalogues.
  format: formatter({ lineNumbers: false }),
});
