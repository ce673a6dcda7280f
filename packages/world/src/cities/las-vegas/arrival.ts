import type { Texts } from '../../languages.ts';

export const lasVegasArrival: Texts = {
  en: 'From the window, the city is one bright line in a black desert. Then you are in the middle of the lights. Welcome to Las Vegas.',
  es: 'Desde la ventanilla, la ciudad es una línea brillante en un desierto negro. De pronto estás en medio de las luces. Te damos la bienvenida a Las Vegas.',
  fr: 'Du hublot, la ville n’est qu’une ligne brillante dans un désert noir. Puis vous voilà au milieu des lumières. Bienvenue à Las Vegas.',
  pt: 'Vista da janela, a cidade é uma linha brilhante num deserto negro. De repente, você está no meio das luzes. Boas-vindas a Las Vegas.',
  tr: 'Pencereden bakınca şehir, kara çölde parlak bir çizgi. Sonra bir anda ışıkların ortasındasınız. Las Vegas’a hoş geldiniz.',
};
