import type { Texts } from '../languages.ts';
import type { BadgeFigure, Grade } from './badges.ts';

/** Badge names. The three grades of a family share one name. */
export const badgeNames: Readonly<Record<BadgeFigure, Texts>> = {
  multiplier: {
    en: 'Shooting star',
    es: 'Estrella fugaz',
    fr: 'Étoile filante',
    pt: 'Estrela cadente',
    tr: 'Kayan yıldız',
  },
  games: {
    en: 'Curious hands',
    es: 'Manos curiosas',
    fr: 'Touche-à-tout',
    pt: 'Mãos curiosas',
    tr: 'Meraklı eller',
  },
  tables: {
    en: 'At every table',
    es: 'En todas las mesas',
    fr: 'À toutes les tables',
    pt: 'Em todas as mesas',
    tr: 'Her masada',
  },
  studios: {
    en: 'Studio visitor',
    es: 'De estudio en estudio',
    fr: 'De studio en studio',
    pt: 'De estúdio em estúdio',
    tr: 'Stüdyo ziyaretçisi',
  },
  levels: {
    en: 'Seasoned traveller',
    es: 'Viajero curtido',
    fr: 'Grand voyageur',
    pt: 'Viajante experiente',
    tr: 'Deneyimli gezgin',
  },
  cities: {
    en: 'Citizen of the world',
    es: 'Ciudadano del mundo',
    fr: 'Citoyen du monde',
    pt: 'Cidadão do mundo',
    tr: 'Dünya vatandaşı',
  },
  trips: {
    en: 'Frequent flyer',
    es: 'Viajero frecuente',
    fr: 'Habitué des airs',
    pt: 'Passageiro assíduo',
    tr: 'Sık uçan yolcu',
  },
  kilometres: {
    en: 'Around the globe',
    es: 'La vuelta al mundo',
    fr: 'Le tour du globe',
    pt: 'A volta ao mundo',
    tr: 'Dünya turu',
  },
  stamps: {
    en: 'Ink in the passport',
    es: 'Tinta en el pasaporte',
    fr: 'De l’encre dans le passeport',
    pt: 'Tinta no passaporte',
    tr: 'Pasaportta mürekkep',
  },
  missions: {
    en: 'Mission accomplished',
    es: 'Misión cumplida',
    fr: 'Mission accomplie',
    pt: 'Missão cumprida',
    tr: 'Görev tamamlandı',
  },
  errands: {
    en: 'Well-planned days',
    es: 'Días bien planeados',
    fr: 'Journées bien organisées',
    pt: 'Dias bem planejados',
    tr: 'Planlı günler',
  },
  purchases: {
    en: 'Market regular',
    es: 'Habitual del mercado',
    fr: 'Fidèle du marché',
    pt: 'Freguês do mercado',
    tr: 'Pazarın müdavimi',
  },
  bonuses: {
    en: 'Unwrapped',
    es: 'Regalo abierto',
    fr: 'Cadeau déballé',
    pt: 'Presente aberto',
    tr: 'Açılan hediye',
  },
  skills: {
    en: 'Fine instruments',
    es: 'Instrumentos de precisión',
    fr: 'Instruments de précision',
    pt: 'Instrumentos de precisão',
    tr: 'Hassas aletler',
  },
  proofs: {
    en: 'Trust, but verify',
    es: 'Confía, pero verifica',
    fr: 'Confiance n’exclut pas contrôle',
    pt: 'Confie, mas confira',
    tr: 'Güven ama doğrula',
  },
  playlists: {
    en: 'Playlist maker',
    es: 'Creador de listas',
    fr: 'Créateur de playlists',
    pt: 'Criador de playlists',
    tr: 'Oynatma listesi ustası',
  },
  ratings: {
    en: 'Sharp critic',
    es: 'Crítica afilada',
    fr: 'Critique avisé',
    pt: 'Crítica afiada',
    tr: 'Keskin gözlü eleştirmen',
  },
};

export const gradeNames: Readonly<Record<Grade, Texts>> = {
  bronze: { en: 'Bronze', es: 'Bronce', fr: 'Bronze', pt: 'Bronze', tr: 'Bronz' },
  silver: { en: 'Silver', es: 'Plata', fr: 'Argent', pt: 'Prata', tr: 'Gümüş' },
  gold: { en: 'Gold', es: 'Oro', fr: 'Or', pt: 'Ouro', tr: 'Altın' },
};

/** Kinds of personal records (specification §1): biggest win, biggest bet and highest multiplier. */
export const recordKinds = ['win', 'bet', 'multiplier'] as const;
export type RecordKind = (typeof recordKinds)[number];

export const recordNames: Readonly<Record<RecordKind, Texts>> = {
  win: {
    en: 'Biggest win',
    es: 'Mayor premio',
    fr: 'Plus gros gain',
    pt: 'Maior prêmio',
    tr: 'En büyük kazanç',
  },
  bet: {
    en: 'Biggest bet',
    es: 'Mayor apuesta',
    fr: 'Plus grosse mise',
    pt: 'Maior aposta',
    tr: 'En büyük bahis',
  },
  multiplier: {
    en: 'Biggest multiplier',
    es: 'Mayor multiplicador',
    fr: 'Plus gros multiplicateur',
    pt: 'Maior multiplicador',
    tr: 'En yüksek çarpan',
  },
};
