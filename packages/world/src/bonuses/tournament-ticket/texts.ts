import { keepRule } from '../common-rules.ts';
import type { BonusKind } from '../bonus-kind.ts';

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
    es: 'Esta entrada cubre la inscripción en un torneo, así que no gastas Coins.',
    fr: 'Ce ticket couvre l’inscription à un tournoi\u00a0: vous ne dépensez aucun Coin.',
    pt: 'Este ingresso cobre a inscrição em um torneio, por isso você não gasta Coins.',
    tr: 'Bu bilet bir turnuvanın katılım ücretini karşılar; Coins harcamazsınız.',
  },
  rules: [
    {
      en: 'After activation, you can use the ticket to enter a tournament. That entry costs no Coins.',
      es: 'Una vez activada la entrada, puedes usarla para inscribirte en un torneo. Esa inscripción no cuesta Coins.',
      fr: 'Une fois le ticket activé, vous pouvez l’utiliser pour participer à un tournoi. Cette inscription ne coûte aucun Coin.',
      pt: 'Depois de ativado, o ingresso pode ser usado para a inscrição em um torneio. Essa inscrição não custa Coins.',
      tr: 'Bileti etkinleştirdikten sonra bir turnuvaya katılmak için kullanabilirsiniz. Bu katılım için Coins ödemezsiniz.',
    },
    keepRule,
  ],
};
