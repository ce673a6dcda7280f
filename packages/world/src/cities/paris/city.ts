import type { City } from '../../city.ts';

export const paris: City = {
  slug: 'paris',
  name: 'Paris',
  airport: 'CDG',
  country: 'FR',
  latitude: 48.8566,
  longitude: 2.3522,
  accents: { primary: '#e88fa6', secondary: '#3f5fa8' },
  homeOf: 'fr',
  districts: [
    { slug: 'montmartre', name: 'Montmartre' },
    { slug: 'le-marais', name: 'Le Marais' },
    { slug: 'saint-germain', name: 'Saint-Germain' },
  ],
};
