import type { Texts } from '../../languages.ts';

export const tokyoArrival: Texts = {
  en: 'The last train hums below Shibuya and the lanterns of Asakusa are still lit. Welcome to Tokyo.',
  es: 'El último tren murmura bajo Shibuya y los faroles de Asakusa siguen encendidos. Te damos la bienvenida a Tokio.',
  fr: 'Le dernier train murmure sous Shibuya et les lanternes d’Asakusa brillent encore. Bienvenue à Tokyo.',
  pt: 'O último trem sussurra sob Shibuya e as lanternas de Asakusa ainda estão acesas. Boas-vindas a Tóquio.',
  tr: 'Son tren Shibuya’nın altında uğulduyor, Asakusa’nın fenerleri hâlâ yanıyor. Tokyo’ya hoş geldiniz.',
};
