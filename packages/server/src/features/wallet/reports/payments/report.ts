import type { Texts } from '@wl/world/languages';
import { defineReport, memberColumn, timeColumn } from '../../../../platform/report.ts';
import { nicknamesOf } from '../../../members/index.ts';
import { methodFilter, methodHead, methodTexts, providerHead } from '../../payment-kinds.ts';
import { singlePayments, type SinglePayment } from '../top-ups-and-cash-outs/repository.ts';

const whats: Readonly<Record<SinglePayment['what'], Texts>> = {
  top_up: { en: 'Top-up', es: 'Recarga', fr: 'Dépôt', pt: 'Depósito', tr: 'Para yatırma' },
  payment_refunded: {
    en: 'Refund',
    es: 'Reembolso',
    fr: 'Remboursement',
    pt: 'Reembolso',
    tr: 'İade',
  },
  payment_charged_back: {
    en: 'Chargeback',
    es: 'Contracargo',
    fr: 'Rétrofacturation',
    pt: 'Chargeback',
    tr: 'Ters ibraz',
  },
  cash_out: { en: 'Cash-out', es: 'Retirada', fr: 'Retrait', pt: 'Saque', tr: 'Para çekme' },
};

export const report = defineReport({
  title: {
    en: 'Individual payments',
    es: 'Pagos individuales',
    fr: 'Détail des paiements',
    pt: 'Pagamentos individuais',
    tr: 'Ödeme dökümü',
  },
  summary: {
    en: 'Every credited top-up, refund, chargeback and paid cash-out, newest first. Money that left the casino is shown as negative.',
    es: 'Recargas abonadas, reembolsos, contracargos y retiradas pagadas, de los más recientes a los más antiguos. El dinero que salió del casino aparece en negativo.',
    fr: 'Dépôts crédités, remboursements, rétrofacturations et retraits payés, du plus récent au plus ancien. L’argent sorti du casino apparaît en négatif.',
    pt: 'Todos os depósitos creditados, reembolsos, chargebacks e saques pagos, do mais recente ao mais antigo. O dinheiro que saiu do cassino aparece com valor negativo.',
    tr: 'Hesaba geçen tüm para yatırma işlemleri, iadeler, ters ibrazlar ve ödenen para çekme işlemleri; yeniden eskiye sıralı. Casinodan çıkan para eksi olarak gösterilir.',
  },
  permission: 'ledger.view',
  maxDays: 31,
  columns: {
    at: timeColumn,
    member: memberColumn,
    what: {
      kind: 'text',
      head: { en: 'Payment', es: 'Pago', fr: 'Paiement', pt: 'Pagamento', tr: 'Ödeme' },
    },
    method: { kind: 'text', head: methodHead },
    provider: { kind: 'text', head: providerHead },
    amount: {
      kind: 'money',
      head: { en: 'Amount', es: 'Importe', fr: 'Montant', pt: 'Valor', tr: 'Tutar' },
    },
  },
  filters: methodFilter,
  read: async ({ db }, period, { method }) => {
    const found = await singlePayments(db, period, method);
    const nicknames = await nicknamesOf(
      db,
      found.map(({ member_id }) => member_id),
    );
    return found.map(({ at, member_id, what, kind, provider, amount }) => ({
      at: at.toISOString(),
      member: { id: member_id, text: nicknames.get(member_id) ?? member_id },
      what: whats[what],
      method: methodTexts(kind),
      provider,
      amount,
    }));
  },
});
