import type { KindNames } from '../names.ts';

export const freeSpinsNames: KindNames = {
  title: {
    en: 'Free spins',
    es: 'Giros gratis',
    fr: 'Tours gratuits',
    pt: 'Rodadas grátis',
    tr: 'Ücretsiz dönüşler',
  },
  inSentence: {
    en: 'free spins',
    es: 'giros gratis',
    fr: 'tours gratuits',
    pt: 'rodadas grátis',
    tr: 'ücretsiz dönüşler',
  },
};
