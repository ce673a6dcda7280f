import type { CityTexts } from '../../city.ts';
import type { Texts } from '../../languages.ts';

export const parisTexts: CityTexts = {
  name: { en: 'Paris', es: 'París', fr: 'Paris', pt: 'Paris', tr: 'Paris' },
  tagline: {
    en: 'The blue hour, and music below.',
    es: 'La hora azul y música en la calle.',
    fr: 'L’heure bleue, et la musique en bas.',
    pt: 'A hora azul e música na rua.',
    tr: 'Mavi saat ve aşağıdan gelen müzik.',
  },
};

export const parisArrival: Texts = {
  en: 'The lamps come on along the quay, one after another, as if for you. Welcome to Paris.',
  es: 'Las farolas del muelle se encienden una tras otra, como si fuera por ti. Bienvenido a París.',
  fr: 'Les réverbères du quai s’allument un à un, comme pour vous. Bienvenue à Paris.',
  pt: 'Os candeeiros do cais acendem-se um a um, como se fosse para si. Boas-vindas a Paris.',
  tr: 'Rıhtımın lambaları sanki sizin için birer birer yanıyor. Paris’e hoş geldiniz.',
};
