import type { City } from '../../city.ts';

export const macau: City = {
  slug: 'macau',
  name: 'Macau',
  airport: 'MFM',
  country: 'MO',
  latitude: 22.1987,
  longitude: 113.5439,
  accents: { primary: '#1fa37a', secondary: '#e7b75a' },
  homeOf: null,
  districts: [
    { slug: 'taipa', name: 'Taipa' },
    { slug: 'cotai', name: 'Cotai' },
    { slug: 'senado-square', name: 'Senado Square' },
  ],
};
