import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Midnight Tube', config, {
  en: {
    tagline: 'Forty lines, and the last train is late',
    description:
      'Tiled platforms, a draught from the tunnel and a clock that is never wrong. Wilds arrive in stacks of four and fill a whole reel. All you have to wait for is the next train.',
    symbols: {
      train: 'Train',
      clock: 'Station clock',
      bus: 'Night bus',
      guard: 'Guard',
      ticket: 'Ticket',
      umbrella: 'Umbrella',
      tea: 'Tea',
      rat: 'Rat',
      wild: 'Wild',
    },
  },
  es: {
    tagline: 'Cuarenta líneas, y el último tren llega tarde',
    description:
      'Andenes de azulejos, una corriente de aire que sale del túnel y un reloj que nunca falla. Los comodines llegan en pilas de cuatro y llenan un rodillo entero. Solo queda esperar el próximo tren.',
    symbols: {
      train: 'Tren',
      clock: 'Reloj de la estación',
      bus: 'Autobús nocturno',
      guard: 'Revisor',
      ticket: 'Boleto',
      umbrella: 'Paraguas',
      tea: 'Té',
      rat: 'Rata',
      wild: 'Comodín',
    },
  },
  fr: {
    tagline: 'Quarante lignes, et le dernier train est en retard',
    description:
      'Quais carrelés, courant d’air du tunnel, horloge infaillible. Les jokers arrivent par piles de quatre et remplissent tout un rouleau ; il ne reste qu’à attendre le prochain train.',
    symbols: {
      train: 'Train',
      clock: 'Horloge de la station',
      bus: 'Bus de nuit',
      guard: 'Contrôleur',
      ticket: 'Ticket',
      umbrella: 'Parapluie',
      tea: 'Thé',
      rat: 'Rat',
      wild: 'Joker',
    },
  },
  pt: {
    tagline: 'Quarenta linhas, e o último trem está atrasado',
    description:
      'Plataformas revestidas de azulejos, o vento do túnel e um relógio que nunca erra. Os curingas chegam em pilhas de quatro e preenchem um rolo inteiro. Basta esperar o próximo trem.',
    symbols: {
      train: 'Trem',
      clock: 'Relógio da estação',
      bus: 'Ônibus noturno',
      guard: 'Guarda',
      ticket: 'Bilhete',
      umbrella: 'Guarda-chuva',
      tea: 'Chá',
      rat: 'Rato',
      wild: 'Curinga',
    },
  },
  tr: {
    tagline: 'Kırk çizgi, son tren de gecikti',
    description:
      'Çinili peronlar, tünelden gelen esinti, hiç şaşmayan bir saat. Jokerler dörtlü yığınlarla gelir ve koca bir makarayı doldurur; beklenecek tek şey bir sonraki trendir.',
    symbols: {
      train: 'Tren',
      clock: 'İstasyon saati',
      bus: 'Gece otobüsü',
      guard: 'Kondüktör',
      ticket: 'Bilet',
      umbrella: 'Şemsiye',
      tea: 'Çay',
      rat: 'Fare',
      wild: 'Joker',
    },
  },
});
