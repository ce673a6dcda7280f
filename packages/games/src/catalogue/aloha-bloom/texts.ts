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
      'Cuarenta y nueve flores en un mismo césped. Cinco que se tocan se recogen, el jardín cierra el hueco y en los giros gratis cada ramo vale más que el anterior.',
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
      'Quarante-neuf fleurs sur une même pelouse. Cinq qui se touchent sont cueillies, le jardin se referme, et pendant les tours gratuits chaque bouquet compte plus que le précédent.',
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
      'Quarenta e nove flores em um só gramado. Cinco que se tocam são colhidas, o jardim se fecha sobre o vazio e nas rodadas grátis cada buquê vale mais que o anterior.',
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
      'Tek bir çimende kırk dokuz çiçek. Birbirine değen beşi toplanır, bahçe boşluğu kapatır ve ücretsiz dönüşlerde her demet bir öncekinden çok sayılır.',
    symbols: {
      hibiscus: 'Amber çiçeği',
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
