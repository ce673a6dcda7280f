import type { City } from '../../city.ts';

export const lasVegas: City = {
  slug: 'las-vegas',
  name: 'Las Vegas',
  airport: 'LAS',
  country: 'US',
  latitude: 36.1699,
  longitude: -115.1398,
  accents: { primary: '#ff2fa8', secondary: '#7a5cff' },
  homeOf: null,
  districts: [
    { slug: 'the-strip', name: 'The Strip' },
    { slug: 'fremont-street', name: 'Fremont Street' },
    { slug: 'arts-district', name: 'Arts District' },
  ],
};
