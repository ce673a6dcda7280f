import { Trans, useLingui } from '@lingui/react/macro';
import type { OfficeTable as Table } from '@wl/contract/office/tables';
import { cityTexts } from '@wl/world/cities/index';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { useScheduleText } from '../schedule/use-schedule-text.ts';
import { usePhaseNames } from '../use-phase-names.ts';
import s from './table-list.module.css';

interface TableListProps {
  tables: readonly Table[];
  chosen: string | undefined;
  onChoose: (slug: string) => void;
}

/** Lists the tables with the phase, bets, stakes and exposure of their latest rounds. */
export function TableList({ tables, chosen, onChoose }: TableListProps) {
  const { t } = useLingui();
  return (
    <section className={paper.panel}>
      <OfficeTable
        label={t`Live tables`}
        rows={tables}
        rowId={(table) => table.slug}
        columns={useColumns()}
        chosen={chosen}
        choose={onChoose}
        empty={<Trans>There are no tables yet.</Trans>}
      />
      <p className={paper.sub}>
        <Trans>
          The exposure is the largest amount that one result of this round would pay to all members
          together.
        </Trans>
      </p>
    </section>
  );
}

function useColumns(): DataColumn<Table>[] {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const phases = usePhaseNames();
  const cityOf = (slug: string) =>
    (cityTexts(slug)?.name as Record<string, string> | undefined)?.[i18n.locale] ?? slug;
  const number = (value: number) => new Intl.NumberFormat(i18n.locale).format(value);
  return [
    { id: 'name', head: t`Table`, isRowHead: true, cell: ({ name }) => name },
    { id: 'city', head: t`City`, cell: ({ city }) => cityOf(city) },
    {
      id: 'state',
      head: t`Status`,
      cell: (table) => <Status table={table} />,
    },
    {
      id: 'round',
      head: t`Round`,
      cell: ({ round }) => (round ? `${number(round.number)} · ${phases[round.phase]}` : '–'),
    },
    {
      id: 'bets',
      head: t`Number of bets`,
      as: 'number',
      cell: ({ round }) => number(round?.bets ?? 0),
    },
    {
      id: 'members',
      head: t`Members`,
      as: 'number',
      cell: ({ round }) => number(round?.members ?? 0),
    },
    {
      id: 'stake',
      head: t`Total stake`,
      as: 'number',
      cell: ({ round }) => money(round?.stake_cents ?? 0),
    },
    {
      id: 'bonus',
      head: t`Bonus money staked`,
      as: 'number',
      cell: ({ round }) => money(round?.bonus_stake_cents ?? 0),
    },
    {
      id: 'exposure',
      head: t`Exposure`,
      as: 'number',
      cell: ({ round }) => money(round?.exposure_cents ?? 0),
    },
  ];
}

/** Shows whether a table is open. For a table with opening hours, also shows the reason and the next change. */
function Status({ table }: { table: Table }) {
  const textOf = useScheduleText();
  const isOpen = table.settings.state === 'open';
  const text = textOf(table);
  return (
    <span className={s.status}>
      <span className={paper.badge} data-tone={isOpen ? 'ok' : 'warn'}>
        {isOpen ? <Trans context="table">Open</Trans> : <Trans context="table">Closed</Trans>}
      </span>
      {text !== null && <small>{text}</small>}
    </span>
  );
}
