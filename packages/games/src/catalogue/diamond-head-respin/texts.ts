import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Diamond Head Respin', config, {
  en: {
    tagline: 'Hold six diamonds and fill the crater',
    description:
      'Twenty-five lines along the rim of the old volcano. When six diamonds land, they are held while the other positions respin. Each new diamond resets the respins to three.',
    symbols: {
      volcano: 'Volcano',
      surf: 'Surfer',
      turtle: 'Turtle',
      ukulele: 'Ukulele',
      pineapple: 'Pineapple',
      coconut: 'Coconut',
      shaved: 'Shaved ice',
      palm: 'Palm',
      wild: 'Wild',
      diamond: 'Diamond',
    },
  },
  es: {
    tagline: 'Retén seis diamantes y llena el cráter',
    description:
      'Veinticinco líneas por el borde del viejo volcán. Cuando caen seis diamantes, se quedan en su lugar mientras las demás posiciones vuelven a girar. Con cada diamante nuevo, esos giros extra vuelven a ser tres.',
    symbols: {
      volcano: 'Volcán',
      surf: 'Surfista',
      turtle: 'Tortuga',
      ukulele: 'Ukelele',
      pineapple: 'Piña',
      coconut: 'Coco',
      shaved: 'Granizado',
      palm: 'Palmera',
      wild: 'Comodín',
      diamond: 'Diamante',
    },
  },
  fr: {
    tagline: 'Gardez six diamants, remplissez le cratère',
    description:
      'Vingt-cinq lignes au bord du vieux volcan. Dès que six diamants apparaissent, ils restent en place et les autres positions tournent à nouveau. Chaque nouveau diamant ramène le nombre de relances à trois.',
    symbols: {
      volcano: 'Volcan',
      surf: 'Surfeur',
      turtle: 'Tortue',
      ukulele: 'Ukulélé',
      pineapple: 'Ananas',
      coconut: 'Noix de coco',
      shaved: 'Glace pilée',
      palm: 'Palmier',
      wild: 'Joker',
      diamond: 'Diamant',
    },
  },
  pt: {
    tagline: 'Segure seis diamantes e encha a cratera',
    description:
      'Vinte e cinco linhas pela borda do velho vulcão. Quando seis diamantes aparecem, eles ficam travados enquanto as outras posições giram de novo. Cada novo diamante faz os giros extras voltarem a três.',
    symbols: {
      volcano: 'Vulcão',
      surf: 'Surfista',
      turtle: 'Tartaruga',
      ukulele: 'Ukulele',
      pineapple: 'Abacaxi',
      coconut: 'Coco',
      shaved: 'Raspadinha de gelo',
      palm: 'Palmeira',
      wild: 'Curinga',
      diamond: 'Diamante',
    },
  },
  tr: {
    tagline: 'Altı elması tutun, krateri doldurun',
    description:
      'Eski yanardağın kenarında yirmi beş çizgi. Altı elmas gelince elmaslar yerinde kalır, diğer konumlar yeniden döner. Her yeni elmas, kalan yeniden dönüş sayısını tekrar üç yapar.',
    symbols: {
      volcano: 'Yanardağ',
      surf: 'Sörfçü',
      turtle: 'Kaplumbağa',
      ukulele: 'Ukulele',
      pineapple: 'Ananas',
      coconut: 'Hindistan cevizi',
      shaved: 'Buzlu şerbet',
      palm: 'Palmiye',
      wild: 'Joker',
      diamond: 'Elmas',
    },
  },
});
