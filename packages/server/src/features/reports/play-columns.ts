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
      en: 'Gross gaming revenue',
      es: 'Ingresos brutos (GGR)',
      fr: 'Produit brut des jeux',
      pt: 'Receita bruta de jogos',
      tr: 'Brüt oyun geliri',
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
