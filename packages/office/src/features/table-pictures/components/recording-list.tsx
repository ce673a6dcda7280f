import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  recordingFilters,
  type RecordingFilter,
  type TableRecording,
} from '@wl/contract/office/table-pictures-recordings';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import { useState } from 'react';
import { QueuePages } from '../../../app/cases/queue-pages.tsx';
import { useFormats } from '../../../app/language/format.ts';
import { OfficeTable, type DataColumn } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { Failed } from '../../../app/states.tsx';
import { recordingsQuery, type RecordingsSearch } from '../recordings-api.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import { useMissingNames } from './use-missing-names.ts';
import s from './recording-list.module.css';

interface RecordingListProps {
  search: RecordingsSearch;
  /** True if the clerk may play recordings. */
  mayPlay: boolean;
  /** True if the clerk may keep recordings beyond the retention period. */
  mayHold: boolean;
  /** Called when the clerk chooses another filter or page. */
  onShow: (search: RecordingsSearch) => void;
}

/** Dialog that is open, and the recording to which it applies. */
interface Asked {
  what: 'play' | 'hold';
  recording: TableRecording;
}

/** Shows the filter and one page of the recordings. */
export function RecordingList({ search, mayPlay, mayHold, onShow }: RecordingListProps) {
  const { t } = useLingui();
  const query = useQuery({ ...recordingsQuery(search), placeholderData: keepPreviousData });
  const [asked, setAsked] = useState<Asked>();
  const columns = useColumns({ mayPlay, mayHold, ask: setAsked });
  const close = () => setAsked(undefined);
  const { page = 1 } = search;
  return (
    <div className={paper.panel}>
      <Filter search={search} onShow={onShow} />
      {query.isError && !query.data ? (
        <Failed error={query.error} again={() => void query.refetch()} />
      ) : (
        <OfficeTable
          label={t`Recordings`}
          rows={query.data?.data}
          rowId={({ id }) => id}
          columns={columns}
          lines
          tone={({ missing, fault }) => (missing || fault ? 'bad' : undefined)}
          empty={<Trans>No recordings. The rounds of dealt tables will appear here.</Trans>}
        />
      )}
      {query.data && query.data.meta.total > query.data.data.length && (
        <QueuePages
          page={page}
          meta={query.data.meta}
          choose={(next) => onShow({ ...search, page: next })}
        />
      )}
      {asked?.what === 'play' && <RecordingPlayer recording={asked.recording} close={close} />}
      {asked?.what === 'hold' && <HoldDialog recording={asked.recording} close={close} />}
    </div>
  );
}

/** Shows the list's filter, and the table or round to which the list is restricted. */
function Filter({ search, onShow }: Pick<RecordingListProps, 'search' | 'onShow'>) {
  const { t } = useLingui();
  const { table, round, show = 'all' } = search;
  const names: Readonly<Record<RecordingFilter, string>> = {
    all: t`All recordings`,
    problems: t`Recordings with a problem`,
    held: t`Kept recordings`,
  };
  return (
    <search className={s.filter}>
      <Select
        label={t`Show`}
        value={show}
        onChange={({ target }) => {
          const { page: _page, show: _show, ...rest } = search;
          const chosen = recordingFilters.find((one) => one === target.value);
          onShow({ ...rest, ...(chosen && chosen !== 'all' && { show: chosen }) });
        }}
      >
        {recordingFilters.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
      {table !== undefined && (
        <p>
          {round === undefined ? (
            <Trans>Only the table {table}</Trans>
          ) : (
            <Trans>
              Only round {round} of the table {table}
            </Trans>
          )}{' '}
          <Button
            variant="plain"
            size="small"
            onClick={() => onShow(show === 'all' ? {} : { show })}
          >
            <Trans>Show all tables</Trans>
          </Button>
        </p>
      )}
    </search>
  );
}

function useColumns({
  mayPlay,
  mayHold,
  ask,
}: Pick<RecordingListProps, 'mayPlay' | 'mayHold'> & {
  ask: (asked: Asked) => void;
}): DataColumn<TableRecording>[] {
  const { t, i18n } = useLingui();
  const { time } = useFormats();
  const number = (value: number) => new Intl.NumberFormat(i18n.locale).format(value);
  return [
    {
      id: 'round',
      head: t`Round`,
      isRowHead: true,
      cell: ({ table_name: name, round: roundNo, part }) => {
        const round = number(roundNo);
        return part === 1 ? t`${name}, round ${round}` : t`${name}, round ${round}, part ${part}`;
      },
    },
    { id: 'at', head: t`Time`, cell: ({ started_at, at }) => time(started_at ?? at) },
    { id: 'length', head: t`Length`, as: 'number', cell: (row) => <Length recording={row} /> },
    { id: 'size', head: t`Size`, as: 'number', cell: (row) => <Size recording={row} /> },
    { id: 'state', head: t`Status`, cell: (row) => <State recording={row} /> },
    { id: 'kept', head: t`Kept until`, cell: (row) => <Kept recording={row} /> },
    {
      id: 'tasks',
      head: t`Tasks`,
      isPlain: true,
      cell: (row) => <Tasks recording={row} {...{ mayPlay, mayHold, ask }} />,
    },
  ];
}

interface OfRecording {
  recording: TableRecording;
}

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const MEGABYTE = 1_000_000;

function Length({ recording: { started_at: from, ended_at: to } }: OfRecording) {
  if (from === null || to === null) return '–';
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / SECOND_MS);
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
}

function Size({ recording: { bytes } }: OfRecording) {
  const { i18n } = useLingui();
  if (bytes === null) return '–';
  return new Intl.NumberFormat(i18n.locale, {
    ...{ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
  }).format(bytes / MEGABYTE);
}

/** Shows whether there is a recording, and the faults that the verification has found. */
function State({ recording: { state, missing, is_whole, fault } }: OfRecording) {
  const names = useMissingNames();
  if (missing !== null)
    return (
      <span className={paper.badge} data-tone="bad">
        <Trans>Not recorded: {names[missing]}</Trans>
      </span>
    );
  if (state === 'deleted') return <Trans>Deleted</Trans>;
  if (fault !== null)
    return (
      <span className={paper.badge} data-tone="bad">
        {fault === 'changed' ? <Trans>File was changed</Trans> : <Trans>File is gone</Trans>}
      </span>
    );
  if (is_whole === false)
    return (
      <span className={paper.badge} data-tone="warn">
        <Trans>Incomplete</Trans>
      </span>
    );
  return <Trans>Recorded</Trans>;
}

function Kept({ recording: { deletes_at, hold, has_open_case } }: OfRecording) {
  const { time } = useFormats();
  if (hold)
    return (
      <>
        <Trans>Kept by {hold.by}</Trans> <small>{hold.reason}</small>
      </>
    );
  if (has_open_case) return <Trans>Kept until the correction or void is finished</Trans>;
  return deletes_at === null ? '–' : time(deletes_at);
}

function Tasks({
  recording,
  mayPlay,
  mayHold,
  ask,
}: OfRecording & Parameters<typeof useColumns>[0]) {
  const { t } = useLingui();
  const { state, hold, round, table_name: name } = recording;
  if (state !== 'stored' || (!mayPlay && !mayHold)) return '–';
  return (
    <span className={s.tasks}>
      {mayPlay && (
        <Button
          variant="plain"
          size="small"
          aria-label={t`Play recording of ${name}, round ${round}`}
          onClick={() => ask({ what: 'play', recording })}
        >
          <Trans context="video">Play</Trans>
        </Button>
      )}
      {mayHold && (
        <Button
          variant="plain"
          size="small"
          aria-label={
            hold
              ? t`Stop keeping the recordings of ${name}, round ${round}`
              : t`Keep the recordings of ${name}, round ${round}`
          }
          onClick={() => ask({ what: 'hold', recording })}
        >
          {hold ? <Trans>Stop keeping</Trans> : <Trans>Keep</Trans>}
        </Button>
      )}
    </span>
  );
}
