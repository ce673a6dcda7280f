import type { Language, Texts } from './languages.ts';

interface District {
  slug: string;
  name: string;
}

/**
 * Data of one city. Its texts are in `texts.ts` and `arrival.ts`, its picture in `postcard.ts`, its missions in `missions.ts`.
 */
export interface City {
  slug: string;
  /** English name; `CityTexts.name` has the others. */
  name: string;
  /** IATA code, printed on boarding passes. */
  airport: string;
  /** ISO 3166 alpha-2, for the flag. */
  country: string;
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
  /** Hex colours that tint the application while a member is here (look.md, tokens). */
  accents: { primary: string; secondary: string };
  /** Registration language whose members start here (decisions §3), or null. */
  homeOf: Language | null;
  /** Decisions §8: a city has three districts. */
  districts: readonly [District, District, District];
}

/** Positions of districts on their city's postcard, by slug: percent from the left and from the top. */
export type Spots = Readonly<Record<string, { x: number; y: number }>>;

export interface CityTexts {
  name: Texts;
  /** One short line for cards and the map. */
  tagline: Texts;
}
