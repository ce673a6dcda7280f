import type { Language, Texts } from './languages.ts';

interface District {
  slug: string;
  name: string;
}

/**
 * Data for one city. The city's texts are in `texts.ts` and `arrival.ts`, its picture is in `postcard.ts`, and its
 * missions are in `missions.ts`.
 */
export interface City {
  slug: string;
  /** English name; `CityTexts.name` contains the name in all languages. */
  name: string;
  /** IATA code, printed on boarding passes. */
  airport: string;
  /** ISO 3166 alpha-2 code, for the flag. */
  country: string;
  /** Latitude in degrees, positive north of the equator. */
  latitude: number;
  /** Longitude in degrees, positive east of Greenwich. */
  longitude: number;
  /** Hex colours that tint the application while a member is in this city (look.md, tokens). */
  accents: { primary: string; secondary: string };
  /**
   * Registration language of the members whose journey starts in this city (decisions §3); null if no journey starts
   * here.
   */
  homeOf: Language | null;
  /** The city's districts (decisions §8). */
  districts: readonly [District, District, District];
}

/**
 * Positions of a city's districts on its postcard, by district slug. `x` is the distance from the left edge in percent
 * of the width, and `y` is the distance from the top edge in percent of the height.
 */
export type Spots = Readonly<Record<string, { x: number; y: number }>>;

export interface CityTexts {
  name: Texts;
  /** Short line of text for cards and the map. */
  tagline: Texts;
}
