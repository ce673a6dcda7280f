import type { CityTexts } from '../../city.ts';

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
