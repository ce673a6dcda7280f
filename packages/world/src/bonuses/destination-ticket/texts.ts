import { keepRule } from '../common-rules.ts';
import type { BonusKind } from '../bonus-kind.ts';

export const texts: BonusKind['texts'] = {
  name: {
    en: 'Destination ticket',
    es: 'Pasaje de destino',
    fr: 'Billet de voyage',
    pt: 'Passagem de destino',
    tr: 'Yolculuk bileti',
  },
  effect: {
    en: 'This ticket covers one trip to another city, so you spend no Coins.',
    es: 'Este pasaje cubre un viaje a otra ciudad, así que no gastas Coins.',
    fr: 'Ce billet couvre un voyage vers une autre ville\u00a0: vous ne dépensez aucun Coin.',
    pt: 'Esta passagem cobre uma viagem a outra cidade, por isso você não gasta Coins.',
    tr: 'Bu bilet başka bir şehre tek bir yolculuğun ücretini karşılar; Coins harcamazsınız.',
  },
  rules: [
    {
      en: 'After activation, you can use the ticket for a trip. That trip costs no Coins.',
      es: 'Una vez activado el pasaje, puedes usarlo para un viaje. Ese viaje no cuesta Coins.',
      fr: 'Une fois le billet activé, vous pouvez l’utiliser pour un voyage. Ce voyage ne coûte aucun Coin.',
      pt: 'Depois de ativada, a passagem pode ser usada em uma viagem. Essa viagem não custa Coins.',
      tr: 'Bileti etkinleştirdikten sonra bir yolculuk için kullanabilirsiniz. O yolculuk için Coins ödemezsiniz.',
    },
    keepRule,
  ],
};
