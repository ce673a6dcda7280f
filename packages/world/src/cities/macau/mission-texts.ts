import type { MissionTexts } from '../../mission.ts';

export const macauMissionTexts: MissionTexts = {
  'macau.taipa.1': {
    name: {
      en: 'Egg tarts, still warm',
      es: 'Pasteles de nata aún tibios',
      fr: 'Tartelettes aux œufs encore tièdes',
      pt: 'Pastéis de nata ainda quentes',
      tr: 'Sıcacık yumurtalı tartlar',
    },
  },
  'macau.taipa.2': {
    name: {
      en: 'The tile-maker’s signature',
      es: 'La firma del azulejero',
      fr: 'La signature du faïencier',
      pt: 'A assinatura do azulejista',
      tr: 'Çini ustasının imzası',
    },
  },
  'macau.taipa.3': {
    name: {
      en: 'Three doors on Rua do Cunha',
      es: 'Tres puertas en la Rua do Cunha',
      fr: 'Trois portes, rua do Cunha',
      pt: 'Três portas na Rua do Cunha',
      tr: 'Rua do Cunha’da üç kapı',
    },
  },
  'macau.taipa.4': {
    name: {
      en: 'Lanterns on Taipa’s old quay',
      es: 'Farolillos en el muelle de Taipa',
      fr: 'Lanternes du vieux quai de Taipa',
      pt: 'Lanternas no velho cais da Taipa',
      tr: 'Taipa’nın eski rıhtımında fenerler',
    },
  },
  'macau.cotai.1': {
    name: {
      en: 'Pearls at the baccarat table',
      es: 'Perlas en la mesa de baccarat',
      fr: 'Des perles à la table de baccara',
      pt: 'Pérolas na mesa de bacará',
      tr: 'Bakara masasında inciler',
    },
  },
  'macau.cotai.2': {
    name: {
      en: 'Shopping under a painted sky',
      es: 'Compras bajo un cielo pintado',
      fr: 'Achats sous un ciel peint',
      pt: 'Compras sob um céu pintado',
      tr: 'Boyalı göğün altında alışveriş',
    },
  },
  'macau.cotai.3': {
    name: {
      en: 'Four lobbies in Cotai',
      es: 'Cuatro vestíbulos de Cotai',
      fr: 'Quatre halls de Cotai',
      pt: 'Quatro saguões de Cotai',
      tr: 'Cotai’de dört lobi',
    },
  },
  'macau.cotai.4': {
    name: {
      en: 'Three dice over Cotai',
      es: 'Tres dados sobre Cotai',
      fr: 'Trois dés sur Cotai',
      pt: 'Três dados sobre Cotai',
      tr: 'Cotai semalarında üç zar',
    },
  },
  'macau.senado-square.1': {
    name: {
      en: 'Two waves in the pavement',
      es: 'Dos olas en el empedrado',
      fr: 'Deux vagues dans les pavés',
      pt: 'Duas ondas na calçada',
      tr: 'Kaldırımda iki dalga',
    },
  },
  'macau.senado-square.2': {
    name: {
      en: 'Lotus seeds in your pocket',
      es: 'Semillas de loto en el bolsillo',
      fr: 'Graines de lotus en poche',
      pt: 'Sementes de lótus no bolso',
      tr: 'Cepte nilüfer tohumları',
    },
  },
  'macau.senado-square.3': {
    name: {
      en: 'Dragon dance at noon',
      es: 'Danza del dragón a mediodía',
      fr: 'Danse du dragon à midi',
      pt: 'Dança do dragão ao meio-dia',
      tr: 'Öğle vakti ejderha dansı',
    },
  },
  'macau.senado-square.4': {
    name: {
      en: 'St Paul’s by moonlight',
      es: 'San Pablo a la luz de la luna',
      fr: 'Saint-Paul au clair de lune',
      pt: 'Ruínas de São Paulo ao luar',
      tr: 'Ay ışığında Aziz Pavlus Kilisesi',
    },
  },
};
