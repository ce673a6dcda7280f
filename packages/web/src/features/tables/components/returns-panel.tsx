import { Trans } from '@lingui/react/macro';
import type { TableLimits } from '@wl/contract/tables-limits';
import type { ReactNode } from 'react';
import { useMoney } from '../../play/index.ts';
import { FoldCard } from './fold-card.tsx';
import s from './returns-panel.module.css';

export interface ReturnsRow {
  /** Id of a spot of this kind. */
  id: string;
  name: string;
  /** Odds, such as `11:1`. */
  pays: string;
  /** Return to player, in percent. */
  returned: number;
}

/**
 * Lists the kinds of bet at a table with their maximum stakes, payouts and returns to player. `children` is the text
 * below the list.
 */
export function ReturnsPanel({
  limits,
  rows,
  children,
}: {
  limits: TableLimits;
  rows: readonly ReturnsRow[];
  children: ReactNode;
}) {
  const { percent, short } = useMoney();
  return (
    <FoldCard title={<Trans>Payouts and returns</Trans>}>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Bet</Trans>
            </th>
            <th scope="col">
              <Trans>Pays</Trans>
            </th>
            <th scope="col">
              <Trans>Return</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, pays, returned }) => {
            const most = short(limits.max_by_spot[id] ?? limits.max_spot_cents);
            return (
              <tr key={id}>
                <th scope="row">
                  {name}{' '}
                  <small>
                    <Trans>up to {most}</Trans>
                  </small>
                </th>
                <td className="num">{pays}</td>
                <td className="num">{percent(returned)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{children}</p>
    </FoldCard>
  );
}
