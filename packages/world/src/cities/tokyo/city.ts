import type { City } from '../../city.ts';

export const tokyo: City = {
  slug: 'tokyo',
  name: 'Tokyo',
  airport: 'HND',
  country: 'JP',
  latitude: 35.6895,
  longitude: 139.6917,
  accents: { primary: '#ff6b57', secondary: '#8a3fa0' },
  homeOf: null,
  districts: [
    { slug: 'ginza', name: 'Ginza' },
    { slug: 'shibuya', name: 'Shibuya' },
    { slug: 'asakusa', name: 'Asakusa' },
  ],
};
