import type { CityTexts } from '../../city.ts';

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
