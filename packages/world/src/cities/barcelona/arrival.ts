import type { Texts } from '../../languages.ts';

export const barcelonaArrival: Texts = {
  en: 'Mosaic benches hold the day’s warmth and the evening is only beginning. Welcome to Barcelona.',
  es: 'Los bancos de mosaico guardan el calor del día y la noche apenas empieza. Te damos la bienvenida a Barcelona.',
  fr: 'Les bancs de mosaïque gardent la chaleur du jour et la soirée ne fait que commencer. Bienvenue à Barcelone.',
  pt: 'Os bancos de mosaico guardam o calor do dia e a noite mal começou. Boas-vindas a Barcelona.',
  tr: 'Mozaik banklar günün sıcaklığını saklıyor, akşam daha yeni başlıyor. Barselona’ya hoş geldiniz.',
};
