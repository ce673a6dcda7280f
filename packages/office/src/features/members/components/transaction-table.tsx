import { Trans, useLingui } from '@lingui/react/macro';
import type { Transaction } from '@wl/contract/wallet';
import { rightCell, Table } from '@wl/ui/table';
import { useFormats } from '../../../app/format.ts';
import s from './members.module.css';

function useKindNames() {
  const { t } = useLingui();
  return {
    kind: { top_up: t`Top-up`, cash_out: t`Cash-out` },
    status: { Completed: t`Completed`, Pending: t`Pending`, Cancelled: t`Cancelled` },
  };
}

/** Top-ups and cash-outs of one member, newest first. */
export function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useLingui();
  const { money, time } = useFormats();
  const names = useKindNames();
  if (transactions.length === 0) {
    return (
      <p className={s.sub}>
        <Trans>No top-up or cash-out yet.</Trans>
      </p>
    );
  }
  return (
    <Table label={t`Top-ups and cash-outs`} lines>
      <thead>
        <tr>
          <th>
            <Trans>When</Trans>
          </th>
          <th>
            <Trans>What</Trans>
          </th>
          <th>
            <Trans>Method</Trans>
          </th>
          <th>
            <Trans>State</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((one) => (
          <tr key={one.id}>
            <td>{time(one.created_at)}</td>
            <td>{names.kind[one.kind]}</td>
            <td>{one.method ?? '–'}</td>
            <td>{names.status[one.status]}</td>
            <td className={rightCell}>
              {one.kind === 'cash_out' ? '−' : '+'}
              {money(one.amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
