import { Trans, useLingui } from '@lingui/react/macro';
import { rightCell, Table } from '@wl/ui/table';
import { useFormats } from '../../../app/format.ts';
import s from './members.module.css';

interface RoundLine {
  id: string;
  game: string;
  stake_cents: number;
  payout_cents: number;
  created_at: string;
}

export function RoundTable({ rounds }: { rounds: readonly RoundLine[] }) {
  const { t } = useLingui();
  const { money, time } = useFormats();
  if (rounds.length === 0) {
    return (
      <p className={s.sub}>
        <Trans>No round played yet.</Trans>
      </p>
    );
  }
  return (
    <Table label={t`Last rounds`} lines>
      <thead>
        <tr>
          <th>
            <Trans>When</Trans>
          </th>
          <th>
            <Trans>Game</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Stake</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Payout</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <tr key={round.id}>
            <td>{time(round.created_at)}</td>
            <td>{round.game}</td>
            <td className={rightCell}>{money(round.stake_cents)}</td>
            <td className={rightCell}>{money(round.payout_cents)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
