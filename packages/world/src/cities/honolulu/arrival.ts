import type { Texts } from '../../languages.ts';

export const honoluluArrival: Texts = {
  en: 'Warm wind, a lei at the gate and surf you can hear from the runway. Welcome to Honolulu.',
  es: 'Viento cálido, un collar de flores en la puerta y olas que se oyen desde la pista. Te damos la bienvenida a Honolulu.',
  fr: 'Vent tiède, un collier de fleurs à la porte et des vagues qu’on entend depuis la piste. Bienvenue à Honolulu.',
  pt: 'Vento morno, um colar de flores no portão e ondas que se ouvem da pista. Boas-vindas a Honolulu.',
  tr: 'Ilık rüzgâr, kapıda bir çiçek kolyesi ve pistten duyulan dalgalar. Honolulu’ya hoş geldiniz.',
};
