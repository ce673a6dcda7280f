import type { CityTexts } from '../../city.ts';
import type { Texts } from '../../languages.ts';

export const rioDeJaneiroTexts: CityTexts = {
  name: {
    en: 'Rio de Janeiro',
    es: 'Río de Janeiro',
    fr: 'Rio de Janeiro',
    pt: 'Rio de Janeiro',
    tr: 'Rio de Janeiro',
  },
  tagline: {
    en: 'Green hills, gold light, samba.',
    es: 'Colinas verdes, luz dorada, samba.',
    fr: 'Collines vertes, lumière d’or, samba.',
    pt: 'Morros verdes, luz dourada, samba.',
    tr: 'Yeşil tepeler, altın ışık, samba.',
  },
};

export const rioDeJaneiroArrival: Texts = {
  en: 'Drums somewhere in Lapa, and the bay opens under the wing like a hand. Welcome to Rio de Janeiro.',
  es: 'Tambores en algún lugar de Lapa, y la bahía se abre bajo el ala como una mano. Bienvenido a Río de Janeiro.',
  fr: 'Des tambours quelque part à Lapa, et la baie s’ouvre sous l’aile comme une main. Bienvenue à Rio de Janeiro.',
  pt: 'Tambores em algum canto da Lapa, e a baía abre-se sob a asa como uma mão. Boas-vindas ao Rio de Janeiro.',
  tr: 'Lapa’da bir yerlerde davullar çalıyor, körfez kanadın altında bir el gibi açılıyor. Rio de Janeiro’ya hoş geldiniz.',
};
