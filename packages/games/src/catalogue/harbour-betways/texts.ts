import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Harbour Betways', config, {
  en: {
    tagline: 'Seven hundred and twenty ways to the quay',
    description:
      'Ferries cross, gulls squabble and the bridge hums. The middle reels are taller than the outer ones, and wilds that land there count as two or three ways at once.',
    symbols: {
      ferry: 'Ferry',
      gull: 'Gull',
      anchor: 'Anchor',
      buoy: 'Buoy',
      pearl: 'Pearl',
      crab: 'Crab',
      shell: 'Shell',
      fish: 'Fish',
      wild: 'Wild',
      wild2: 'Double wild',
      wild3: 'Triple wild',
      bridge: 'Bridge (scatter)',
    },
  },
  es: {
    tagline: 'Setecientas veinte formas de llegar al muelle',
    description:
      'Cruzan los ferris, discuten las gaviotas y zumba el puente. Los rodillos centrales son más altos que los exteriores, y los comodines que caen en ellos cuentan como dos o tres formas de ganar a la vez.',
    symbols: {
      ferry: 'Ferri',
      gull: 'Gaviota',
      anchor: 'Ancla',
      buoy: 'Boya',
      pearl: 'Perla',
      crab: 'Cangrejo',
      shell: 'Caracola',
      fish: 'Pez',
      wild: 'Comodín',
      wild2: 'Comodín doble',
      wild3: 'Comodín triple',
      bridge: 'Puente (scatter)',
    },
  },
  fr: {
    tagline: 'Sept cent vingt façons d’arriver à quai',
    description:
      'Les ferries se croisent, les mouettes se disputent, le pont bourdonne. Les rouleaux du milieu sont plus hauts que les autres, et les jokers qui y tombent comptent pour deux ou trois façons de gagner à la fois.',
    symbols: {
      ferry: 'Ferry',
      gull: 'Mouette',
      anchor: 'Ancre',
      buoy: 'Bouée',
      pearl: 'Perle',
      crab: 'Crabe',
      shell: 'Coquillage',
      fish: 'Poisson',
      wild: 'Joker',
      wild2: 'Joker double',
      wild3: 'Joker triple',
      bridge: 'Pont (scatter)',
    },
  },
  pt: {
    tagline: 'Setecentos e vinte caminhos até o cais',
    description:
      'Balsas vão e vêm, gaivotas brigam e a ponte zumbe. Os rolos do meio são mais altos que os de fora, e os curingas que aparecem ali contam como duas ou três formas de ganhar de uma vez.',
    symbols: {
      ferry: 'Balsa',
      gull: 'Gaivota',
      anchor: 'Âncora',
      buoy: 'Boia',
      pearl: 'Pérola',
      crab: 'Caranguejo',
      shell: 'Concha',
      fish: 'Peixe',
      wild: 'Curinga',
      wild2: 'Curinga duplo',
      wild3: 'Curinga triplo',
      bridge: 'Ponte (scatter)',
    },
  },
  tr: {
    tagline: 'Rıhtıma yedi yüz yirmi yol',
    description:
      'Vapurlar geçer, martılar tartışır, köprü uğuldar. Ortadaki makaralar kenardakilerden yüksektir ve oraya düşen jokerler tek başına iki ya da üç yol sayılır.',
    symbols: {
      ferry: 'Vapur',
      gull: 'Martı',
      anchor: 'Çapa',
      buoy: 'Şamandıra',
      pearl: 'İnci',
      crab: 'Yengeç',
      shell: 'Deniz kabuğu',
      fish: 'Balık',
      wild: 'Joker',
      wild2: '2× joker',
      wild3: '3× joker',
      bridge: 'Köprü (scatter)',
    },
  },
});
