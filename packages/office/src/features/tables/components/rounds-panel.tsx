import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OfficeTable as Table } from '@wl/contract/office/tables';
import type { OfficeTableRound, TableVoid } from '@wl/contract/office/tables-rounds';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { RecordingLink } from '../../table-pictures/index.ts';
import { roundsQuery } from '../api.ts';
import { resultText } from '@wl/ui/features/tables/result-text';
import { usePhaseNames } from '../use-phase-names.ts';
import { AskVoidDialog, DecideVoidDialog } from './void-dialogs.tsx';

interface RoundsPanelProps {
  table: Table;
  /** True if the clerk may request and confirm voids. */
  mayVoid: boolean;
  /** True if the clerk may see the recordings of dealt rounds. */
  seesRecordings: boolean;
}

/** Action whose dialog is open, and the round to which it applies. */
type Asked = { round: OfficeTableRound } & (
  | { what: 'ask' }
  | { what: 'confirm' | 'decline'; request: TableVoid }
);

const ROWS_PER_PAGE = 10;

/**
 * Lists the latest rounds of a table with their results, stakes and payouts. A clerk can request that a round be
 * voided, and a second clerk confirms or declines the request.
 */
export function RoundsPanel({ table, mayVoid, seesRecordings }: RoundsPanelProps) {
  const { slug, name } = table;
  const { t } = useLingui();
  const query = useQuery(roundsQuery(slug));
  const [asked, setAsked] = useState<Asked>();
  const columns = useColumns(
    mayVoid ? setAsked : undefined,
    seesRecordings && table.dealt ? slug : undefined,
  );
  const close = () => setAsked(undefined);
  return (
    <section className={paper.panel} aria-labelledby="rounds">
      <h2 id="rounds">
        <Trans>Latest rounds at {name}</Trans>
      </h2>
      {query.isPending && <Waiting lines={3} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && (
        <OfficeTable
          label={t`Latest rounds`}
          rows={query.data.data.rounds}
          rowId={({ number }) => String(number)}
          columns={columns}
          pageSize={ROWS_PER_PAGE}
          empty={<Trans>Rounds will appear here once the table is open.</Trans>}
        />
      )}
      {asked?.what === 'ask' && <AskVoidDialog slug={slug} round={asked.round} close={close} />}
      {asked && asked.what !== 'ask' && (
        <DecideVoidDialog
          {...{ slug, close, round: asked.round, request: asked.request }}
          isConfirmation={asked.what === 'confirm'}
        />
      )}
    </section>
  );
}

/**
 * @param ask opens a dialog for a void request; undefined if the clerk is not allowed to void rounds
 * @param recorded slug of the table; undefined if the table is not dealt or the clerk may not see recordings
 */
function useColumns(
  ask: ((asked: Asked) => void) | undefined,
  recorded: string | undefined,
): DataColumn<OfficeTableRound>[] {
  const { t, i18n } = useLingui();
  const { money, time } = useFormats();
  const phases = usePhaseNames();
  const number = (value: number) => new Intl.NumberFormat(i18n.locale).format(value);
  return [
    { id: 'number', head: t`Round`, isRowHead: true, cell: (round) => number(round.number) },
    { id: 'opened', head: t`Opened`, cell: ({ opens_at: at }) => time(at) },
    { id: 'result', head: t`Result`, cell: (round) => resultText(round) || '–' },
    { id: 'phase', head: t`Status`, cell: ({ phase }) => phases[phase] },
    { id: 'bets', head: t`Number of bets`, as: 'number', cell: ({ bets }) => number(bets) },
    { id: 'stake', head: t`Total stake`, as: 'number', cell: (round) => money(round.stake_cents) },
    {
      id: 'payout',
      head: t({ message: 'Payouts', context: 'table' }),
      as: 'number',
      cell: (round) => money(round.payout_cents),
    },
    {
      id: 'void',
      head: t`Void`,
      isPlain: true,
      cell: (round) => <VoidCell round={round} ask={ask} />,
    },
    ...(recorded === undefined
      ? []
      : [
          {
            id: 'recording',
            head: t`Recording`,
            isPlain: true as const,
            cell: ({ number: round }: OfficeTableRound) => (
              <RecordingLink table={recorded} round={round} />
            ),
          },
        ]),
  ];
}

interface VoidCellProps {
  round: OfficeTableRound;
  /** Opens a dialog; undefined if the clerk is not allowed to void rounds. */
  ask: ((asked: Asked) => void) | undefined;
}

/**
 * Shows the state of the request to void the round, with buttons to confirm or decline it. Without a request, shows a
 * button to request a void.
 */
function VoidCell({ round, ask }: VoidCellProps) {
  const { t } = useLingui();
  const { number, phase, void: request } = round;
  if (request?.outcome === 'confirmed')
    return request.finished_at === null ? (
      <Trans>All bets are being voided</Trans>
    ) : (
      <Trans>All bets voided</Trans>
    );
  if (request?.outcome === null)
    return (
      <>
        <Trans>Requested by {request.asked_by}</Trans>{' '}
        {ask && !request.mine && (
          <Button
            variant="plain"
            size="small"
            aria-label={t`Confirm void for round ${number}`}
            onClick={() => ask({ what: 'confirm', round, request })}
          >
            <Trans>Confirm void</Trans>
          </Button>
        )}{' '}
        {ask && (
          <Button
            variant="plainDanger"
            size="small"
            aria-label={
              request.mine
                ? t`Withdraw request to void round ${number}`
                : t`Decline request to void round ${number}`
            }
            onClick={() => ask({ what: 'decline', round, request })}
          >
            {request.mine ? <Trans>Withdraw request</Trans> : <Trans>Decline request</Trans>}
          </Button>
        )}
      </>
    );
  if (!ask || phase === 'void') return '–';
  return (
    <Button
      variant="plainDanger"
      size="small"
      aria-label={t`Void round ${number}`}
      onClick={() => ask({ what: 'ask', round })}
    >
      <Trans>Void round</Trans>
    </Button>
  );
}
