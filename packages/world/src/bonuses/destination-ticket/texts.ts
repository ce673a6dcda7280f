import { keepRule } from '../common-rules.ts';
import type { BonusKind } from '../kind.ts';

export const texts: BonusKind['texts'] = {
  name: {
    en: 'Destination ticket',
    es: 'Billete de destino',
    fr: 'Billet de destination',
    pt: 'Passagem de destino',
    tr: 'Varış bileti',
  },
  effect: {
    en: 'This ticket covers one trip to another city, so you spend no Coins.',
    es: 'Un viaje a otra ciudad sin Coins.',
    fr: 'Un voyage vers une autre ville sans Coins.',
    pt: 'Esta passagem cobre uma viagem a outra cidade, sem gastar Coins.',
    tr: 'Bu bilet başka bir şehre bir yolculuğu karşılar; Coins harcamazsınız.',
  },
  rules: [
    {
      en: 'Once activated, the ticket waits until you travel. That trip then costs no Coins.',
      es: 'Activado, espera hasta que viajes; ese viaje no cuesta Coins.',
      fr: 'Activé, il attend votre prochain voyage\u00a0; ce voyage ne coûte alors aucun Coin.',
      pt: 'Depois de ativada, a passagem espera até você viajar. Essa viagem não custa Coins.',
      tr: 'Bilet, etkinleştirildikten sonra yolculuğunuzu bekler. O yolculuk için Coins ödemezsiniz.',
    },
    keepRule,
  ],
};
