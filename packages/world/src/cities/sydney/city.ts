import type { City } from '../../city.ts';

export const sydney: City = {
  slug: 'sydney',
  name: 'Sydney',
  airport: 'SYD',
  country: 'AU',
  latitude: -33.8688,
  longitude: 151.2093,
  accents: { primary: '#2cc6b6', secondary: '#f6dc9c' },
  homeOf: null,
  districts: [
    { slug: 'the-rocks', name: 'The Rocks' },
    { slug: 'bondi-beach', name: 'Bondi Beach' },
    { slug: 'darling-harbour', name: 'Darling Harbour' },
  ],
};
