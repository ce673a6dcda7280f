import type { CityTexts } from '../../city.ts';

export const londonTexts: CityTexts = {
  name: { en: 'London', es: 'Londres', fr: 'Londres', pt: 'Londres', tr: 'Londra' },
  tagline: {
    en: 'Fog, brass bells and midnight cabs.',
    es: 'Niebla, campanas de bronce y taxis de medianoche.',
    fr: 'Brume, cloches de bronze et taxis de minuit.',
    pt: 'Névoa, sinos de bronze e táxis da meia-noite.',
    tr: 'Sis, bronz çanlar ve gece yarısı taksileri.',
  },
};
