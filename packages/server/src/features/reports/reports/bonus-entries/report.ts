import type { Texts } from '@wl/world/languages';
import { defineReport, memberColumn, timeColumn } from '../../../../platform/report.ts';
import { bonusCostEntries, kinds } from '../../../ledger/index.ts';
import { nicknamesOf } from '../../../members/index.ts';

const causes: Readonly<Record<number, Texts>> = {
  [kinds.bonus_granted]: {
    en: 'Bonus granted',
    es: 'Bono concedido',
    fr: 'Bonus accordé',
    pt: 'Bônus concedido',
    tr: 'Verilen bonus',
  },
  [kinds.bonus_ended]: {
    en: 'Bonus ended',
    es: 'Bono finalizado',
    fr: 'Bonus terminé',
    pt: 'Bônus encerrado',
    tr: 'Sona eren bonus',
  },
  [kinds.round]: {
    en: 'Free round',
    es: 'Ronda gratis',
    fr: 'Manche gratuite',
    pt: 'Rodada grátis',
    tr: 'Ücretsiz tur',
  },
  [kinds.hustler_cashback]: {
    en: 'Hustler cashback',
    es: 'Cashback Hustler',
    fr: 'Cashback Hustler',
    pt: 'Cashback Hustler',
    tr: 'Hustler nakit iadesi',
  },
};
const other: Texts = { en: 'Other', es: 'Otros', fr: 'Autres', pt: 'Outros', tr: 'Diğer' };

export const report = defineReport({
  title: {
    en: 'Entries in the bonus cost account',
    es: 'Movimientos de la cuenta de coste de bonos',
    fr: 'Écritures du compte « Coût des bonus »',
    pt: 'Lançamentos da conta de custo de bônus',
    tr: 'Bonus maliyeti hesabının kayıtları',
  },
  summary: {
    en: 'Every ledger entry in the bonus cost account, newest first. Bonus money returned to the casino is shown as negative.',
    es: 'Movimientos contables de la cuenta de coste de bonos, de los más recientes a los más antiguos. El dinero de bono devuelto al casino aparece en negativo.',
    fr: 'Toutes les écritures du compte « Coût des bonus », de la plus récente à la plus ancienne. L’argent bonus repris par le casino apparaît en négatif.',
    pt: 'Todos os lançamentos da conta de custo de bônus, do mais recente ao mais antigo. O dinheiro de bônus que voltou ao cassino aparece com valor negativo.',
    tr: 'Bonus maliyeti hesabındaki tüm kayıtlar, yeniden eskiye sıralı. Casinoya geri dönen bonus parası eksi olarak gösterilir.',
  },
  permission: 'bonuses.view',
  maxDays: 7,
  columns: {
    at: timeColumn,
    member: memberColumn,
    cause: {
      kind: 'text',
      head: { en: 'Cause', es: 'Causa', fr: 'Motif', pt: 'Causa', tr: 'Neden' },
    },
    amount: {
      kind: 'money',
      head: { en: 'Amount', es: 'Importe', fr: 'Montant', pt: 'Valor', tr: 'Tutar' },
    },
  },
  read: async ({ db }, period) => {
    const found = await bonusCostEntries(db, period);
    const nicknames = await nicknamesOf(
      db,
      found.map(({ memberId }) => memberId),
    );
    return found.map(({ at, memberId, kind, amount }) => ({
      at: at.toISOString(),
      member: { id: memberId, text: nicknames.get(memberId) ?? memberId },
      cause: causes[kind] ?? other,
      amount,
    }));
  },
});
