import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Lotus Tower', config, {
  en: {
    tagline: 'What blooms here stays',
    description:
      'Climb the golden tower with two hundred and forty-three betways. In the free spins, every wild stays in place, floor by floor, until the last spin.',
    symbols: {
      tower: 'Tower',
      dragon: 'Dragon',
      jade: 'Jade',
      fish: 'Fish',
      teapot: 'Teapot',
      lantern: 'Lantern',
      coinstring: 'String of coins',
      bamboo: 'Bamboo',
      knot: 'Lucky knot',
      wild: 'Wild',
      lotus: 'Lotus (scatter)',
    },
  },
  es: {
    tagline: 'Lo que florece aquí se queda',
    description:
      'Doscientas cuarenta y tres formas de ganar, torre dorada arriba. En los giros gratis, cada comodín se queda en su lugar, piso a piso, hasta el último giro.',
    symbols: {
      tower: 'Torre',
      dragon: 'Dragón',
      jade: 'Jade',
      fish: 'Pez',
      teapot: 'Tetera',
      lantern: 'Farol',
      coinstring: 'Sarta de monedas',
      bamboo: 'Bambú',
      knot: 'Nudo de la suerte',
      wild: 'Comodín',
      lotus: 'Loto (scatter)',
    },
  },
  fr: {
    tagline: 'Ce qui fleurit ici y reste',
    description:
      'Deux cent quarante-trois façons de gagner dans la tour dorée. Pendant les tours gratuits, chaque joker garde sa place, étage après étage, jusqu’au dernier tour.',
    symbols: {
      tower: 'Tour',
      dragon: 'Dragon',
      jade: 'Jade',
      fish: 'Poisson',
      teapot: 'Théière',
      lantern: 'Lanterne',
      coinstring: 'Chapelet de pièces',
      bamboo: 'Bambou',
      knot: 'Nœud porte-bonheur',
      wild: 'Joker',
      lotus: 'Lotus (scatter)',
    },
  },
  pt: {
    tagline: 'O que floresce aqui fica',
    description:
      'Duzentas e quarenta e três formas de ganhar ao longo da torre dourada. Nas rodadas grátis, cada curinga fica no lugar, andar por andar, até a última rodada.',
    symbols: {
      tower: 'Torre',
      dragon: 'Dragão',
      jade: 'Jade',
      fish: 'Peixe',
      teapot: 'Bule',
      lantern: 'Lanterna',
      coinstring: 'Cordão de moedas',
      bamboo: 'Bambu',
      knot: 'Nó da sorte',
      wild: 'Curinga',
      lotus: 'Lótus (scatter)',
    },
  },
  tr: {
    tagline: 'Burada açan burada kalır',
    description:
      'Altın kulenin tepesine uzanan iki yüz kırk üç betways. Ücretsiz dönüşlerde her joker, hangi katta olursa olsun, son dönüşe kadar yerinde kalır.',
    symbols: {
      tower: 'Kule',
      dragon: 'Ejderha',
      jade: 'Yeşim',
      fish: 'Balık',
      teapot: 'Çaydanlık',
      lantern: 'Fener',
      coinstring: 'İpe dizili sikkeler',
      bamboo: 'Bambu',
      knot: 'Şans düğümü',
      wild: 'Joker',
      lotus: 'Nilüfer (scatter)',
    },
  },
});
