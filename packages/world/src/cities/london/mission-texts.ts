import type { MissionTexts } from '../../mission.ts';

export const londonMissionTexts: MissionTexts = {
  'london.mayfair.1': {
    name: {
      en: 'The Mayfair butler’s advice',
      es: 'Consejo del mayordomo de Mayfair',
      fr: 'Le conseil du majordome de Mayfair',
      pt: 'O conselho do mordomo de Mayfair',
      tr: 'Mayfair uşağının öğüdü',
    },
  },
  'london.mayfair.2': {
    name: {
      en: 'Park Lane, paid in full',
      es: 'Park Lane, pagado al contado',
      fr: 'Park Lane, payé en totalité',
      pt: 'Park Lane, conta quitada',
      tr: 'Park Lane’in bedeli ödendi',
    },
  },
  'london.mayfair.3': {
    name: {
      en: 'House rules on Curzon Street',
      es: 'Las normas de Curzon Street',
      fr: 'Le règlement de Curzon Street',
      pt: 'As regras da Curzon Street',
      tr: 'Curzon Street’in kuralları',
    },
  },
  'london.mayfair.4': {
    name: {
      en: 'Black tie on Berkeley Square',
      es: 'De etiqueta en Berkeley Square',
      fr: 'Smoking à Berkeley Square',
      pt: 'Black-tie na Berkeley Square',
      tr: 'Berkeley Meydanı’nda smokin',
    },
  },
  'london.soho.1': {
    name: {
      en: 'Midnight on the Northern line',
      es: 'Medianoche en la línea Northern',
      fr: 'Minuit sur la Northern line',
      pt: 'Meia-noite na Northern line',
      tr: 'Northern hattında gece yarısı',
    },
  },
  'london.soho.2': {
    name: {
      en: 'Four basements in Soho',
      es: 'Cuatro sótanos del Soho',
      fr: 'Quatre caves de Soho',
      pt: 'Quatro porões do Soho',
      tr: 'Soho’da dört bodrum',
    },
  },
  'london.soho.3': {
    name: {
      en: 'B-sides from Denmark Street',
      es: 'Caras B de Denmark Street',
      fr: 'Faces B de Denmark Street',
      pt: 'Lados B da Denmark Street',
      tr: 'Denmark Street’in B yüzleri',
    },
  },
  'london.soho.4': {
    name: {
      en: 'Curtain call on Old Compton Street',
      es: 'Saludo final en Old Compton Street',
      fr: 'Dernier salut, Old Compton Street',
      pt: 'Aplausos na Old Compton Street',
      tr: 'Old Compton Street’te son selam',
    },
  },
  'london.greenwich.1': {
    name: {
      en: 'Set your watch to zero',
      es: 'Pon tu reloj a cero',
      fr: 'Réglez votre montre sur zéro',
      pt: 'Acerte seu relógio no zero',
      tr: 'Saatinizi sıfıra ayarlayın',
    },
  },
  'london.greenwich.2': {
    name: {
      en: 'A black cab to the meridian',
      es: 'Un taxi negro al meridiano',
      fr: 'Un taxi noir pour le méridien',
      pt: 'Um táxi preto até o meridiano',
      tr: 'Siyah taksiyle meridyene',
    },
  },
  'london.greenwich.3': {
    name: {
      en: 'Four flags on the Cutty Sark',
      es: 'Cuatro banderas en el Cutty Sark',
      fr: 'Quatre pavillons du Cutty Sark',
      pt: 'Quatro bandeiras no Cutty Sark',
      tr: 'Cutty Sark’ta dört bayrak',
    },
  },
  'london.greenwich.4': {
    name: {
      en: 'Zero degrees, full sail',
      es: 'Cero grados, a toda vela',
      fr: 'Zéro degré, toutes voiles dehors',
      pt: 'Zero grau, a todo pano',
      tr: 'Sıfır derecede yelkenler fora',
    },
  },
};
