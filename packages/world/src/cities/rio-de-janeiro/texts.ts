import type { CityTexts } from '../../city.ts';

export const rioDeJaneiroTexts: CityTexts = {
  name: {
    en: 'Rio de Janeiro',
    es: 'Río de Janeiro',
    fr: 'Rio de Janeiro',
    pt: 'Rio de Janeiro',
    tr: 'Rio de Janeiro',
  },
  tagline: {
    en: 'Green hills, gold light, samba.',
    es: 'Colinas verdes, luz dorada, samba.',
    fr: 'Collines vertes, lumière d’or, samba.',
    pt: 'Morros verdes, luz dourada, samba.',
    tr: 'Yeşil tepeler, altın ışık, samba.',
  },
};
