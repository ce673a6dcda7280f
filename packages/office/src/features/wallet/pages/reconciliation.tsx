import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import {
  reconcileDay,
  reconciliation,
  type Difference,
  type ReconciledDay,
} from '@wl/contract/reconciliation';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { downloadCsv } from '../../../app/download.ts';
import { useFormats } from '../../../app/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { useFirstShown } from '../../../app/use-first-shown.ts';
import { useLiveMoney } from '../../../app/use-live.ts';
import { useDifferenceNames } from '../components/difference-names.ts';
import { DifferencePanel } from '../components/difference-panel.tsx';
import s from '../components/reconciliation.module.css';

const toneOf = (day: ReconciledDay) =>
  day.result === 'differs' && day.open === 0 ? 'settled' : day.result;

/** Shows a calendar in which each compared day has a stamp with its result. */
function Calendar(props: {
  days: readonly ReconciledDay[];
  chosen: string | undefined;
  choose: (day: string) => void;
}) {
  const { t } = useLingui();
  const { day, dayShort } = useFormats();
  const words = {
    agrees: t`matches`,
    differs: t`differs`,
    settled: t`resolved`,
    no_statement: t`no statement`,
  };
  return (
    <ul className={s.calendar}>
      {props.days.map((one) => (
        <li key={`${one.provider}${one.day}`}>
          <button
            type="button"
            data-result={toneOf(one)}
            aria-pressed={props.chosen === one.day}
            aria-label={`${day(one.day)}: ${words[toneOf(one)]}`}
            onClick={() => props.choose(one.day)}
          >
            {dayShort(one.day)}
            <Icon
              name={
                one.result === 'agrees' || toneOf(one) === 'settled'
                  ? 'check'
                  : one.result === 'differs'
                    ? 'warning'
                    : 'help'
              }
              size={16}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Shows the reconciliation figures for one day, and the button to reconcile that day again. */
function DayPanel({ one, allowed }: { one: ReconciledDay; allowed: boolean }) {
  const { money, day, time, number } = useFormats();
  const errorText = useErrorText();
  const again = useMutation({
    mutationFn: () => request(reconcileDay, { body: { day: one.day } }),
  });
  return (
    <section className={paper.panel}>
      <div className={paper.panelHead}>
        <h2>{day(one.day)}</h2>
        <span className={paper.sub}>
          <Plural value={one.comparisons} one="compared once" other="compared # times" />
        </span>
      </div>
      <dl className={paper.rows}>
        <div>
          <dt>
            <Trans>Statement lines</Trans>
          </dt>
          <dd>
            {number(one.theirs)} · {money(one.theirs_cents)}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Ledger lines</Trans>
          </dt>
          <dd>
            {number(one.ours)} · {money(one.ours_cents)}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Change in the clearing account</Trans>
          </dt>
          <dd>{money(one.clearing_cents)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Compared</Trans>
          </dt>
          <dd>{time(one.compared_at)}</dd>
        </div>
      </dl>
      {allowed && (
        <p className={paper.actions} style={{ marginTop: 12 }}>
          <button
            type="button"
            className={paper.plainButton}
            disabled={again.isPending}
            onClick={() => again.mutate()}
          >
            <Icon name="repeat" size={18} />
            <Trans>Compare again</Trans>
          </button>
          {again.isSuccess && (
            <span role="status" className={paper.sub}>
              <Trans>Request sent. The result will appear on this page.</Trans>
            </span>
          )}
        </p>
      )}
      {again.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(again.error)}
        </p>
      )}
    </section>
  );
}

/** Lists differences, latest first. Pressing the name opens the difference next to the list. */
function DifferenceTable(props: {
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
        <button
          type="button"
          className={s.pick}
          aria-current={one.id === props.chosen ? 'true' : undefined}
          onClick={() => props.choose(one.id)}
        >
          {names.kind[one.kind]}
        </button>
      ),
    },
    { id: 'type', head: t`Kind`, cell: (one) => names.type[one.type] },
    { id: 'member', head: t`Member`, cell: (one) => one.member?.nickname ?? '–' },
    { id: 'ours', head: t`Our ledger`, as: 'number', cell: (one) => amount(one.ours_cents) },
    { id: 'theirs', head: t`Statement`, as: 'number', cell: (one) => amount(one.theirs_cents) },
    {
      id: 'state',
      head: t`State`,
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

const isWaiting = ({ state }: Difference) => state === 'open' || state === 'correcting';

/** Compares the provider's statements with the ledger, day by day. */
export function Reconciliation() {
  const { t } = useLingui();
  const { clerk } = useRouteContext({ from: '/office' });
  const [chosenId, choose] = useState<string>();
  const [chosenDay, chooseDay] = useState<string>();
  useLiveMoney('reconciliation');
  const query = useQuery({
    queryKey: ['reconciliation'],
    queryFn: () => request(reconciliation, {}),
  });
  const waiting = (query.data?.data.differences ?? []).filter(isWaiting);
  const first = useFirstShown(
    '',
    waiting.map(({ id }) => id),
  );
  if (query.isPending)
    return (
      <div className={paper.page}>
        <Waiting />
      </div>
    );
  if (query.isError)
    return (
      <div className={paper.page}>
        <Failed error={query.error} again={() => void query.refetch()} />
      </div>
    );
  const { days, differences, open } = query.data.data;
  const settled = differences.filter((one) => !waiting.includes(one));
  const chosen = differences.find(({ id }) => id === (chosenId ?? first)) ?? waiting[0];
  const day = days.find((one) => one.day === chosenDay) ?? days[0];
  const save = () => {
    downloadCsv('reconciliation.csv', [
      [
        'day',
        'provider',
        'result',
        'compared_at',
        'theirs',
        'theirs_cents',
        'ours',
        'ours_cents',
        'clearing_cents',
        'open',
      ],
      ...days.map((one) => [
        one.day,
        one.provider,
        one.result,
        one.compared_at,
        one.theirs,
        one.theirs_cents,
        one.ours,
        one.ours_cents,
        one.clearing_cents,
        one.open,
      ]),
    ]);
  };
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Reconciliation</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>
              The provider’s daily statement (UTC), compared line by line with our ledger
            </Trans>
          </p>
        </div>
        <button type="button" className={paper.plainButton} onClick={save}>
          <Icon name="download" size={18} /> CSV
        </button>
      </header>
      <p className={paper.banner} data-tone={open > 0 ? 'bad' : 'ok'}>
        <Icon name={open > 0 ? 'warning' : 'check-circle'} size={24} />
        {open > 0 ? (
          <Plural
            value={open}
            one="# difference is waiting for a clerk."
            other="# differences are waiting for a clerk."
          />
        ) : days.length === 0 ? (
          t`No day has been compared yet. The first comparison runs after midnight UTC.`
        ) : (
          t`No days with unresolved differences`
        )}
      </p>
      <div className={paper.columns}>
        <div className={paper.form}>
          {days.length > 0 && (
            <section className={paper.panel}>
              <h2>
                <Trans>Days</Trans>
              </h2>
              <Calendar days={days} chosen={day?.day} choose={chooseDay} />
            </section>
          )}
          <section className={paper.panel}>
            <h2>
              <Trans>Waiting</Trans>
            </h2>
            {waiting.length === 0 ? (
              <Nothing>
                <Trans>No differences waiting.</Trans>
              </Nothing>
            ) : (
              <DifferenceTable
                label={t`Pending differences`}
                rows={waiting}
                chosen={chosen?.id}
                choose={choose}
              />
            )}
          </section>
          {settled.length > 0 && (
            <section className={paper.panel}>
              <h2>
                <Trans>Resolved recently</Trans>
              </h2>
              <DifferenceTable
                label={t`Resolved differences`}
                rows={settled}
                chosen={chosen?.id}
                choose={choose}
              />
            </section>
          )}
        </div>
        <div className={paper.form}>
          {chosen && <DifferencePanel key={chosen.id} one={chosen} clerk={clerk} />}
          {day && <DayPanel key={day.day} one={day} allowed={may(clerk, 'reconciliation.run')} />}
        </div>
      </div>
    </div>
  );
}
