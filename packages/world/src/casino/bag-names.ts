import type { Language } from '../languages.ts';

type Names = Readonly<Record<Language, string>>;

/** Names of the bags (`bags.ts`), keyed by bag id. */
const names: Readonly<Record<string, Names>> = {
  pouch: { en: 'Pouch', es: 'Bolsita', fr: 'Pochette', pt: 'Bolsinha', tr: 'Kese' },
  'carry-on': {
    en: 'Carry-on',
    es: 'Equipaje de mano',
    fr: 'Bagage cabine',
    pt: 'Mala de mão',
    tr: 'El bagajı',
  },
  weekender: {
    en: 'Weekender',
    es: 'Bolsa de fin de semana',
    fr: 'Sac week-end',
    pt: 'Bolsa de fim de semana',
    tr: 'Hafta sonu çantası',
  },
  suitcase: { en: 'Suitcase', es: 'Maleta', fr: 'Valise', pt: 'Mala', tr: 'Bavul' },
  'steamer-trunk': {
    en: 'Steamer trunk',
    es: 'Baúl de viaje',
    fr: 'Malle de voyage',
    pt: 'Baú de viagem',
    tr: 'Yolculuk sandığı',
  },
};

/** Returns a bag's name in a language, or its id if this build does not contain the bag. */
export const bagName = (id: string, language: Language): string => names[id]?.[language] ?? id;
