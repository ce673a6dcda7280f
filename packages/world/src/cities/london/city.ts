import type { City } from '../../city.ts';

export const london: City = {
  slug: 'london',
  name: 'London',
  airport: 'LHR',
  country: 'GB',
  latitude: 51.5074,
  longitude: -0.1278,
  accents: { primary: '#5b6b86', secondary: '#c2324a' },
  homeOf: 'en',
  districts: [
    { slug: 'mayfair', name: 'Mayfair' },
    { slug: 'soho', name: 'Soho' },
    { slug: 'greenwich', name: 'Greenwich' },
  ],
};
