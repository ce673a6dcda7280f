import type { CityTexts } from '../../city.ts';

export const parisTexts: CityTexts = {
  name: { en: 'Paris', es: 'París', fr: 'Paris', pt: 'Paris', tr: 'Paris' },
  tagline: {
    en: 'The blue hour, with music below.',
    es: 'La hora azul y música en la calle.',
    fr: 'L’heure bleue, et de la musique en bas.',
    pt: 'A hora azul, com música lá embaixo.',
    tr: 'Mavi saat ve aşağıdan gelen müzik.',
  },
};
