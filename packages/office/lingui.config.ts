import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'fr', 'pt', 'tr'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src', '../ui/src/features'] }],
  format: formatter({ lineNumbers: false }),
});
