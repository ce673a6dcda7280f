import type { CityTexts } from '../../city.ts';
import type { Texts } from '../../languages.ts';

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

export const macauArrival: Texts = {
  en: 'Egg tarts cool on the counter, incense drifts over wave-patterned stones. Welcome to Macau.',
  es: 'Las tartas de huevo se enfrían en el mostrador y el incienso flota sobre el empedrado ondulado. Bienvenido a Macao.',
  fr: 'Les tartelettes refroidissent au comptoir, l’encens flotte sur les pavés en vagues. Bienvenue à Macao.',
  pt: 'Os pastéis de nata arrefecem no balcão e o incenso paira sobre a calçada ondulada. Boas-vindas a Macau.',
  tr: 'Tezgâhta yumurtalı tartlar soğuyor, dalgalı taşların üzerinde tütsü süzülüyor. Makao’ya hoş geldiniz.',
};
