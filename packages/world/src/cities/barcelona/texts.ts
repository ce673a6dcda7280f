import type { CityTexts } from '../../city.ts';

export const barcelonaTexts: CityTexts = {
  name: { en: 'Barcelona', es: 'Barcelona', fr: 'Barcelone', pt: 'Barcelona', tr: 'Barselona' },
  tagline: {
    en: 'Terracotta roofs above the sea.',
    es: 'Tejados de terracota frente al mar.',
    fr: 'Toits de terre cuite face à la mer.',
    pt: 'Telhados de terracota diante do mar.',
    tr: 'Denize bakan kiremit çatılar.',
  },
};
