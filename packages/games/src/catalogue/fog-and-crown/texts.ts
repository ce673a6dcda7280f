import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Fog & Crown', config, {
  en: {
    tagline: 'One face steps out of the fog',
    description:
      'Gaslight, wet cobbles and a raven on the railing. Three crowns start ten free spins, in which one randomly chosen symbol expands to fill every reel it lands on.',
    symbols: {
      detective: 'Detective',
      raven: 'Raven',
      key: 'Key',
      candle: 'Candle',
      ace: 'Ace',
      king: 'King',
      queen: 'Queen',
      jack: 'Jack',
      ten: 'Ten',
      fog: 'Fog (wild)',
      crown: 'Crown (scatter)',
    },
  },
  es: {
    tagline: 'Un rostro sale de la niebla',
    description:
      'Luz de gas, adoquines mojados y un cuervo en la barandilla. Tres coronas activan diez giros gratis, en los que un símbolo elegido al azar se expande y llena cada rodillo en el que cae.',
    symbols: {
      detective: 'Detective',
      raven: 'Cuervo',
      key: 'Llave',
      candle: 'Vela',
      ace: 'As',
      king: 'Rey',
      queen: 'Reina',
      jack: 'Jota',
      ten: 'Diez',
      fog: 'Niebla (comodín)',
      crown: 'Corona (scatter)',
    },
  },
  fr: {
    tagline: 'Un visage sort du brouillard',
    description:
      'Becs de gaz, pavés mouillés et un corbeau sur la grille. Trois couronnes déclenchent dix tours gratuits, pendant lesquels un symbole tiré au sort s’étend sur chaque rouleau où il tombe.',
    symbols: {
      detective: 'Détective',
      raven: 'Corbeau',
      key: 'Clé',
      candle: 'Bougie',
      ace: 'As',
      king: 'Roi',
      queen: 'Dame',
      jack: 'Valet',
      ten: 'Dix',
      fog: 'Brouillard (joker)',
      crown: 'Couronne (scatter)',
    },
  },
  pt: {
    tagline: 'Um rosto sai da névoa',
    description:
      'Lampiões a gás, pedras molhadas e um corvo na grade. Três coroas iniciam dez rodadas grátis, em que um símbolo sorteado se expande e preenche cada rolo em que aparece.',
    symbols: {
      detective: 'Detetive',
      raven: 'Corvo',
      key: 'Chave',
      candle: 'Vela',
      ace: 'Ás',
      king: 'Rei',
      queen: 'Dama',
      jack: 'Valete',
      ten: 'Dez',
      fog: 'Névoa (curinga)',
      crown: 'Coroa (scatter)',
    },
  },
  tr: {
    tagline: 'Sisin içinden bir yüz çıkar',
    description:
      'Havagazı ışığı, ıslak taşlar, parmaklıkta bir kuzgun. Üç taç on ücretsiz dönüş başlatır; bu dönüşlerde rastgele seçilen bir sembol, düştüğü her makarayı kaplar.',
    symbols: {
      detective: 'Dedektif',
      raven: 'Kuzgun',
      key: 'Anahtar',
      candle: 'Mum',
      ace: 'As',
      king: 'Papaz',
      queen: 'Kız',
      jack: 'Vale',
      ten: 'Onlu',
      fog: 'Sis (joker)',
      crown: 'Taç (scatter)',
    },
  },
});
