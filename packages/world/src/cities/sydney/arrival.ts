import type { Texts } from '../../languages.ts';

export const sydneyArrival: Texts = {
  en: 'The ferry rounds the point, the sails catch the morning light, and Bondi is already awake. Welcome to Sydney.',
  es: 'El ferri dobla el cabo, las velas atrapan la luz de la mañana y Bondi ya está despierta. Te damos la bienvenida a Sídney.',
  fr: 'Le ferry double la pointe, les voiles accrochent la lumière du matin et Bondi est déjà réveillée. Bienvenue à Sydney.',
  pt: 'A balsa contorna a ponta, as velas recebem a luz da manhã e Bondi já está acordada. Boas-vindas a Sydney.',
  tr: 'Vapurunuz burnu dönüyor, yelkenlere sabah ışığı vuruyor, Bondi çoktan uyanmış. Sidney’e hoş geldiniz.',
};
