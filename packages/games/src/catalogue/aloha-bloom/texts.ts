import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Aloha Bloom', config, {
  en: {
    tagline: 'A garden that grows while you watch',
    description:
      'Forty-nine blossoms on one lawn. Clusters of five or more are picked and new blossoms fill the gaps. In the free spins, every cluster pays more than the last.',
    symbols: {
      hibiscus: 'Hibiscus',
      plumeria: 'Plumeria',
      turtle: 'Turtle',
      pineapple: 'Pineapple',
      coconut: 'Coconut',
      papaya: 'Papaya',
      wild: 'Wild',
      lei: 'Lei (scatter)',
    },
  },
  es: {
    tagline: 'Un jardín que crece ante tus ojos',
    description:
      'Cuarenta y nueve flores en un mismo césped. Los grupos de cinco o más se recogen y flores nuevas llenan los huecos. En los giros gratis, cada grupo paga más que el anterior.',
    symbols: {
      hibiscus: 'Hibisco',
      plumeria: 'Plumeria',
      turtle: 'Tortuga',
      pineapple: 'Piña',
      coconut: 'Coco',
      papaya: 'Papaya',
      wild: 'Comodín',
      lei: 'Lei (scatter)',
    },
  },
  fr: {
    tagline: 'Un jardin qui pousse sous vos yeux',
    description:
      'Quarante-neuf fleurs sur une même pelouse. Les groupes de cinq ou plus sont cueillis et de nouvelles fleurs comblent les vides. Pendant les tours gratuits, chaque groupe paie plus que le précédent.',
    symbols: {
      hibiscus: 'Hibiscus',
      plumeria: 'Frangipanier',
      turtle: 'Tortue',
      pineapple: 'Ananas',
      coconut: 'Noix de coco',
      papaya: 'Papaye',
      wild: 'Joker',
      lei: 'Lei (scatter)',
    },
  },
  pt: {
    tagline: 'Um jardim que cresce diante de você',
    description:
      'Quarenta e nove flores em um só gramado. Grupos de cinco ou mais são colhidos e novas flores ocupam os espaços. Nas rodadas grátis, cada grupo paga mais que o anterior.',
    symbols: {
      hibiscus: 'Hibisco',
      plumeria: 'Plumeria',
      turtle: 'Tartaruga',
      pineapple: 'Abacaxi',
      coconut: 'Coco',
      papaya: 'Mamão',
      wild: 'Curinga',
      lei: 'Colar de flores (scatter)',
    },
  },
  tr: {
    tagline: 'Gözünüzün önünde büyüyen bahçe',
    description:
      'Tek bir çimenlikte kırk dokuz çiçek. Beş veya daha fazla çiçekten oluşan kümeler toplanır, boşlukları yeni çiçekler doldurur. Ücretsiz dönüşlerde her küme bir öncekinden daha çok kazandırır.',
    symbols: {
      hibiscus: 'Hibiskus',
      plumeria: 'Plumeria',
      turtle: 'Kaplumbağa',
      pineapple: 'Ananas',
      coconut: 'Hindistan cevizi',
      papaya: 'Papaya',
      wild: 'Joker',
      lei: 'Çiçek kolyesi (scatter)',
    },
  },
});
