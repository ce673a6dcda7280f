import type { City } from '../../city.ts';

export const istanbul: City = {
  slug: 'istanbul',
  name: 'Istanbul',
  airport: 'IST',
  country: 'TR',
  latitude: 41.0082,
  longitude: 28.9784,
  accents: { primary: '#18a7b5', secondary: '#d8a24a' },
  homeOf: 'tr',
  districts: [
    { slug: 'beyoglu', name: 'Beyoğlu' },
    { slug: 'galata', name: 'Galata' },
    { slug: 'kadikoy', name: 'Kadıköy' },
  ],
};
