import type { CityTexts } from '../../city.ts';
import type { Texts } from '../../languages.ts';

export const istanbulTexts: CityTexts = {
  name: { en: 'Istanbul', es: 'Estambul', fr: 'Istanbul', pt: 'Istambul', tr: 'İstanbul' },
  tagline: {
    en: 'Two shores and one long conversation.',
    es: 'Dos orillas y una larga conversación.',
    fr: 'Deux rives et une longue conversation.',
    pt: 'Duas margens e uma longa conversa.',
    tr: 'İki yaka ve bitmeyen bir sohbet.',
  },
};

export const istanbulArrival: Texts = {
  en: 'Tea arrives before you ask and the ferries write their white lines on the Bosphorus. Welcome to Istanbul.',
  es: 'El té llega antes de pedirlo y los ferris trazan sus líneas blancas en el Bósforo. Bienvenido a Estambul.',
  fr: 'Le thé arrive avant qu’on le demande et les ferries tracent leurs lignes blanches sur le Bosphore. Bienvenue à Istanbul.',
  pt: 'O chá chega antes do pedido e as balsas riscam linhas brancas no Bósforo. Boas-vindas a Istambul.',
  tr: 'Çay siz istemeden geliyor, vapurlar Boğaz’a beyaz çizgilerini çekiyor. İstanbul’a hoş geldiniz.',
};
