import { useLingui } from '@lingui/react';

/** Returns a function that converts an ISO 3166-1 alpha-2 code to the country's name in the member's language. */
export function useCountryName(): (code: string) => string {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames([i18n.locale || 'en'], { type: 'region' });
  return (code) => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
}
