import type { Texts } from '../../languages.ts';

export const rioDeJaneiroArrival: Texts = {
  en: 'Drums play somewhere in Lapa, and the bay opens under the wing like a hand. Welcome to Rio de Janeiro.',
  es: 'Suenan tambores en algún lugar de Lapa y la bahía se abre bajo el ala como una mano. Te damos la bienvenida a Río de Janeiro.',
  fr: 'Des tambours résonnent quelque part à Lapa et la baie s’ouvre sous l’aile comme une main. Bienvenue à Rio de Janeiro.',
  pt: 'Tambores soam em algum canto da Lapa, e a baía se abre sob a asa como uma mão. Boas-vindas ao Rio de Janeiro.',
  tr: 'Lapa’da bir yerlerde davullar çalıyor, körfez kanadın altında bir el gibi açılıyor. Rio de Janeiro’ya hoş geldiniz.',
};
