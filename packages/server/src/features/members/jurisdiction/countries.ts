import { createRequire } from 'node:module';
import isoCountries from 'i18n-iso-countries';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { isBlocked } from '@wl/world/casino/jurisdictions';
import { languages, type Language } from '@wl/world/languages';

const require = createRequire(import.meta.url);
for (const language of languages)
  isoCountries.registerLocale(
    require(`i18n-iso-countries/langs/${language}.json`) as Parameters<
      typeof isoCountries.registerLocale
    >[0],
  );

export interface CountryName {
  /** ISO 3166 alpha-2 code. */
  id: string;
  name: string;
}

export interface Residence extends CountryName {
  /** International calling code with the plus sign. */
  dial_code: string;
  served: boolean;
  /** True if this installation can look up cities by postal code. */
  postcode_lookup: boolean;
  /** True if the consents are preselected at registration. */
  consents_preset: boolean;
}

const namesOf = new Map<Language, CountryName[]>();

/** Returns all country names in the given language, sorted by that language's alphabetical order. */
export function countryNames(language: Language): CountryName[] {
  let names = namesOf.get(language);
  if (!names) {
    const collator = new Intl.Collator(language);
    const official = isoCountries.getNames(language, { select: 'official' }) as Record<
      string,
      string
    >;
    names = Object.entries(official)
      .map(([id, name]) => ({ id, name }))
      .sort((a, b) => collator.compare(a.name, b.name));
    namesOf.set(language, names);
  }
  return names;
}

/**
 * Returns the possible countries of residence. Only countries with an international calling code are included, because
 * registration requires a phone number.
 * @param withPostcodes countries in which cities can be looked up by postcode
 * @param presetsConsents returns true if both consents are preselected for residents of a country
 */
export function residences(
  language: Language,
  withPostcodes: ReadonlySet<string>,
  presetsConsents: (country: string) => boolean,
): Residence[] {
  return countryNames(language).flatMap(({ id, name }) =>
    isSupportedCountry(id)
      ? [
          {
            id,
            name,
            dial_code: `+${getCountryCallingCode(id)}`,
            served: !isBlocked(id),
            postcode_lookup: withPostcodes.has(id),
            consents_preset: presetsConsents(id),
          },
        ]
      : [],
  );
}

export function isCountry(id: string): boolean {
  return /^[A-Z]{2}$/.test(id) && isoCountries.isValid(id);
}
