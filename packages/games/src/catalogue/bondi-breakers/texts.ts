import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Bondi Breakers', config, {
  en: {
    tagline: 'The next set is always bigger',
    description:
      'Six reels swell and shrink like the sea, from two rows to seven. Winning symbols break and new ones roll in. In the free spins, the multiplier rises with every wave and never drops.',
    symbols: {
      wave: 'Wave',
      board: 'Surfboard',
      shark: 'Shark',
      gull: 'Gull',
      towel: 'Towel',
      sun: 'Sun',
      shell: 'Shell',
      ball: 'Beach ball',
      kelp: 'Kelp',
      wild: 'Wild',
      tower: 'Lifeguard tower (scatter)',
    },
  },
  es: {
    tagline: 'La siguiente tanda de olas siempre es más grande',
    description:
      'Seis rodillos crecen y menguan como el mar, de dos filas a siete. Los símbolos premiados rompen como olas y llegan otros nuevos. En los giros gratis, el multiplicador sube con cada ola y nunca baja.',
    symbols: {
      wave: 'Ola',
      board: 'Tabla de surf',
      shark: 'Tiburón',
      gull: 'Gaviota',
      towel: 'Toalla',
      sun: 'Sol',
      shell: 'Caracola',
      ball: 'Pelota de playa',
      kelp: 'Algas',
      wild: 'Comodín',
      tower: 'Torre de socorristas (scatter)',
    },
  },
  fr: {
    tagline: 'La prochaine série est toujours plus grosse',
    description:
      'Six rouleaux enflent et se retirent comme la mer, de deux rangées à sept. Les symboles gagnants se brisent et d’autres déferlent ; pendant les tours gratuits, le multiplicateur monte à chaque vague et ne redescend jamais.',
    symbols: {
      wave: 'Vague',
      board: 'Planche de surf',
      shark: 'Requin',
      gull: 'Mouette',
      towel: 'Serviette',
      sun: 'Soleil',
      shell: 'Coquillage',
      ball: 'Ballon de plage',
      kelp: 'Algues',
      wild: 'Joker',
      tower: 'Poste de secours (scatter)',
    },
  },
  pt: {
    tagline: 'A próxima série é sempre maior',
    description:
      'Seis rolos crescem e encolhem como o mar, de duas a sete fileiras. Os símbolos premiados se quebram e novos símbolos chegam. Nas rodadas grátis, o multiplicador sobe a cada onda e nunca diminui.',
    symbols: {
      wave: 'Onda',
      board: 'Prancha de surfe',
      shark: 'Tubarão',
      gull: 'Gaivota',
      towel: 'Toalha',
      sun: 'Sol',
      shell: 'Concha',
      ball: 'Bola de praia',
      kelp: 'Alga',
      wild: 'Curinga',
      tower: 'Torre do salva-vidas (scatter)',
    },
  },
  tr: {
    tagline: 'Bir sonraki dalga hep daha büyük',
    description:
      'Altı makara deniz gibi kabarıp çekilir; her biri iki sıraya kadar iner, yedi sıraya kadar çıkar. Kazanan semboller dağılır, yerlerine yenileri gelir. Ücretsiz dönüşlerde çarpan her dalgada artar ve hiç düşmez.',
    symbols: {
      wave: 'Dalga',
      board: 'Sörf tahtası',
      shark: 'Köpekbalığı',
      gull: 'Martı',
      towel: 'Havlu',
      sun: 'Güneş',
      shell: 'Deniz kabuğu',
      ball: 'Plaj topu',
      kelp: 'Yosun',
      wild: 'Joker',
      tower: 'Cankurtaran kulesi (scatter)',
    },
  },
});
