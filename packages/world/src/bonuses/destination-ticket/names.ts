import type { KindNames } from '../names.ts';

export const destinationTicketNames: KindNames = {
  title: {
    en: 'Destination ticket',
    es: 'Pasaje de destino',
    fr: 'Billet de voyage',
    pt: 'Passagem de destino',
    tr: 'Yolculuk bileti',
  },
  plural: {
    en: 'Destination tickets',
    es: 'Pasajes de destino',
    fr: 'Billets de voyage',
    pt: 'Passagens de destino',
    tr: 'Yolculuk biletleri',
  },
  inSentence: {
    en: 'destination ticket',
    es: 'pasaje de destino',
    fr: 'billet de voyage',
    pt: 'passagem de destino',
    tr: 'yolculuk bileti',
  },
};
