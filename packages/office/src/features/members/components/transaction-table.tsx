import { Trans, useLingui } from '@lingui/react/macro';
import type { Transaction } from '@wl/contract/wallet-transactions';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import s from './members.module.css';

function useKindNames() {
  const { t } = useLingui();
  return {
    kind: { top_up: t`Top-up`, cash_out: t`Cash-out` },
    status: { Completed: t`Completed`, Pending: t`Pending`, Cancelled: t`Cancelled` },
  };
}

/** Lists one member's top-ups and cash-outs, newest first. */
export function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useLingui();
  const { money, time } = useFormats();
  const names = useKindNames();
  if (transactions.length === 0) {
    return (
      <p className={s.sub}>
        <Trans>No top-ups or cash-outs yet.</Trans>
      </p>
    );
  }
  const columns: DataColumn<Transaction>[] = [
    { id: 'when', head: t`Date`, cell: (one) => time(one.created_at) },
    { id: 'what', head: t`Type`, cell: (one) => names.kind[one.kind] },
    { id: 'method', head: t`Method`, cell: (one) => one.method ?? '–' },
    { id: 'state', head: t`Status`, cell: (one) => names.status[one.status] },
    {
      id: 'amount',
      head: t`Amount`,
      as: 'number',
      cell: (one) => `${one.kind === 'cash_out' ? '−' : '+'}${money(one.amount)}`,
    },
  ];
  return (
    <OfficeTable
      label={t`Top-ups and cash-outs`}
      rows={transactions}
      columns={columns}
      rowId={({ id }) => id}
      lines
    />
  );
}
