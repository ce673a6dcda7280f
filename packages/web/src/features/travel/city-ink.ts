import type { StampShape } from '@wl/ui/journey/ink-stamp';

export interface CityInk {
  shape: StampShape;
  ink: 'red' | 'blue' | 'green' | 'plum' | 'teal' | 'rust';
}

/** Shape and ink of each city's stamp, chosen so that neighbouring stamps on a page look different. */
const inks: Readonly<Record<string, CityInk>> = {
  tokyo: { shape: 'round', ink: 'red' },
  sydney: { shape: 'hexagon', ink: 'teal' },
  london: { shape: 'shield', ink: 'blue' },
  honolulu: { shape: 'oblong', ink: 'green' },
  'las-vegas': { shape: 'round', ink: 'plum' },
  macau: { shape: 'hexagon', ink: 'green' },
  barcelona: { shape: 'oblong', ink: 'rust' },
  paris: { shape: 'shield', ink: 'plum' },
  'rio-de-janeiro': { shape: 'round', ink: 'teal' },
  istanbul: { shape: 'hexagon', ink: 'red' },
};

export const inkOf = (slug: string): CityInk => inks[slug] ?? { shape: 'round', ink: 'blue' };
