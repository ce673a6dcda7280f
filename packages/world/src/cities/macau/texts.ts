import type { CityTexts } from '../../city.ts';

export const macauTexts: CityTexts = {
  name: { en: 'Macau', es: 'Macao', fr: 'Macao', pt: 'Macau', tr: 'Makao' },
  tagline: {
    en: 'Jade, tiles and two old worlds.',
    es: 'Jade, azulejos y dos mundos antiguos.',
    fr: 'Jade, azulejos et deux mondes anciens.',
    pt: 'Jade, azulejos e dois mundos antigos.',
    tr: 'Yeşim, çiniler ve iki eski dünya.',
  },
};
