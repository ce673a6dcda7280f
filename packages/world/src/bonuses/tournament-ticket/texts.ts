import { keepRule } from '../common-rules.ts';
import type { BonusKind } from '../kind.ts';

export const texts: BonusKind['texts'] = {
  name: {
    en: 'Tournament ticket',
    es: 'Entrada de torneo',
    fr: 'Ticket de tournoi',
    pt: 'Ingresso de torneio',
    tr: 'Turnuva bileti',
  },
  effect: {
    en: 'This ticket covers entry to one tournament, so you spend no Coins.',
    es: 'Entrada a un torneo sin Coins.',
    fr: 'L’entrée à un tournoi sans Coins.',
    pt: 'Este ingresso cobre a inscrição em um torneio, sem gastar Coins.',
    tr: 'Bu bilet bir turnuvaya katılımı karşılar; Coins harcamazsınız.',
  },
  rules: [
    {
      en: 'Once activated, the ticket waits until you enter a tournament. That entry then costs no Coins.',
      es: 'Activado, espera hasta que entres en un torneo; esa entrada no cuesta Coins.',
      fr: 'Activé, il attend que vous entriez dans un tournoi\u00a0; cette entrée ne coûte alors aucun Coin.',
      pt: 'Depois de ativado, o ingresso espera até você se inscrever em um torneio. Essa inscrição não custa Coins.',
      tr: 'Bilet, etkinleştirildikten sonra bir turnuvaya katılmanızı bekler. O katılım için Coins ödemezsiniz.',
    },
    keepRule,
  ],
};
