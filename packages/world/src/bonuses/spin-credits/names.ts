import type { KindNames } from '../names.ts';

export const spinCreditsNames: KindNames = {
  title: {
    en: 'Spin credits',
    es: 'Créditos de giro',
    fr: 'Crédits de tours',
    pt: 'Créditos de giros',
    tr: 'Dönüş kredisi',
  },
  inSentence: {
    en: 'spin credits',
    es: 'créditos de giro',
    fr: 'crédits de tours',
    pt: 'créditos de giros',
    tr: 'dönüş kredisi',
  },
};
