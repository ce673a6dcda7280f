import { dayColumn, defineReport, everyDay } from '../../../../platform/report.ts';
import { amountSplits, methodFilter } from '../../payment-kinds.ts';
import { paymentsByDay } from './repository.ts';

export const report = defineReport({
  title: {
    en: 'Top-ups and cash-outs by day',
    es: 'Recargas y retiradas por día',
    fr: 'Dépôts et retraits par jour',
    pt: 'Depósitos e saques por dia',
    tr: 'Günlük para yatırma ve çekme işlemleri',
  },
  summary: {
    en: 'Credited top-ups, refunds, chargebacks and paid cash-outs, each on the day (UTC) when the provider confirmed it. Money that left the casino is shown as negative.',
    es: 'Recargas abonadas, reembolsos, contracargos y retiradas pagadas, según el día (UTC) en que los confirmó el proveedor. El dinero que salió del casino aparece en negativo.',
    fr: 'Dépôts crédités, remboursements, rétrofacturations et retraits payés, au jour (UTC) où le prestataire les a confirmés. L’argent sorti du casino apparaît en négatif.',
    pt: 'Depósitos creditados, reembolsos, chargebacks e saques pagos, no dia (UTC) em que o provedor os confirmou. O dinheiro que saiu do cassino aparece com valor negativo.',
    tr: 'Hesaba geçen para yatırma işlemleri, iadeler, ters ibrazlar ve ödenen para çekme işlemleri, sağlayıcının onayladığı günde (UTC) gösterilir. Casinodan çıkan para eksi olarak gösterilir.',
  },
  permission: 'ledger.view',
  columns: {
    day: dayColumn,
    top_ups: {
      kind: 'count',
      head: {
        en: 'Top-ups',
        es: 'Recargas',
        fr: 'Dépôts',
        pt: 'Depósitos',
        tr: 'Para yatırma',
      },
    },
    topped_up: {
      kind: 'money',
      head: {
        en: 'Topped up',
        es: 'Importe recargado',
        fr: 'Montant déposé',
        pt: 'Valor depositado',
        tr: 'Yatırılan tutar',
      },
    },
    refunded: {
      kind: 'money',
      head: {
        en: 'Refunds',
        es: 'Reembolsos',
        fr: 'Remboursements',
        pt: 'Reembolsos',
        tr: 'İadeler',
      },
    },
    charged_back: {
      kind: 'money',
      head: {
        en: 'Chargebacks',
        es: 'Contracargos',
        fr: 'Rétrofacturations',
        pt: 'Chargebacks',
        tr: 'Ters ibrazlar',
      },
    },
    cash_outs: {
      kind: 'count',
      head: { en: 'Cash-outs', es: 'Retiradas', fr: 'Retraits', pt: 'Saques', tr: 'Para çekme' },
    },
    cashed_out: {
      kind: 'money',
      head: {
        en: 'Cashed out',
        es: 'Importe retirado',
        fr: 'Montant retiré',
        pt: 'Valor sacado',
        tr: 'Çekilen tutar',
      },
    },
    net: {
      kind: 'money',
      head: { en: 'Net', es: 'Neto', fr: 'Net', pt: 'Líquido', tr: 'Net' },
    },
  },
  headlines: [
    { column: 'topped_up', good: 'more' },
    { column: 'cashed_out' },
    { column: 'refunded' },
    { column: 'charged_back', good: 'more' },
    { column: 'net', good: 'more' },
  ],
  chart: {
    by: 'day',
    bars: ['topped_up', 'cashed_out', 'refunded', 'charged_back'],
    lines: ['net'],
  },
  filters: methodFilter,
  splits: amountSplits,
  details: {
    report: 'payments',
    label: { en: 'Payments', es: 'Pagos', fr: 'Paiements', pt: 'Pagamentos', tr: 'Ödemeler' },
  },
  read: async ({ db }, period, { method }) =>
    everyDay(period, await paymentsByDay(db, period, method), {
      top_ups: 0,
      topped_up: 0,
      refunded: 0,
      charged_back: 0,
      cash_outs: 0,
      cashed_out: 0,
      net: 0,
    }),
});
