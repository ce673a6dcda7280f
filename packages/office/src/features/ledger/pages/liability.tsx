import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { liability, type LiabilityDay, type LiabilityFigures } from '@wl/contract/ledger';
import { Chart } from '@wl/ui/chart';
import { Icon } from '@wl/ui/icon';
import { rightCell, Table } from '@wl/ui/table';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { downloadCsv } from '../../../app/download.ts';
import { useFormats } from '../../../app/format.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { useLiveMoney } from '../../../app/use-live.ts';

const spans = [30, 90, 400] as const;

function saveCsv(days: readonly LiabilityDay[]): void {
  downloadCsv('liability.csv', [
    [
      'day',
      'taken_at',
      'cash',
      'bonus',
      'in_play',
      'outgoing',
      'owed',
      'coins',
      'members',
      'play',
      'bonus_cost',
      'fees',
      'corrections',
      'clearing',
      'provider',
    ],
    ...days.map(({ day, taken_at, figures, provider }) => [
      day,
      taken_at,
      figures.cash,
      figures.bonus,
      figures.in_play,
      figures.outgoing,
      figures.owed,
      figures.coins,
      figures.members,
      figures.house.play,
      figures.house.bonus_cost,
      figures.house.fees,
      figures.house.corrections,
      figures.clearing,
      provider ?? '',
    ]),
  ]);
}

/** What is owed, part by part, and the second count beside it. */
function Owed({ now, entries }: { now: LiabilityFigures; entries: LiabilityFigures }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const rows: [string, number, number][] = [
    [t`Cash`, now.cash, entries.cash],
    [t`Bonus`, now.bonus, entries.bonus],
    [t`In play`, now.in_play, entries.in_play],
    [t`On its way out`, now.outgoing, entries.outgoing],
    [t`Owed to members`, now.owed, entries.owed],
  ];
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>Counted twice</Trans>
      </h2>
      <Table label={t`Liability counted twice`} lines>
        <thead>
          <tr>
            <th>
              <Trans>Part</Trans>
            </th>
            <th className={rightCell}>
              <Trans>By balances</Trans>
            </th>
            <th className={rightCell}>
              <Trans>By entries</Trans>
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, balance, entry]) => (
            <tr key={name} data-tone={balance === entry ? undefined : 'bad'}>
              <td>
                <b>{name}</b>
              </td>
              <td className={rightCell}>{money(balance)}</td>
              <td className={rightCell}>{money(entry)}</td>
              <td className={rightCell}>
                <Icon name={balance === entry ? 'check-circle' : 'warning'} size={18} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** What stands against it: the house's accounts, and what the providers hold. */
function Against({ now, provider }: { now: LiabilityFigures; provider: number | null }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const rows: [string, number][] = [
    [t`Owed to members`, now.owed],
    [t`Left with the house by play`, now.house.play],
    [t`Given as bonus`, now.house.bonus_cost],
    [t`Fees`, now.house.fees],
    [t`Corrections`, now.house.corrections],
  ];
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>What stands against it</Trans>
      </h2>
      <dl className={paper.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(value)}</dd>
          </div>
        ))}
        <div data-tone="sum">
          <dt>
            <Trans>At the providers, by our books</Trans>
          </dt>
          <dd>{money(now.clearing)}</dd>
        </div>
        <div>
          <dt>
            <Trans>By their statements, up to the last compared day</Trans>
          </dt>
          <dd>{provider === null ? '–' : money(provider)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Day by day, as figures. */
function DayTable({ days }: { days: readonly LiabilityDay[] }) {
  const { t } = useLingui();
  const { money, day, number } = useFormats();
  return (
    <Table label={t`Liability day by day`} lines tall>
      <thead>
        <tr>
          <th>
            <Trans>Day</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Owed</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Cash</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Bonus</Trans>
          </th>
          <th className={rightCell}>
            <Trans>In play</Trans>
          </th>
          <th className={rightCell}>
            <Trans>On its way out</Trans>
          </th>
          <th className={rightCell}>
            <Trans>By our books</Trans>
          </th>
          <th className={rightCell}>
            <Trans>By statements</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Members</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day: date, figures, provider }) => (
          <tr key={date}>
            <td>{day(date)}</td>
            <td className={rightCell}>
              <b>{money(figures.owed)}</b>
            </td>
            <td className={rightCell}>{money(figures.cash)}</td>
            <td className={rightCell}>{money(figures.bonus)}</td>
            <td className={rightCell}>{money(figures.in_play)}</td>
            <td className={rightCell}>{money(figures.outgoing)}</td>
            <td className={rightCell}>{money(figures.clearing)}</td>
            <td className={rightCell}>{provider === null ? '–' : money(provider)}</td>
            <td className={rightCell}>{number(figures.members)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Course({ days }: { days: readonly LiabilityDay[] }) {
  const { t } = useLingui();
  const { money, moneyShort, dayShort } = useFormats();
  const [span, setSpan] = useState<(typeof spans)[number]>(90);
  const shown = days.slice(-span);
  const values = (read: (day: LiabilityDay) => number | null) => shown.map(read);
  const last = shown.at(-1);
  const lastOwed = money(last?.figures.owed ?? 0);
  return (
    <section className={paper.panel}>
      <div className={paper.panelHead}>
        <h2>
          <Trans>Day by day</Trans>
        </h2>
        <div className={paper.actions} role="group" aria-label={t`How far back`}>
          {spans.map((one) => (
            <button
              key={one}
              type="button"
              className={paper.plainButton}
              aria-pressed={span === one}
              onClick={() => setSpan(one)}
            >
              {one === 400 ? <Trans>Everything</Trans> : <Trans>{one} days</Trans>}
            </button>
          ))}
          <button type="button" className={paper.plainButton} onClick={() => saveCsv(days)}>
            <Icon name="download" size={18} /> CSV
          </button>
        </div>
      </div>
      {shown.length === 0 ? (
        <Nothing>
          <Trans>The first day is kept after midnight UTC.</Trans>
        </Nothing>
      ) : (
        <>
          <Chart
            label={t`Owed to members over ${shown.length} days, last ${lastOwed}`}
            labels={shown.map(({ day }) => dayShort(day))}
            format={money}
            formatAxis={moneyShort}
            series={[
              {
                name: t`Cash`,
                color: '#23346e',
                as: 'area',
                values: values(({ figures }) => figures.cash),
              },
              {
                name: t`Bonus`,
                color: '#b3263c',
                as: 'area',
                values: values(({ figures }) => figures.bonus),
              },
              {
                name: t`In play`,
                color: '#12817a',
                as: 'area',
                values: values(({ figures }) => figures.in_play),
              },
              {
                name: t`On its way out`,
                color: '#b07c26',
                as: 'area',
                values: values(({ figures }) => figures.outgoing),
              },
              {
                name: t`At the providers`,
                color: '#0a1026',
                as: 'line',
                values: values(({ provider }) => provider),
              },
            ]}
          />
          <DayTable days={shown} />
        </>
      )}
    </section>
  );
}

/** What the house owes its members, and what stands against it. */
export function Liability() {
  const { t } = useLingui();
  const { money, number, time } = useFormats();
  useLiveMoney('liability');
  const query = useQuery({
    queryKey: ['liability'],
    queryFn: () => request(liability, {}),
    refetchInterval: 60_000,
  });
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
  const { now, from_entries: entries, provider, days, at } = query.data.data;
  const agree = JSON.stringify(now) === JSON.stringify(entries);
  const figures: [string, string][] = [
    [t`Owed to members`, money(now.owed)],
    [t`Cash`, money(now.cash)],
    [t`Bonus`, money(now.bonus)],
    [t`In play`, money(now.in_play)],
    [t`On its way out`, money(now.outgoing)],
    [t`Members`, number(now.members)],
  ];
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Liability</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>What we owe our members, as of {time(at)}</Trans>
          </p>
        </div>
        <span className={paper.badge} data-tone={agree ? 'ok' : 'bad'}>
          <Icon name={agree ? 'check-circle' : 'warning'} size={16} />
          {agree ? <Trans>Both counts agree</Trans> : <Trans>The two counts differ</Trans>}
        </span>
      </header>
      <dl className={paper.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Course days={days} />
      <div className={paper.columns}>
        <Owed now={now} entries={entries} />
        <Against now={now} provider={provider} />
      </div>
    </div>
  );
}
