import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Carnaval Cascade', config, {
  en: {
    tagline: 'The parade multiplies as it passes',
    description:
      'Drums first, then the floats. Eight matching symbols pay anywhere and then dance away. Every win moves the parade of multipliers forward by one step, and the parade is longer in the free spins.',
    symbols: {
      dancer: 'Dancer',
      mask: 'Mask',
      drum: 'Drum',
      parrot: 'Parrot',
      guitar: 'Guitar',
      mango: 'Mango',
      maraca: 'Maracas',
      feather: 'Feather',
      float: 'Float (scatter)',
    },
  },
  es: {
    tagline: 'El desfile multiplica a su paso',
    description:
      'Primero los tambores, luego las carrozas. Ocho símbolos iguales pagan en cualquier posición y se van bailando. Cada premio hace avanzar un paso el desfile de multiplicadores, y el desfile es más largo en los giros gratis.',
    symbols: {
      dancer: 'Bailarina',
      mask: 'Máscara',
      drum: 'Tambor',
      parrot: 'Loro',
      guitar: 'Guitarra',
      mango: 'Mango',
      maraca: 'Maracas',
      feather: 'Pluma',
      float: 'Carroza (scatter)',
    },
  },
  fr: {
    tagline: 'Le défilé multiplie tout sur son passage',
    description:
      'D’abord les tambours, puis les chars. Huit symboles identiques paient où qu’ils soient, puis s’en vont en dansant. Chaque gain fait avancer d’un cran le défilé des multiplicateurs, et le défilé est plus long pendant les tours gratuits.',
    symbols: {
      dancer: 'Danseuse',
      mask: 'Masque',
      drum: 'Tambour',
      parrot: 'Perroquet',
      guitar: 'Guitare',
      mango: 'Mangue',
      maraca: 'Maracas',
      feather: 'Plume',
      float: 'Char (scatter)',
    },
  },
  pt: {
    tagline: 'O desfile multiplica por onde passa',
    description:
      'Primeiro a bateria, depois os carros alegóricos. Oito símbolos iguais pagam em qualquer lugar e depois saem sambando. Cada prêmio faz o desfile de multiplicadores avançar uma posição, e o desfile é mais longo nas rodadas grátis.',
    symbols: {
      dancer: 'Passista',
      mask: 'Máscara',
      drum: 'Tambor',
      parrot: 'Papagaio',
      guitar: 'Violão',
      mango: 'Manga',
      maraca: 'Maracas',
      feather: 'Pluma',
      float: 'Carro alegórico (scatter)',
    },
  },
  tr: {
    tagline: 'Geçit ilerledikçe kazanç katlanır',
    description:
      'Önce davullar, sonra karnaval arabaları. Sekiz aynı sembol nereye düşerse düşsün kazandırır, sonra dans ederek sahneden çekilir. Her kazanç çarpan geçidini bir adım ilerletir; ücretsiz dönüşlerde geçit daha uzundur.',
    symbols: {
      dancer: 'Dansçı',
      mask: 'Maske',
      drum: 'Davul',
      parrot: 'Papağan',
      guitar: 'Gitar',
      mango: 'Mango',
      maraca: 'Marakas',
      feather: 'Tüy',
      float: 'Karnaval arabası (scatter)',
    },
  },
});
