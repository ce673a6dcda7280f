import type { Column } from '../../platform/report.ts';

export const playColumns = {
  rounds: {
    kind: 'count',
    head: { en: 'Rounds', es: 'Rondas', fr: 'Manches', pt: 'Rodadas', tr: 'Turlar' },
  },
  staked: {
    kind: 'money',
    head: { en: 'Staked', es: 'Apostado', fr: 'Misé', pt: 'Apostado', tr: 'Bahis tutarı' },
  },
  paid: {
    kind: 'money',
    head: { en: 'Paid out', es: 'Pagado', fr: 'Versé', pt: 'Pago', tr: 'Ödenen tutar' },
  },
  revenue: {
    kind: 'money',
    head: {
      en: 'Gross revenue',
      es: 'Ingresos brutos',
      fr: 'Revenu brut',
      pt: 'Receita bruta',
      tr: 'Brüt gelir',
    },
  },
  expected: {
    kind: 'money',
    head: {
      en: 'Expected revenue',
      es: 'Ingresos esperados',
      fr: 'Revenu attendu',
      pt: 'Receita esperada',
      tr: 'Beklenen gelir',
    },
  },
  margin: {
    kind: 'percent',
    head: { en: 'Margin', es: 'Margen', fr: 'Marge', pt: 'Margem', tr: 'Marj' },
    quotient: ['revenue', 'staked'],
  },
} as const satisfies Record<string, Column>;
