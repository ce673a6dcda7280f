/** Elements of a page's head for search engines and link previews. */
import type { Language } from '@wl/world/languages';
import { html } from '../../platform/http/written-pages.ts';

/** Language tags for search engines (hreflang) and link previews (og:locale). */
export const tags: Readonly<Record<Language, { hreflang: string; locale: string }>> = {
  en: { hreflang: 'en', locale: 'en_US' },
  es: { hreflang: 'es', locale: 'es_ES' },
  fr: { hreflang: 'fr', locale: 'fr_FR' },
  pt: { hreflang: 'pt-BR', locale: 'pt_BR' },
  tr: { hreflang: 'tr', locale: 'tr_TR' },
};

/** Returns the URL of a page in the given language. The English URL has no `language` parameter. */
export const placeOf = (place: string, language: Language): string =>
  language === 'en' ? place : `${place}?language=${language}`;

/** Returns a page's canonical link, one alternate link per language version, and the `x-default` alternate link. */
export const placeLinks = (place: string, shown: Language, all: readonly Language[]): string[] => [
  `<link rel="canonical" href="${html(placeOf(place, shown))}" />`,
  ...all.map(
    (language) =>
      `<link rel="alternate" hreflang="${tags[language].hreflang}" href="${html(placeOf(place, language))}" />`,
  ),
  `<link rel="alternate" hreflang="x-default" href="${html(place)}" />`,
];

/** Returns `meta` elements with Open Graph properties. */
export const properties = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(
    ([name, value]) => `<meta property="${name}" content="${html(value)}" />`,
  );
