import type { City } from '../../city.ts';

export const honolulu: City = {
  slug: 'honolulu',
  name: 'Honolulu',
  airport: 'HNL',
  country: 'US',
  latitude: 21.3069,
  longitude: -157.8583,
  accents: { primary: '#f2557e', secondary: '#ffb45a' },
  homeOf: null,
  districts: [
    { slug: 'waikiki', name: 'Waikiki' },
    { slug: 'chinatown', name: 'Chinatown' },
    { slug: 'diamond-head', name: 'Diamond Head' },
  ],
};
