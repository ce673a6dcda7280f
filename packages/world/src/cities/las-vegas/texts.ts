import type { CityTexts } from '../../city.ts';
import type { Texts } from '../../languages.ts';

export const lasVegasTexts: CityTexts = {
  name: { en: 'Las Vegas', es: 'Las Vegas', fr: 'Las Vegas', pt: 'Las Vegas', tr: 'Las Vegas' },
  tagline: {
    en: 'A desert that never switches off.',
    es: 'Un desierto que nunca se apaga.',
    fr: 'Un désert qui ne s’éteint jamais.',
    pt: 'Um deserto que nunca se apaga.',
    tr: 'Işığı hiç sönmeyen bir çöl.',
  },
};

export const lasVegasArrival: Texts = {
  en: 'From the window it is one bright line in a black desert, and then you are inside it. Welcome to Las Vegas.',
  es: 'Desde la ventanilla es una línea brillante en un desierto negro, y de pronto estás dentro. Bienvenido a Las Vegas.',
  fr: 'Du hublot, une ligne brillante dans un désert noir, et soudain vous y êtes. Bienvenue à Las Vegas.',
  pt: 'Da janela é uma linha brilhante num deserto negro e, de repente, está dentro dela. Boas-vindas a Las Vegas.',
  tr: 'Pencereden kara çölde parlak bir çizgi, sonra bir anda içindesiniz. Las Vegas’a hoş geldiniz.',
};
