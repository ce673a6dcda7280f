import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMoney } from '../money.ts';
import s from './pays.module.css';

/** Table of bets with their odds, and their RTP as a percentage. */
export function BetPays({
  title,
  rows,
}: {
  title: ReactNode;
  rows: readonly { id: string; name: string; pays: string; returned: number | undefined }[];
}) {
  const { percent } = useMoney();
  return (
    <div className={s.scroll} tabIndex={0} role="group">
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">
              <Trans>Pays</Trans>
            </th>
            <th scope="col">
              <Trans>Return to player</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, pays, returned }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="num">{pays}</td>
              <td>{returned === undefined ? '–' : percent(returned)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
