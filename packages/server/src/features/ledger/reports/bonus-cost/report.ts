import { dayColumn, defineReport, everyDay } from '../../../../platform/report.ts';
import { bonusCosts } from './repository.ts';

export const report = defineReport({
  title: {
    en: 'Bonus cost by day',
    es: 'Coste de bonos por día',
    fr: 'Coût des bonus par jour',
    pt: 'Custo de bônus por dia',
    tr: 'Günlük bonus maliyeti',
  },
  summary: {
    en: 'Entries in the bonus cost account. Bonus money returned to the casino is shown as a negative amount. For free rounds, the cost is their stakes minus their payouts, and their winnings count as a cost when they are granted as bonus money. Corrections for voided rounds are included under free rounds.',
    es: 'Movimientos de la cuenta de coste de bonos. El dinero de bono devuelto al casino aparece en negativo. El coste de las rondas gratis es la diferencia entre sus apuestas y sus pagos; sus ganancias se conceden después como dinero de bono. Las correcciones de rondas anuladas se cuentan con las rondas gratis.',
    fr: 'Écritures du compte de coût des bonus. L’argent bonus repris par le casino apparaît en négatif. Le coût des manches gratuites correspond à leurs mises moins les sommes qu’elles ont rapportées ; les gains sont accordés plus tard en argent bonus. Les corrections de manches annulées sont comptées avec les manches gratuites.',
    pt: 'Lançamentos da conta de custo de bônus. O dinheiro de bônus que voltou ao cassino aparece com valor negativo. O custo das rodadas grátis é o valor das apostas menos o dos pagamentos; os ganhos são concedidos depois como dinheiro de bônus. As correções de rodadas anuladas são contadas junto com as rodadas grátis.',
    tr: 'Bonus maliyeti hesabının kayıtları. Casinoya geri dönen bonus parası eksi olarak gösterilir. Ücretsiz turların maliyeti, bu turlardaki bahislerden ödemeler düşülerek hesaplanır; kazançlar sonra bonus parası olarak verilir. İptal edilen turların düzeltmeleri ücretsiz turlarla birlikte sayılır.',
  },
  permission: 'bonuses.view',
  columns: {
    day: dayColumn,
    granted: {
      kind: 'money',
      head: {
        en: 'Bonus granted',
        es: 'Bonos concedidos',
        fr: 'Bonus accordés',
        pt: 'Bônus concedido',
        tr: 'Verilen bonus',
      },
    },
    returned: {
      kind: 'money',
      head: {
        en: 'Ended bonuses',
        es: 'Bonos finalizados',
        fr: 'Bonus terminés',
        pt: 'Bônus encerrados',
        tr: 'Sona eren bonuslar',
      },
    },
    rounds: {
      kind: 'money',
      head: {
        en: 'Free rounds',
        es: 'Rondas gratis',
        fr: 'Manches gratuites',
        pt: 'Rodadas grátis',
        tr: 'Ücretsiz turlar',
      },
    },
    cashback: {
      kind: 'money',
      head: {
        en: 'Hustler cashback',
        es: 'Cashback Hustler',
        fr: 'Cashback Hustler',
        pt: 'Cashback Hustler',
        tr: 'Hustler nakit iadesi',
      },
    },
    others: {
      kind: 'money',
      head: { en: 'Other', es: 'Otros', fr: 'Autres', pt: 'Outros', tr: 'Diğer' },
    },
    cost: {
      kind: 'money',
      head: {
        en: 'Bonus cost',
        es: 'Coste de bonos',
        fr: 'Coût des bonus',
        pt: 'Custo de bônus',
        tr: 'Bonus maliyeti',
      },
    },
  },
  headlines: [
    { column: 'cost' },
    { column: 'granted' },
    { column: 'returned' },
    { column: 'rounds' },
    { column: 'cashback' },
  ],
  chart: {
    by: 'day',
    bars: ['granted', 'returned', 'rounds', 'cashback', 'others'],
    lines: ['cost'],
  },
  details: {
    report: 'bonus-entries',
    label: {
      en: 'Entries',
      es: 'Movimientos',
      fr: 'Écritures',
      pt: 'Lançamentos',
      tr: 'Kayıtlar',
    },
  },
  read: async ({ db }, period) =>
    everyDay(period, await bonusCosts(db, period), {
      granted: 0,
      returned: 0,
      rounds: 0,
      cashback: 0,
      others: 0,
      cost: 0,
    }),
});
