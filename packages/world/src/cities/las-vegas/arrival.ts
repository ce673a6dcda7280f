import type { Texts } from '../../languages.ts';

export const lasVegasArrival: Texts = {
  en: 'From the window, the city is one bright line in a black desert. Then you are in the middle of the lights. Welcome to Las Vegas.',
  es: 'Desde la ventanilla es una línea brillante en un desierto negro, y de pronto estás dentro. Te damos la bienvenida a Las Vegas.',
  fr: 'Du hublot, une ligne brillante dans un désert noir, et soudain vous y êtes. Bienvenue à Las Vegas.',
  pt: 'Vista da janela, a cidade é uma linha brilhante num deserto negro. De repente, você está no meio das luzes. Boas-vindas a Las Vegas.',
  tr: 'Pencereden bakınca şehir, kara çölde parlak bir çizgi. Sonra bir anda ışıkların ortasındasınız. Las Vegas’a hoş geldiniz.',
};
