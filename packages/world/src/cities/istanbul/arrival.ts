import type { Texts } from '../../languages.ts';

export const istanbulArrival: Texts = {
  en: 'Tea arrives before you ask, and ferries draw white lines across the Bosphorus. Welcome to Istanbul.',
  es: 'El té llega antes de que lo pidas y los ferris trazan líneas blancas en el Bósforo. Te damos la bienvenida a Estambul.',
  fr: 'Le thé arrive avant qu’on le demande et les ferries tracent leurs lignes blanches sur le Bosphore. Bienvenue à Istanbul.',
  pt: 'O chá chega antes do pedido e as balsas riscam linhas brancas no Bósforo. Boas-vindas a Istambul.',
  tr: 'Çay siz istemeden geliyor, vapurlar Boğaz’da beyaz çizgiler çiziyor. İstanbul’a hoş geldiniz.',
};
