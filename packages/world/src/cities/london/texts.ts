import type { CityTexts } from '../../city.ts';
import type { Texts } from '../../languages.ts';

export const londonTexts: CityTexts = {
  name: { en: 'London', es: 'Londres', fr: 'Londres', pt: 'Londres', tr: 'Londra' },
  tagline: {
    en: 'Fog, brass bells and midnight cabs.',
    es: 'Niebla, campanas de bronce y taxis de medianoche.',
    fr: 'Brume, cloches de bronze et taxis de minuit.',
    pt: 'Névoa, sinos de bronze e táxis da meia-noite.',
    tr: 'Sis, pirinç çanlar ve gece yarısı taksileri.',
  },
};

export const londonArrival: Texts = {
  en: 'A bell strikes over the river and a black cab waits with its light on. Welcome to London.',
  es: 'Una campana suena sobre el río y un taxi negro espera con la luz encendida. Bienvenido a Londres.',
  fr: 'Une cloche sonne au-dessus du fleuve et un taxi noir attend, lumière allumée. Bienvenue à Londres.',
  pt: 'Um sino toca sobre o rio e um táxi preto espera com a luz acesa. Boas-vindas a Londres.',
  tr: 'Nehrin üzerinde bir çan çalıyor, siyah bir taksi ışığı açık bekliyor. Londra’ya hoş geldiniz.',
};
