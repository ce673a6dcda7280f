import type { Texts } from '../../languages.ts';

export const macauArrival: Texts = {
  en: 'Egg tarts cool on the counter, and incense drifts over wave-patterned stones. Welcome to Macau.',
  es: 'Los pasteles de nata se enfrían en el mostrador y el incienso flota sobre el empedrado ondulado. Te damos la bienvenida a Macao.',
  fr: 'Les tartelettes aux œufs refroidissent au comptoir et l’encens flotte sur les pavés aux motifs de vagues. Bienvenue à Macao.',
  pt: 'Os pastéis de nata esfriam no balcão e o incenso paira sobre a calçada desenhada em ondas. Boas-vindas a Macau.',
  tr: 'Tezgâhta yumurtalı tartlar soğuyor, dalga desenli taşların üzerinde tütsü süzülüyor. Makao’ya hoş geldiniz.',
};
