import { methodKinds } from '@wl/contract/wallet';
import type { Language, Texts } from '@wl/world/languages';
import type { Filter, Split } from '../../platform/report.ts';
import type { MethodKind } from './payments.ts';
import { topUpsByPart } from './reports/top-ups-and-cash-outs/repository.ts';

const names: Readonly<Record<MethodKind, Texts>> = {
  card: { en: 'Card', es: 'Tarjeta', fr: 'Carte', pt: 'Cartão', tr: 'Kart' },
  e_wallet: {
    en: 'E-wallet',
    es: 'Monedero electrónico',
    fr: 'Portefeuille électronique',
    pt: 'Carteira digital',
    tr: 'E-cüzdan',
  },
  bank_transfer: {
    en: 'Bank transfer',
    es: 'Transferencia bancaria',
    fr: 'Virement bancaire',
    pt: 'Transferência bancária',
    tr: 'Banka havalesi',
  },
};
export const methodHead: Texts = {
  en: 'Payment method',
  es: 'Método de pago',
  fr: 'Moyen de paiement',
  pt: 'Meio de pagamento',
  tr: 'Ödeme yöntemi',
};
export const providerHead: Texts = {
  en: 'Provider',
  es: 'Proveedor',
  fr: 'Prestataire',
  pt: 'Provedor',
  tr: 'Sağlayıcı',
};

/** Returns the name of a kind of payment method in every language, or the kind itself if it has no name. */
export const methodTexts = (kind: string): Texts | string =>
  Object.hasOwn(names, kind) ? names[kind as MethodKind] : kind;

function methodName(kind: string, language: Language): string {
  const texts = methodTexts(kind);
  return typeof texts === 'string' ? texts : texts[language];
}

export const methodFilter = {
  method: {
    head: methodHead,
    options: (language) => methodKinds.map((id) => ({ id, text: methodName(id, language) })),
  },
} as const satisfies Record<string, Filter>;

/** Breakdowns of the topped-up amount for reports: by kind of payment method or by provider. */
export const amountSplits = {
  method: {
    head: methodHead,
    column: 'topped_up',
    nameOf: methodName,
    read: ({ db }, period, { method }) => topUpsByPart(db, period, 'kind', method),
  },
  provider: {
    head: providerHead,
    column: 'topped_up',
    nameOf: (provider) => provider,
    read: ({ db }, period, { method }) => topUpsByPart(db, period, 'provider', method),
  },
} as const satisfies Record<string, Split>;
