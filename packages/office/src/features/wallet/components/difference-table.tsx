import { useLingui } from '@lingui/react/macro';
import type { Difference } from '@wl/contract/office/wallet-reconciliation';
import { RowButton } from '@wl/ui/controls/row-button';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { useDifferenceNames } from './difference-names.ts';
import s from './reconciliation.module.css';

/** Lists differences, latest first. Pressing a difference's name opens the difference next to the list. */
export function DifferenceTable(props: {
  label: string;
  rows: readonly Difference[];
  chosen: string | undefined;
  choose: (id: string) => void;
}) {
  const { t } = useLingui();
  const { money, day } = useFormats();
  const names = useDifferenceNames();
  const amount = (cents: number | null) => (cents === null ? '–' : money(cents));
  const columns: DataColumn<Difference>[] = [
    { id: 'day', head: t`Day`, cell: (one) => day(one.day) },
    {
      id: 'kind',
      head: t`Difference`,
      isPlain: true,
      cell: (one) => (
        <RowButton
          link
          className={s.pick}
          aria-current={one.id === props.chosen ? 'true' : undefined}
          onClick={() => props.choose(one.id)}
        >
          {names.kind[one.kind]}
        </RowButton>
      ),
    },
    { id: 'type', head: t`Type`, cell: (one) => names.type[one.type] },
    { id: 'member', head: t`Member`, cell: (one) => one.member?.nickname ?? '–' },
    { id: 'ours', head: t`Our ledger`, as: 'number', cell: (one) => amount(one.ours_cents) },
    { id: 'theirs', head: t`Statement`, as: 'number', cell: (one) => amount(one.theirs_cents) },
    {
      id: 'state',
      head: t`Status`,
      cell: (one) => (
        <span
          className={paper.badge}
          data-tone={one.state === 'open' ? 'bad' : one.state === 'correcting' ? 'warn' : 'ok'}
        >
          {names.state[one.state]}
        </span>
      ),
    },
  ];
  return (
    <OfficeTable
      label={props.label}
      rows={props.rows}
      columns={columns}
      rowId={({ id }) => id}
      chosen={props.chosen}
      lines
    />
  );
}
