import type { CityTexts } from '../../city.ts';

export const honoluluTexts: CityTexts = {
  name: { en: 'Honolulu', es: 'Honolulu', fr: 'Honolulu', pt: 'Honolulu', tr: 'Honolulu' },
  tagline: {
    en: 'Hibiscus, surf and a slow sunset.',
    es: 'Hibiscos, olas y un atardecer sin prisa.',
    fr: 'Hibiscus, vagues et lent coucher de soleil.',
    pt: 'Hibiscos, ondas e um pôr do sol sem pressa.',
    tr: 'Hibiskuslar, dalgalar ve ağır ağır batan bir güneş.',
  },
};
