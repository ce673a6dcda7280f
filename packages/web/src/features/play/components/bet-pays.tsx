import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMoney } from '../money.ts';
import { PayTable } from './pay-table.tsx';

/** Shows a table of bets, each with its odds and its RTP as a percentage. */
export function BetPays({
  title,
  rows,
}: {
  title: ReactNode;
  rows: readonly { id: string; name: string; pays: string; returned: number | undefined }[];
}) {
  const { percent } = useMoney();
  return (
    <PayTable columns={[title, <Trans>Pays</Trans>, <Trans>Return to player</Trans>]} isNamed>
      {rows.map(({ id, name, pays, returned }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td className="num">{pays}</td>
          <td>{returned === undefined ? '–' : percent(returned)}</td>
        </tr>
      ))}
    </PayTable>
  );
}
