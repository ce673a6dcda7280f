import type { City } from '../../city.ts';

export const barcelona: City = {
  slug: 'barcelona',
  name: 'Barcelona',
  airport: 'BCN',
  country: 'ES',
  latitude: 41.3874,
  longitude: 2.1686,
  accents: { primary: '#d9693b', secondary: '#f2b950' },
  homeOf: 'es',
  districts: [
    { slug: 'gothic-quarter', name: 'Barri Gòtic' },
    { slug: 'gracia', name: 'Gràcia' },
    { slug: 'barceloneta', name: 'La Barceloneta' },
  ],
};
