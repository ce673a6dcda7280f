import { useLingui } from '@lingui/react';
import { cities } from 'virtual:site-facts';
import { currentLanguage } from '../../app/language/language.ts';

/** Returns functions that look up a city's name, in the member's language, and its airport code. */
export function useCities() {
  // Call `useLingui` so that the component re-renders when the language changes.
  useLingui();
  const language = currentLanguage();
  const find = (slug: string) => cities.find((city) => city.slug === slug);
  return {
    name: (slug: string) => find(slug)?.name[language] ?? slug,
    airport: (slug: string) => find(slug)?.airport ?? '',
  };
}
