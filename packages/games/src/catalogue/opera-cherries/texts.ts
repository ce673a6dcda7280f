import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Opera Cherries', config, {
  en: {
    tagline: 'A classic sung under white sails',
    description:
      'Five lines and no tricks: the diva pays the most, cherries pay wherever they land, and three cherries earn a round of applause.',
    symbols: {
      cherry: 'Cherry (scatter)',
      diva: 'Diva',
      mask: 'Mask',
      violin: 'Violin',
      rose: 'Rose',
      fan: 'Fan',
      shell: 'Shell',
      sail: 'Sail',
    },
  },
  es: {
    tagline: 'Un clásico cantado bajo velas blancas',
    description:
      'Cinco líneas y ningún truco: la diva es la que más paga, las cerezas pagan caigan donde caigan y tres cerezas se ganan una ovación.',
    symbols: {
      cherry: 'Cereza (scatter)',
      diva: 'Diva',
      mask: 'Máscara',
      violin: 'Violín',
      rose: 'Rosa',
      fan: 'Abanico',
      shell: 'Caracola',
      sail: 'Vela',
    },
  },
  fr: {
    tagline: 'Un classique chanté sous des voiles blanches',
    description:
      'Cinq lignes et aucun artifice : la diva paie le plus, les cerises paient où qu’elles tombent, et trois cerises valent une salve d’applaudissements.',
    symbols: {
      cherry: 'Cerise (scatter)',
      diva: 'Diva',
      mask: 'Masque',
      violin: 'Violon',
      rose: 'Rose',
      fan: 'Éventail',
      shell: 'Coquillage',
      sail: 'Voile',
    },
  },
  pt: {
    tagline: 'Um clássico cantado sob velas brancas',
    description:
      'Cinco linhas e nenhum truque: a diva é quem paga mais, as cerejas pagam em qualquer posição, e três cerejas ganham uma salva de palmas.',
    symbols: {
      cherry: 'Cereja (scatter)',
      diva: 'Diva',
      mask: 'Máscara',
      violin: 'Violino',
      rose: 'Rosa',
      fan: 'Leque',
      shell: 'Concha',
      sail: 'Vela',
    },
  },
  tr: {
    tagline: 'Beyaz yelkenler altında söylenen bir klasik',
    description:
      'Beş çizgi, sade kurallar: en çok diva kazandırır, kirazlar nereye düşerse düşsün öder, üç kiraz alkış toplar.',
    symbols: {
      cherry: 'Kiraz (scatter)',
      diva: 'Diva',
      mask: 'Maske',
      violin: 'Keman',
      rose: 'Gül',
      fan: 'Yelpaze',
      shell: 'Deniz kabuğu',
      sail: 'Yelken',
    },
  },
});
