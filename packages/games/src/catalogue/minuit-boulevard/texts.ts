import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Minuit Boulevard', config, {
  en: {
    tagline: 'The boulevard never sleeps',
    description:
      'Zinc roofs, a violin round the corner and a tower that sparkles on the hour. Play twenty-five lines, with free spins in which every wild stays in place until the last spin.',
    symbols: {
      moon: 'Moon',
      cat: 'Cat',
      hat: 'Top hat',
      violin: 'Violin',
      rose: 'Rose',
      wine: 'Wine',
      croissant: 'Croissant',
      lamp: 'Street lamp',
      wild: 'Wild',
      tower: 'Tower (scatter)',
    },
  },
  es: {
    tagline: 'El bulevar nunca duerme',
    description:
      'Tejados de zinc, un violín a la vuelta de la esquina y una torre que brilla a cada hora en punto. Juega con veinticinco líneas y giros gratis en los que cada comodín se queda en su lugar hasta el último giro.',
    symbols: {
      moon: 'Luna',
      cat: 'Gato',
      hat: 'Sombrero de copa',
      violin: 'Violín',
      rose: 'Rosa',
      wine: 'Vino',
      croissant: 'Cruasán',
      lamp: 'Farola',
      wild: 'Comodín',
      tower: 'Torre (scatter)',
    },
  },
  fr: {
    tagline: 'Le boulevard ne dort jamais',
    description:
      'Toits de zinc, un violon au coin de la rue et une tour qui scintille à chaque heure. Jouez vingt-cinq lignes, avec des tours gratuits où chaque joker reste en place jusqu’au dernier tour.',
    symbols: {
      moon: 'Lune',
      cat: 'Chat',
      hat: 'Haut-de-forme',
      violin: 'Violon',
      rose: 'Rose',
      wine: 'Vin',
      croissant: 'Croissant',
      lamp: 'Réverbère',
      wild: 'Joker',
      tower: 'Grande tour (scatter)',
    },
  },
  pt: {
    tagline: 'O bulevar nunca dorme',
    description:
      'Telhados de zinco, um violino na esquina e uma torre que cintila de hora em hora. Jogue vinte e cinco linhas, com rodadas grátis em que cada curinga fica no lugar até a última rodada.',
    symbols: {
      moon: 'Lua',
      cat: 'Gato',
      hat: 'Cartola',
      violin: 'Violino',
      rose: 'Rosa',
      wine: 'Vinho',
      croissant: 'Croissant',
      lamp: 'Poste de luz',
      wild: 'Curinga',
      tower: 'Torre (scatter)',
    },
  },
  tr: {
    tagline: 'Bulvar hiç uyumaz',
    description:
      'Çinko çatılar, köşe başında bir keman, saat başı ışıldayan kule. Yirmi beş çizgide oynayın; ücretsiz dönüşlerde her joker son dönüşe kadar yerinde kalır.',
    symbols: {
      moon: 'Ay',
      cat: 'Kedi',
      hat: 'Silindir şapka',
      violin: 'Keman',
      rose: 'Gül',
      wine: 'Şarap',
      croissant: 'Kruvasan',
      lamp: 'Sokak lambası',
      wild: 'Joker',
      tower: 'Kule (scatter)',
    },
  },
});
