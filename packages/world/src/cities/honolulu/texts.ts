import type { CityTexts } from '../../city.ts';
import type { Texts } from '../../languages.ts';

export const honoluluTexts: CityTexts = {
  name: { en: 'Honolulu', es: 'Honolulu', fr: 'Honolulu', pt: 'Honolulu', tr: 'Honolulu' },
  tagline: {
    en: 'Hibiscus, surf and a slow sunset.',
    es: 'Hibiscos, olas y un atardecer sin prisa.',
    fr: 'Hibiscus, vagues et lent coucher de soleil.',
    pt: 'Hibiscos, ondas e um pôr do sol sem pressa.',
    tr: 'Amber çiçekleri, dalgalar ve ağır bir gün batımı.',
  },
};

export const honoluluArrival: Texts = {
  en: 'Warm wind, a garland at the gate and surf you can hear from the runway. Welcome to Honolulu.',
  es: 'Viento cálido, una guirnalda en la puerta y olas que se oyen desde la pista. Bienvenido a Honolulu.',
  fr: 'Vent tiède, une guirlande à la porte et des vagues qu’on entend depuis la piste. Bienvenue à Honolulu.',
  pt: 'Vento morno, uma grinalda no portão e ondas que se ouvem da pista. Boas-vindas a Honolulu.',
  tr: 'Ilık rüzgâr, kapıda bir çiçek kolyesi ve pistten duyulan dalgalar. Honolulu’ya hoş geldiniz.',
};
