import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { liability, type LiabilityFigures } from '@wl/contract/office/ledger';
import { Icon } from '@wl/ui/icon';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useLiveMoney } from '../../../app/realtime/use-live.ts';
import { Verdict } from '../../../app/cases/verdict.tsx';
import { Course } from '../components/liability-course.tsx';

type Part = readonly [name: string, byBalances: number, byEntries: number];

/**
 * Shows a breakdown of the money owed to members. The server computes each amount both from balances and from ledger
 * entries, and the last column shows whether the two results agree.
 */
function Owed({ now, entries }: { now: LiabilityFigures; entries: LiabilityFigures }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const rows: Part[] = [
    [t`Cash`, now.cash, entries.cash],
    [t`Bonus`, now.bonus, entries.bonus],
    [t`In play`, now.in_play, entries.in_play],
    [t`Reserved for cash-outs`, now.outgoing, entries.outgoing],
    [t`Owed to members`, now.owed, entries.owed],
  ];
  const columns: DataColumn<Part>[] = [
    { id: 'part', head: t`Component`, isPlain: true, cell: ([name]) => <b>{name}</b> },
    {
      id: 'balances',
      head: t`Calculated from balances`,
      as: 'number',
      cell: ([, balance]) => money(balance),
    },
    {
      id: 'entries',
      head: t`Calculated from entries`,
      as: 'number',
      cell: ([, , entry]) => money(entry),
    },
    {
      id: 'verdict',
      head: t`Verdict`,
      isHeadHidden: true,
      as: 'number',
      cell: ([, balance, entry]) => <Verdict passed={balance === entry} />,
    },
  ];
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>Calculated in two ways</Trans>
      </h2>
      <OfficeTable
        label={t`Liability calculated in two ways`}
        rows={rows}
        columns={columns}
        rowId={([name]) => name}
        tone={([, balance, entry]) => (balance === entry ? undefined : 'bad')}
        lines
      />
    </section>
  );
}

/** Compares the money owed to members with the house accounts and the balances at the payment providers. */
function Against({ now, provider }: { now: LiabilityFigures; provider: number | null }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const rows: [string, number][] = [
    [t`Owed to members`, now.owed],
    [t`Members’ net losses`, now.house.play],
    [t`Bonus granted`, now.house.bonus_cost],
    [t`Fees`, now.house.fees],
    [t`Corrections`, now.house.corrections],
  ];
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>Funds covering liabilities</Trans>
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
            <Trans>Held by providers, according to our ledger</Trans>
          </dt>
          <dd>{money(now.clearing)}</dd>
        </div>
        <div>
          <dt>
            <Trans>From the providers’ statements, up to the last compared day</Trans>
          </dt>
          <dd>{provider === null ? '–' : money(provider)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Shows the money owed to members, compared with the house accounts and the balances at the payment providers. */
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
  if (!query.data)
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
    [t`Reserved for cash-outs`, money(now.outgoing)],
    [t`Members`, number(now.members)],
  ];
  return (
    <div className={paper.page}>
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Liability</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>Liability to members, as of {time(at)}</Trans>
          </p>
        </div>
        <span className={paper.badge} data-tone={agree ? 'ok' : 'bad'}>
          <Icon name={agree ? 'check-circle' : 'warning'} size={16} />
          {agree ? (
            <Trans>Both calculations match</Trans>
          ) : (
            <Trans>The two calculations differ</Trans>
          )}
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
