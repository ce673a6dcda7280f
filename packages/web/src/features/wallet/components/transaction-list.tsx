import { Trans, useLingui } from '@lingui/react/macro';
import type { Transaction } from '@wl/contract/wallet';
import { useFormats } from '../../../app/formats.ts';
import s from './wallet.module.css';

/** Top-ups and cash-outs, newest first, with their status as a word and a colour. */
export function TransactionList({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useLingui();
  const { money, dateTime } = useFormats();
  const kinds = { top_up: t`Top-up`, cash_out: t`Cash-out` };
  const statuses = { Completed: t`Completed`, Pending: t`Pending`, Cancelled: t`Cancelled` };
  if (transactions.length === 0) {
    return (
      <p className={s.empty}>
        <Trans>Nothing has moved yet. Your first top-up activates your passport.</Trans>
      </p>
    );
  }
  return (
    <ul className={s.transactions}>
      {transactions.map((one) => (
        <li key={one.id}>
          <span className={s.what}>
            <b>{kinds[one.kind]}</b>
            <span>
              {dateTime(one.created_at)}
              {one.method ? ` · ${one.method}` : ''}
            </span>
          </span>
          <span className={s.status} data-status={one.status}>
            {statuses[one.status]}
          </span>
          <span className={s.sum} data-status={one.status}>
            {one.status === 'Cancelled' ? '' : one.kind === 'cash_out' ? '−' : '+'}
            {money(one.amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}
