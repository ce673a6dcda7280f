import type { MissionTexts } from '../../mission.ts';

export const tokyoMissionTexts: MissionTexts = {
  'tokyo.ginza.1': {
    name: {
      en: 'Window-shopping on Chuo-dori',
      es: 'De escaparates por Chuo-dori',
      fr: 'Lèche-vitrines sur Chuo-dori',
      pt: 'Olhando vitrines na Chuo-dori',
      tr: 'Chuo-dori’de vitrin turu',
    },
  },
  'tokyo.ginza.2': {
    name: {
      en: 'Ginza by lantern light',
      es: 'Ginza a la luz de los faroles',
      fr: 'Ginza à la lueur des lanternes',
      pt: 'Ginza à luz das lanternas',
      tr: 'Fener ışığında Ginza',
    },
  },
  'tokyo.ginza.3': {
    name: {
      en: 'The jeweller’s loupe',
      es: 'La lupa del joyero',
      fr: 'La loupe du joaillier',
      pt: 'A lupa do joalheiro',
      tr: 'Kuyumcunun büyüteci',
    },
  },
  'tokyo.ginza.4': {
    name: {
      en: 'The ten-seat sushi counter',
      es: 'La barra de sushi de diez asientos',
      fr: 'Dix places au comptoir à sushis',
      pt: 'O balcão de sushi de dez lugares',
      tr: 'On kişilik suşi tezgâhı',
    },
  },
  'tokyo.shibuya.1': {
    name: {
      en: 'Shibuya scramble',
      es: 'El cruce de Shibuya',
      fr: 'Le grand carrefour de Shibuya',
      pt: 'O cruzamento de Shibuya',
      tr: 'Shibuya’da yaya seli',
    },
  },
  'tokyo.shibuya.2': {
    name: {
      en: 'Green man, five directions',
      es: 'Semáforo verde, cinco direcciones',
      fr: 'Feu vert, cinq directions',
      pt: 'Sinal verde, cinco direções',
      tr: 'Yeşil ışık, beş yön',
    },
  },
  'tokyo.shibuya.3': {
    name: {
      en: 'Playlist for the Yamanote Line',
      es: 'Una lista para la línea Yamanote',
      fr: 'Playlist pour la ligne Yamanote',
      pt: 'Playlist da linha Yamanote',
      tr: 'Yamanote Hattı oynatma listesi',
    },
  },
  'tokyo.shibuya.4': {
    name: {
      en: 'Last train from Shibuya',
      es: 'El último tren de Shibuya',
      fr: 'Dernier train de Shibuya',
      pt: 'O último trem de Shibuya',
      tr: 'Shibuya’dan son tren',
    },
  },
  'tokyo.asakusa.1': {
    name: {
      en: 'Sevens at the Thunder Gate',
      es: 'Sietes en la Puerta del Trueno',
      fr: 'Des 7 à la porte du Tonnerre',
      pt: 'Setes no Portão do Trovão',
      tr: 'Kaminarimon’da 7’ler',
    },
  },
  'tokyo.asakusa.2': {
    name: {
      en: 'Three stalls on Nakamise',
      es: 'Tres puestos de Nakamise',
      fr: 'Trois échoppes de Nakamise',
      pt: 'Três bancas da Nakamise',
      tr: 'Nakamise’de üç tezgâh',
    },
  },
  'tokyo.asakusa.3': {
    name: {
      en: 'Lanterns along the Sumida',
      es: 'Faroles junto al Sumida',
      fr: 'Des lanternes sur la Sumida',
      pt: 'Lanternas ao longo do Sumida',
      tr: 'Sumida kıyısında fenerler',
    },
  },
  'tokyo.asakusa.4': {
    name: {
      en: 'Fortune slips at Senso-ji',
      es: 'Papelitos de la suerte en Senso-ji',
      fr: 'Les oracles de Senso-ji',
      pt: 'Bilhetes da sorte do Senso-ji',
      tr: 'Senso-ji’de fal kâğıtları',
    },
  },
};
