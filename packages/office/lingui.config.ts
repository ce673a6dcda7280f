import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Files of a feature that are loaded at startup, because the shell shows their texts on every page. */
const inShell = '<rootDir>/src/features/*/{office,control}.tsx';

/**
 * Configuration of the message catalogues. Each language has one catalogue per feature, next to the feature's code, and
 * one for the shell. A feature's catalogue includes the texts that it shares with the members' pages.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'fr', 'pt', 'tr'],
  catalogs: [
    { path: '<rootDir>/src/app/locales/{locale}', include: ['<rootDir>/src/app', inShell] },
    {
      path: '<rootDir>/src/features/{name}/locales/{locale}',
      include: ['<rootDir>/src/features/{name}', '<rootDir>/../ui/src/features/{name}'],
      exclude: [inShell],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
