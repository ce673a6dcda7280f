import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Mojave Jackpot Tumble', config, {
  en: {
    tagline: 'Rocks tumble, but the ladder never falls',
    description:
      'Out past the last motel, the desert plays by its own rules. Eight matching symbols pay and tumble away. In the free spins, the multiplier ladder climbs from one to a hundred and never drops.',
    symbols: {
      seven: 'Lucky seven',
      dice: 'Dice',
      chip: 'Chip',
      horseshoe: 'Horseshoe',
      cactus: 'Cactus',
      boot: 'Boot',
      skull: 'Cattle skull',
      hat: 'Hat',
      star: 'Star (scatter)',
    },
  },
  es: {
    tagline: 'Las rocas ruedan, pero la escala nunca baja',
    description:
      'Más allá del último motel, el desierto tiene sus propias reglas. Ocho símbolos iguales pagan y desaparecen en cascada. En los giros gratis, la escala de multiplicadores sube de uno a cien y nunca baja.',
    symbols: {
      seven: 'Siete de la suerte',
      dice: 'Dados',
      chip: 'Ficha',
      horseshoe: 'Herradura',
      cactus: 'Cactus',
      boot: 'Bota',
      skull: 'Calavera de res',
      hat: 'Sombrero',
      star: 'Estrella (scatter)',
    },
  },
  fr: {
    tagline: 'Les rochers roulent, l’échelle ne tombe jamais',
    description:
      'Passé le dernier motel, le désert a ses propres règles. Huit symboles identiques paient puis s’écroulent. Pendant les tours gratuits, l’échelle des multiplicateurs monte de un à cent sans jamais redescendre.',
    symbols: {
      seven: 'Sept porte-bonheur',
      dice: 'Dés',
      chip: 'Jeton',
      horseshoe: 'Fer à cheval',
      cactus: 'Cactus',
      boot: 'Botte',
      skull: 'Crâne de bœuf',
      hat: 'Chapeau',
      star: 'Étoile (scatter)',
    },
  },
  pt: {
    tagline: 'As rochas rolam, mas a escada nunca cai',
    description:
      'Depois do último hotel de estrada, o deserto segue as próprias regras. Oito símbolos iguais pagam e somem. Nas rodadas grátis, a escada de multiplicadores sobe de um a cem e nunca desce.',
    symbols: {
      seven: 'Sete da sorte',
      dice: 'Dados',
      chip: 'Ficha',
      horseshoe: 'Ferradura',
      cactus: 'Cacto',
      boot: 'Bota',
      skull: 'Caveira de boi',
      hat: 'Chapéu',
      star: 'Estrela (scatter)',
    },
  },
  tr: {
    tagline: 'Kayalar yuvarlanır ama çarpan hiç düşmez',
    description:
      'Son motelin ötesinde çölün kendi kuralları var. Aynı sembolden sekiz tane gelirse kazanırsınız; bu semboller kaybolur, yerlerine yenileri düşer. Ücretsiz dönüşlerde çarpan merdiveni bir kattan yüz kata tırmanır ve hiç düşmez.',
    symbols: {
      seven: 'Şanslı yedi',
      dice: 'Zar',
      chip: 'Fiş',
      horseshoe: 'At nalı',
      cactus: 'Kaktüs',
      boot: 'Çizme',
      skull: 'Sığır kafatası',
      hat: 'Şapka',
      star: 'Yıldız (scatter)',
    },
  },
});
