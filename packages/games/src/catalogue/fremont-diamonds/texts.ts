import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Fremont Diamonds', config, {
  en: {
    tagline: 'Old street, old reels, very hard stones',
    description:
      'Three rows under the canopy of lights. Wilds on the second and third reels double, triple or quadruple the wins they complete. When both land with a diamond, the whole street hears about it.',
    symbols: {
      wild2: 'Double wild',
      wild3: 'Triple wild',
      wild4: 'Quadruple wild',
      diamond: 'Diamond',
      ruby: 'Ruby',
      emerald: 'Emerald',
      bar3: 'Triple bar',
      bar2: 'Double bar',
      bar1: 'Single bar',
      blank: 'Blank',
    },
  },
  es: {
    tagline: 'Calle vieja, rodillos viejos, piedras muy duras',
    description:
      'Tres filas bajo la bóveda de luces. Los comodines del segundo y el tercer rodillo duplican, triplican o cuadruplican los premios que completan. Cuando los dos caen junto a un diamante, se entera toda la calle.',
    symbols: {
      wild2: 'Comodín doble',
      wild3: 'Comodín triple',
      wild4: 'Comodín cuádruple',
      diamond: 'Diamante',
      ruby: 'Rubí',
      emerald: 'Esmeralda',
      bar3: 'BAR triple',
      bar2: 'BAR doble',
      bar1: 'BAR simple',
      blank: 'Vacío',
    },
  },
  fr: {
    tagline: 'Vieille rue, vieux rouleaux, pierres très dures',
    description:
      'Trois rangées sous la voûte de lumière. Les jokers des deuxième et troisième rouleaux doublent, triplent ou quadruplent les gains qu’ils complètent. Quand les deux tombent avec un diamant, toute la rue l’entend.',
    symbols: {
      wild2: 'Joker double',
      wild3: 'Joker triple',
      wild4: 'Joker quadruple',
      diamond: 'Diamant',
      ruby: 'Rubis',
      emerald: 'Émeraude',
      bar3: 'Triple bar',
      bar2: 'Double bar',
      bar1: 'Bar simple',
      blank: 'Vide',
    },
  },
  pt: {
    tagline: 'Rua antiga, rolos antigos, pedras muito duras',
    description:
      'Três fileiras sob a abóbada de luzes. Os curingas do segundo e do terceiro rolo dobram, triplicam ou quadruplicam os prêmios que completam. Quando os dois aparecem com um diamante, a rua inteira fica sabendo.',
    symbols: {
      wild2: 'Curinga duplo',
      wild3: 'Curinga triplo',
      wild4: 'Curinga quádruplo',
      diamond: 'Diamante',
      ruby: 'Rubi',
      emerald: 'Esmeralda',
      bar3: 'BAR triplo',
      bar2: 'BAR duplo',
      bar1: 'BAR simples',
      blank: 'Vazio',
    },
  },
  tr: {
    tagline: 'Eski sokak, eski makaralar, çok sert taşlar',
    description:
      'Işık kubbesinin altında üç sıra. İkinci ve üçüncü makaradaki jokerler tamamladıkları kazançları ikiye, üçe ya da dörde katlar. İkisi bir elmasla buluşunca bütün sokak duyar.',
    symbols: {
      wild2: 'Çift joker',
      wild3: 'Üçlü joker',
      wild4: 'Dörtlü joker',
      diamond: 'Elmas',
      ruby: 'Yakut',
      emerald: 'Zümrüt',
      bar3: 'Üçlü bar',
      bar2: 'İkili bar',
      bar1: 'Tekli bar',
      blank: 'Boş',
    },
  },
});
