import { Trans, useLingui } from '@lingui/react/macro';
import type { RoundLine } from '@wl/contract/play';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import s from './members.module.css';

/** Lists a member's latest rounds, newest first. */
export function RoundTable({ rounds }: { rounds: readonly RoundLine[] }) {
  const { t } = useLingui();
  const { money, time } = useFormats();
  if (rounds.length === 0) {
    return (
      <p className={s.sub}>
        <Trans>No rounds played yet.</Trans>
      </p>
    );
  }
  const columns: DataColumn<RoundLine>[] = [
    { id: 'when', head: t`Date`, cell: (round) => time(round.created_at) },
    { id: 'game', head: t`Game`, cell: (round) => round.game },
    { id: 'stake', head: t`Stake`, as: 'number', cell: (round) => money(round.stake_cents) },
    {
      id: 'payout',
      head: t`Payout`,
      as: 'number',
      cell: (round) =>
        round.voided ? (
          <span className={paper.badge} data-tone="warn">
            <Trans>Voided</Trans>
          </span>
        ) : (
          money(round.payout_cents)
        ),
    },
  ];
  return (
    <OfficeTable
      label={t`Recent rounds`}
      rows={rounds}
      columns={columns}
      rowId={({ id }) => id}
      lines
    />
  );
}
