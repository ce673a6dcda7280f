import { useLingui } from '@lingui/react';

/** Returns a function that names a country in the member's language, by its ISO 3166 alpha-2 code. */
export function useCountryName(): (code: string) => string {
  const { i18n } = useLingui();
  return (code) => {
    try {
      return new Intl.DisplayNames([i18n.locale || 'en'], { type: 'region' }).of(code) ?? code;
    } catch {
      return code;
    }
  };
}
