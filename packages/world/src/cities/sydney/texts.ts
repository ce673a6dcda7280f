import type { CityTexts } from '../../city.ts';
import type { Texts } from '../../languages.ts';

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

export const sydneyArrival: Texts = {
  en: 'The ferry rounds the point, the sails catch the morning, and Bondi is already awake. Welcome to Sydney.',
  es: 'El ferri dobla el cabo, las velas atrapan la mañana y Bondi ya está despierta. Bienvenido a Sídney.',
  fr: 'Le ferry double la pointe, les voiles prennent le matin et Bondi est déjà réveillée. Bienvenue à Sydney.',
  pt: 'A balsa contorna a ponta, as velas apanham a manhã e Bondi já está acordada. Boas-vindas a Sydney.',
  tr: 'Vapur burnu dönüyor, yelkenler sabahı yakalıyor, Bondi çoktan uyanmış. Sidney’e hoş geldiniz.',
};
