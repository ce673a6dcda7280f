import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Mosaic Park', config, {
  en: {
    tagline: 'Tiles break and richer ones fall in',
    description:
      'A terrace of broken ceramics above the sea. Winning clusters crumble away, the wild tile grows in value with every win, and in the free spins it stays in place.',
    symbols: {
      lizard: 'Lizard',
      sun: 'Sun',
      rose: 'Rose',
      fountain: 'Fountain',
      bench: 'Bench',
      bird: 'Bird',
      tile: 'Tile (wild)',
      column: 'Column (scatter)',
    },
  },
  es: {
    tagline: 'Los azulejos se rompen y caen otros más valiosos',
    description:
      'Una terraza de cerámica rota sobre el mar. Los grupos premiados se desmoronan, el azulejo comodín aumenta de valor con cada premio y en los giros gratis se queda en su lugar.',
    symbols: {
      lizard: 'Lagarto',
      sun: 'Sol',
      rose: 'Rosa',
      fountain: 'Fuente',
      bench: 'Banco de mosaico',
      bird: 'Pájaro',
      tile: 'Azulejo (comodín)',
      column: 'Columna (scatter)',
    },
  },
  fr: {
    tagline: 'Les carreaux se brisent, de plus précieux les remplacent',
    description:
      'Une terrasse de céramique brisée au-dessus de la mer. Les groupes gagnants s’effritent, le carreau joker prend de la valeur à chaque gain et reste en place pendant les tours gratuits.',
    symbols: {
      lizard: 'Lézard',
      sun: 'Soleil',
      rose: 'Rose',
      fountain: 'Fontaine',
      bench: 'Banc',
      bird: 'Oiseau',
      tile: 'Carreau (joker)',
      column: 'Colonne (scatter)',
    },
  },
  pt: {
    tagline: 'Azulejos que se quebram e voltam mais valiosos',
    description:
      'Um terraço de cerâmica quebrada sobre o mar. Os grupos premiados desmoronam, o azulejo curinga ganha valor a cada prêmio e, nas rodadas grátis, fica no lugar.',
    symbols: {
      lizard: 'Lagarto',
      sun: 'Sol',
      rose: 'Rosa',
      fountain: 'Fonte',
      bench: 'Banco de mosaico',
      bird: 'Pássaro',
      tile: 'Azulejo (curinga)',
      column: 'Coluna (scatter)',
    },
  },
  tr: {
    tagline: 'Kırılan çinilerin yerine daha değerlileri düşer',
    description:
      'Denize tepeden bakan, kırık seramik kaplı bir teras. Kazanan kümeler dökülür, joker çininin değeri her kazançla artar ve joker ücretsiz dönüşlerde yerinde kalır.',
    symbols: {
      lizard: 'Kertenkele',
      sun: 'Güneş',
      rose: 'Gül',
      fountain: 'Çeşme',
      bench: 'Park bankı',
      bird: 'Kuş',
      tile: 'Çini (joker)',
      column: 'Sütun (scatter)',
    },
  },
});
