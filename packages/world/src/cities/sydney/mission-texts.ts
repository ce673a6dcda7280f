import type { MissionTexts } from '../../mission.ts';

export const sydneyMissionTexts: MissionTexts = {
  'sydney.the-rocks.1': {
    name: {
      en: 'Sandstone and stories',
      es: 'Piedra arenisca e historias',
      fr: 'Grès et vieilles histoires',
      pt: 'Arenito e boas histórias',
      tr: 'Kumtaşı ve hikâyeler',
    },
  },
  'sydney.the-rocks.2': {
    name: {
      en: 'The First Fleet handbook',
      es: 'El manual de la Primera Flota',
      fr: 'Manuel de la Première Flotte',
      pt: 'Manual da Primeira Frota',
      tr: 'İlk Filo’nun el kitabı',
    },
  },
  'sydney.the-rocks.3': {
    name: {
      en: 'Bridge climb, no ropes',
      es: 'Escalar el puente sin cuerdas',
      fr: 'À l’assaut du pont, sans cordes',
      pt: 'Escalar a ponte sem cordas',
      tr: 'Halatsız köprü tırmanışı',
    },
  },
  'sydney.the-rocks.4': {
    name: {
      en: 'Last stall at The Rocks Market',
      es: 'Último puesto de The Rocks',
      fr: 'Dernier étal du marché, The Rocks',
      pt: 'A última banca do The Rocks Market',
      tr: 'The Rocks Pazarı’nda son tezgâh',
    },
  },
  'sydney.bondi-beach.1': {
    name: {
      en: 'Second wave at Bondi',
      es: 'La segunda ola de Bondi',
      fr: 'Deuxième vague à Bondi',
      pt: 'A segunda onda de Bondi',
      tr: 'Bondi’de ikinci dalga',
    },
  },
  'sydney.bondi-beach.2': {
    name: {
      en: 'Siesta between the flags',
      es: 'Siesta entre las banderas',
      fr: 'Sieste entre les drapeaux',
      pt: 'Sesta entre as bandeiras',
      tr: 'Bayraklar arasında siesta',
    },
  },
  'sydney.bondi-beach.3': {
    name: {
      en: 'Three towels at Icebergs',
      es: 'Tres toallas en Icebergs',
      fr: 'Trois serviettes aux Icebergs',
      pt: 'Três toalhas no Icebergs',
      tr: 'Icebergs’te üç havlu',
    },
  },
  'sydney.bondi-beach.4': {
    name: {
      en: 'Bondi to Coogee on foot',
      es: 'De Bondi a Coogee a pie',
      fr: 'De Bondi à Coogee à pied',
      pt: 'De Bondi a Coogee a pé',
      tr: 'Bondi’den Coogee’ye yürüyüş',
    },
  },
  'sydney.darling-harbour.1': {
    name: {
      en: 'Three ferries, three wharves',
      es: 'Tres ferris, tres muelles',
      fr: 'Trois ferries, trois quais',
      pt: 'Três balsas, três cais',
      tr: 'Üç vapur, üç iskele',
    },
  },
  'sydney.darling-harbour.2': {
    name: {
      en: 'Cherries before the overture',
      es: 'Cerezas antes de la obertura',
      fr: 'Des cerises avant l’ouverture',
      pt: 'Cerejas antes da abertura',
      tr: 'Uvertürden önce kirazlar',
    },
  },
  'sydney.darling-harbour.3': {
    name: {
      en: 'Critics’ corner, Wharf 7',
      es: 'Rincón de críticos, muelle 7',
      fr: 'Le coin des critiques, quai 7',
      pt: 'Os críticos do cais 7',
      tr: 'Eleştirmenler köşesi, 7. iskele',
    },
  },
  'sydney.darling-harbour.4': {
    name: {
      en: 'Fireworks over Cockle Bay',
      es: 'Fuegos artificiales en Cockle Bay',
      fr: 'Feux d’artifice à Cockle Bay',
      pt: 'Fogos sobre Cockle Bay',
      tr: 'Cockle Bay’de havai fişekler',
    },
  },
};
