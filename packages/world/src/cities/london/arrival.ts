import type { Texts } from '../../languages.ts';

export const londonArrival: Texts = {
  en: 'A bell strikes over the river and a black cab waits with its light on. Welcome to London.',
  es: 'Una campana suena sobre el río y un taxi negro espera con la luz encendida. Te damos la bienvenida a Londres.',
  fr: 'Une cloche sonne au-dessus du fleuve et un taxi noir attend, lumière allumée. Bienvenue à Londres.',
  pt: 'Um sino toca sobre o rio e um táxi preto espera com a luz acesa. Boas-vindas a Londres.',
  tr: 'Nehrin üzerinde bir çan çalıyor, siyah bir taksi ışığı açık bekliyor. Londra’ya hoş geldiniz.',
};
