import type { CityTexts } from '../../city.ts';

export const sydneyTexts: CityTexts = {
  name: { en: 'Sydney', es: 'Sídney', fr: 'Sydney', pt: 'Sydney', tr: 'Sidney' },
  tagline: {
    en: 'White sails over a blue harbour.',
    es: 'Velas blancas sobre un puerto azul.',
    fr: 'Voiles blanches sur un port bleu.',
    pt: 'Velas brancas sobre um porto azul.',
    tr: 'Mavi bir limanın üzerinde beyaz yelkenler.',
  },
};
