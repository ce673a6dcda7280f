declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** Written by `house-facts.ts`. */
declare module 'virtual:house-facts' {
  import type { Texts } from '@wl/world/languages';

  /** One drawing of the world; positions in percent of its width and height. */
  export interface Chart {
    image: string;
    width: number;
    height: number;
    /** Separate maps inside the drawing, in its own units; an arc never crosses from one to another. */
    charts: { x: number; y: number; width: number; height: number }[];
    cities: Partial<Record<string, { x: number; y: number }>>;
  }
  export const map: Record<'desktop' | 'phone' | 'europe', Chart>;

  export interface CityFacts {
    slug: string;
    airport: string;
    name: Texts;
    tagline?: Texts;
  }
  export const cities: CityFacts[];

  export interface GameFacts {
    slug: string;
    category: string;
    city: string;
    returnPercent: number;
    maxMultiplier: number;
    name: string;
    tagline: Texts;
  }
  export const games: GameFacts[];
}
