import { useLingui } from '@lingui/react';
import { cityBySlug, cityTexts } from '@wl/world/cities/index';
import { currentLanguage } from '../../app/language/language.ts';

/**
 * Returns functions that look up a city's name, tagline, accent colour and airport code. Texts are in the member's
 * language.
 */
export function useCities() {
  // Call `useLingui` so that the component renders again when the language changes.
  useLingui();
  const language = currentLanguage();
  return {
    name: (slug: string) => cityTexts(slug)?.name[language] ?? slug,
    tagline: (slug: string) => cityTexts(slug)?.tagline[language] ?? '',
    accent: (slug: string) => cityBySlug(slug)?.accents.primary ?? '#e7b75a',
    airport: (slug: string) => cityBySlug(slug)?.airport ?? '',
  };
}
