import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Lucky Black Cab', config, {
  en: {
    tagline: 'Three reels, one line, one cab home',
    description:
      'The simplest game in London: three reels, one row. A cup of tea pays on its own, three cabs pay two thousand times the stake, and the fog pays nothing at all.',
    symbols: {
      cab: 'Black cab (wild)',
      crown: 'Crown',
      ben: 'Clock tower',
      phone: 'Phone box',
      bowler: 'Bowler hat',
      tea: 'Cup of tea',
      fog: 'Fog',
    },
  },
  es: {
    tagline: 'Tres rodillos, una línea, un taxi a casa',
    description:
      'El juego más sencillo de Londres: tres rodillos y una fila. Una taza de té ya paga por sí sola, tres taxis pagan dos mil veces la apuesta y la niebla no paga nada.',
    symbols: {
      cab: 'Taxi negro (comodín)',
      crown: 'Corona',
      ben: 'Torre del reloj',
      phone: 'Cabina telefónica',
      bowler: 'Bombín',
      tea: 'Taza de té',
      fog: 'Niebla',
    },
  },
  fr: {
    tagline: 'Trois rouleaux, une ligne, un taxi',
    description:
      'Le jeu le plus simple de Londres : trois rouleaux, une rangée. Une tasse de thé paie à elle seule, trois taxis paient deux mille fois la mise et le brouillard ne paie rien du tout.',
    symbols: {
      cab: 'Taxi noir (joker)',
      crown: 'Couronne',
      ben: 'Tour de l’horloge',
      phone: 'Cabine téléphonique',
      bowler: 'Chapeau melon',
      tea: 'Tasse de thé',
      fog: 'Brouillard',
    },
  },
  pt: {
    tagline: 'Três rolos, uma linha, um táxi para casa',
    description:
      'O jogo mais simples de Londres: três rolos e uma fileira. Uma xícara de chá já paga, três táxis pagam duas mil vezes a aposta e a névoa não paga nada.',
    symbols: {
      cab: 'Táxi preto (curinga)',
      crown: 'Coroa',
      ben: 'Torre do relógio',
      phone: 'Cabine telefônica',
      bowler: 'Chapéu-coco',
      tea: 'Xícara de chá',
      fog: 'Névoa',
    },
  },
  tr: {
    tagline: 'Üç makara, tek çizgi, eve bir taksi',
    description:
      'Londra’nın en sade oyunu: üç makara, tek sıra. Bir fincan çay tek başına kazandırır, üç taksi bahsin iki bin katını öder, sis ise hiçbir şey kazandırmaz.',
    symbols: {
      cab: 'Siyah taksi (joker)',
      crown: 'Taç',
      ben: 'Saat kulesi',
      phone: 'Telefon kulübesi',
      bowler: 'Melon şapka',
      tea: 'Bir fincan çay',
      fog: 'Sis',
    },
  },
});
