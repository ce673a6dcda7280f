import type { KindNames } from '../names.ts';

export const destinationTicketNames: KindNames = {
  title: {
    en: 'Destination ticket',
    es: 'Billete de destino',
    fr: 'Billet de destination',
    pt: 'Passagem de destino',
    tr: 'Varış bileti',
  },
  plural: {
    en: 'Destination tickets',
    es: 'Billetes de destino',
    fr: 'Billets de destination',
    pt: 'Passagens de destino',
    tr: 'Varış biletleri',
  },
  inSentence: {
    en: 'destination ticket',
    es: 'billete de destino',
    fr: 'billet de destination',
    pt: 'passagem de destino',
    tr: 'varış bileti',
  },
};
