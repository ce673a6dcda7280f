import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Bazaar of Lamps', config, {
  en: {
    tagline: 'Light six lamps and the whole market glows',
    description:
      'One thousand and twenty-four betways between the stalls. Six lamps stay lit while the other positions spin again, and a fully lit bazaar pays a fortune.',
    symbols: {
      genie: 'Genie',
      carpet: 'Carpet',
      dagger: 'Dagger',
      spice: 'Spices',
      tea: 'Tea glass',
      tulip: 'Tulip',
      coffee: 'Coffee',
      eye: 'Evil eye bead',
      wild: 'Wild',
      lamp: 'Lamp',
    },
  },
  es: {
    tagline: 'Enciende seis lámparas y todo el mercado brilla',
    description:
      'Mil veinticuatro formas de ganar entre los puestos. Seis lámparas siguen encendidas mientras las demás posiciones vuelven a girar, y un bazar iluminado por completo paga una fortuna.',
    symbols: {
      genie: 'Genio',
      carpet: 'Alfombra',
      dagger: 'Daga',
      spice: 'Especias',
      tea: 'Vaso de té',
      tulip: 'Tulipán',
      coffee: 'Café',
      eye: 'Ojo turco',
      wild: 'Comodín',
      lamp: 'Lámpara',
    },
  },
  fr: {
    tagline: 'Allumez six lampes et tout le marché s’illumine',
    description:
      'Mille vingt-quatre façons de gagner entre les étals. Six lampes restent allumées pendant que les autres positions tournent à nouveau, et un bazar entièrement éclairé rapporte une fortune.',
    symbols: {
      genie: 'Génie',
      carpet: 'Tapis',
      dagger: 'Dague',
      spice: 'Épices',
      tea: 'Verre à thé',
      tulip: 'Tulipe',
      coffee: 'Café',
      eye: 'Œil bleu',
      wild: 'Joker',
      lamp: 'Lampe',
    },
  },
  pt: {
    tagline: 'Acenda seis lâmpadas e o mercado inteiro brilha',
    description:
      'Mil e vinte e quatro formas de ganhar entre as bancas. Seis lâmpadas ficam acesas enquanto as outras posições giram de novo, e um bazar todo iluminado paga uma fortuna.',
    symbols: {
      genie: 'Gênio',
      carpet: 'Tapete',
      dagger: 'Adaga',
      spice: 'Especiarias',
      tea: 'Copo de chá',
      tulip: 'Tulipa',
      coffee: 'Café',
      eye: 'Olho grego',
      wild: 'Curinga',
      lamp: 'Lâmpada',
    },
  },
  tr: {
    tagline: 'Altı lamba yakın, bütün çarşı ışıldasın',
    description:
      'Tezgâhlar arasında bin yirmi dört kazanma yolu (betways). Diğer konumlar yeniden dönerken altı lamba yanmaya devam eder; baştan başa aydınlanan çarşı bir servet kazandırır.',
    symbols: {
      genie: 'Cin',
      carpet: 'Halı',
      dagger: 'Hançer',
      spice: 'Baharat',
      tea: 'Çay bardağı',
      tulip: 'Lale',
      coffee: 'Kahve',
      eye: 'Nazar boncuğu',
      wild: 'Joker',
      lamp: 'Lamba',
    },
  },
});
