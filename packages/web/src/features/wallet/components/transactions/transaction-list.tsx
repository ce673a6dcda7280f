import { useLingui } from '@lingui/react/macro';
import type { Transaction } from '@wl/contract/wallet-transactions';
import { Icon, type IconName } from '@wl/ui/icon';
import { useFormats } from '../../../../app/language/formats.ts';
import { useNames } from '../../use-names.ts';
import s from './transaction-list.module.css';

const icons: Record<Transaction['kind'], IconName> = { top_up: 'plus', cash_out: 'envelope' };

/** Lists top-ups and cash-outs, newest first. Each row opens the timeline of its transaction. */
export function TransactionList({
  transactions,
  onShow,
}: {
  transactions: readonly Transaction[];
  onShow: (transaction: Transaction) => void;
}) {
  const { t } = useLingui();
  const { money, dateTime } = useFormats();
  const names = useNames();
  return (
    <ul className={s.list} aria-label={t`Top-ups and cash-outs`}>
      {transactions.map((one) => {
        const sign = one.status === 'Cancelled' ? '' : one.kind === 'cash_out' ? '−' : '+';
        return (
          <li key={one.id}>
            <button
              type="button"
              className={s.row}
              aria-haspopup="dialog"
              onClick={() => onShow(one)}
            >
              <span className={s.icon} data-kind={one.kind}>
                <Icon name={icons[one.kind]} size={18} />
              </span>
              <span className={s.what}>
                <b>{names.kind[one.kind]}</b>
                <span>
                  {dateTime(one.created_at)}
                  {one.method ? ` · ${one.method}` : ''}
                </span>
              </span>
              <span className={s.status} data-status={one.status}>
                {names.status[one.status]}
              </span>
              <span className={s.sum} data-status={one.status} data-kind={one.kind}>
                {sign}
                {money(one.amount)}
              </span>
              <Icon name="caret-right" size={16} className={s.caret} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
