import type { City, CityTexts } from '../city.ts';
import type { Language } from '../languages.ts';
import { barcelona } from './barcelona/city.ts';
import { barcelonaTexts } from './barcelona/texts.ts';
import { honolulu } from './honolulu/city.ts';
import { honoluluTexts } from './honolulu/texts.ts';
import { istanbul } from './istanbul/city.ts';
import { istanbulTexts } from './istanbul/texts.ts';
import { lasVegas } from './las-vegas/city.ts';
import { lasVegasTexts } from './las-vegas/texts.ts';
import { london } from './london/city.ts';
import { londonTexts } from './london/texts.ts';
import { macau } from './macau/city.ts';
import { macauTexts } from './macau/texts.ts';
import { paris } from './paris/city.ts';
import { parisTexts } from './paris/texts.ts';
import { rioDeJaneiro } from './rio-de-janeiro/city.ts';
import { rioDeJaneiroTexts } from './rio-de-janeiro/texts.ts';
import { sydney } from './sydney/city.ts';
import { sydneyTexts } from './sydney/texts.ts';
import { tokyo } from './tokyo/city.ts';
import { tokyoTexts } from './tokyo/texts.ts';

/**
 * The ten cities listed in decisions §2, in the order of the departures board. To add a city, create its folder and add
 * an entry here.
 */
export const cities: readonly City[] = [
  tokyo,
  sydney,
  london,
  honolulu,
  lasVegas,
  macau,
  barcelona,
  paris,
  rioDeJaneiro,
  istanbul,
];

const texts: Readonly<Record<string, CityTexts>> = {
  tokyo: tokyoTexts,
  sydney: sydneyTexts,
  london: londonTexts,
  honolulu: honoluluTexts,
  'las-vegas': lasVegasTexts,
  macau: macauTexts,
  barcelona: barcelonaTexts,
  paris: parisTexts,
  'rio-de-janeiro': rioDeJaneiroTexts,
  istanbul: istanbulTexts,
};

const bySlug = new Map(cities.map((city) => [city.slug, city]));

/** Returns the city with this slug; undefined if there is none. */
export function cityBySlug(slug: string): City | undefined {
  return bySlug.get(slug);
}

/** Returns the name and tagline of a city in five languages; undefined for an unknown city. */
export function cityTexts(slug: string): CityTexts | undefined {
  return texts[slug];
}

/**
 * Returns the city where a new member's journey begins: the home city of the registration language (decisions §3).
 * @throws Error if the language has no home city (a test checks that every language has a home city)
 */
export function homeCity(language: Language): City {
  const city = cities.find((candidate) => candidate.homeOf === language);
  if (!city) throw new Error(`No city is home of the language ${language}.`);
  return city;
}
