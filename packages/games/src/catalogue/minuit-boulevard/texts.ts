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
    tagline: 'El bulevar no se va a dormir',
    description:
      'Tejados de zinc, un violín a la vuelta de la esquina, la torre que brilla a la hora en punto. Veinticinco líneas y giros gratis en los que cada comodín que llega se queda hasta el cierre.',
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
    tagline: 'Le boulevard ne va pas se coucher',
    description:
      'Toits de zinc, un violon au coin de la rue, la tour qui scintille à l’heure pile. Vingt-cinq lignes, et des tours gratuits où chaque joker arrivé reste jusqu’à la fermeture.',
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
      tower: 'Tour (scatter)',
    },
  },
  pt: {
    tagline: 'O bulevar não vai dormir',
    description:
      'Telhados de zinco, um violino na esquina, a torre que brilha na hora cheia. Vinte e cinco linhas e rodadas grátis em que cada curinga que chega fica até a hora de fechar.',
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
    tagline: 'Bulvar uyumaya gitmez',
    description:
      'Çinko çatılar, köşe başında bir keman, saat başı ışıldayan kule. Yirmi beş çizgi ve gelen her jokerin kapanışa kadar kaldığı ücretsiz dönüşler.',
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
