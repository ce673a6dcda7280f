import type { City } from '../../city.ts';

export const rioDeJaneiro: City = {
  slug: 'rio-de-janeiro',
  name: 'Rio de Janeiro',
  airport: 'GIG',
  country: 'BR',
  latitude: -22.9068,
  longitude: -43.1729,
  accents: { primary: '#1fae6b', secondary: '#f5c93d' },
  homeOf: 'pt',
  districts: [
    { slug: 'copacabana', name: 'Copacabana' },
    { slug: 'lapa', name: 'Lapa' },
    { slug: 'santa-teresa', name: 'Santa Teresa' },
  ],
};
