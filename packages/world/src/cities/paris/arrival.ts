import type { Texts } from '../../languages.ts';

export const parisArrival: Texts = {
  en: 'The lamps come on along the quay, one after another, as if for you. Welcome to Paris.',
  es: 'Las farolas del muelle se encienden una tras otra, como si fuera para ti. Te damos la bienvenida a París.',
  fr: 'Les réverbères du quai s’allument un à un, comme pour vous. Bienvenue à Paris.',
  pt: 'Os lampiões do cais se acendem um a um, como se fosse para você. Boas-vindas a Paris.',
  tr: 'Rıhtımın lambaları sanki sizin için birer birer yanıyor. Paris’e hoş geldiniz.',
};
