import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import {
  reconciliation,
  type Difference,
  type ReconciledDay,
} from '@wl/contract/office/wallet-reconciliation';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { CsvButton } from '../../../app/report/csv-button.tsx';
import { may } from '../../../app/session.ts';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { useFirstShown } from '../../../app/cases/use-first-shown.ts';
import { useLiveMoney } from '../../../app/realtime/use-live.ts';
import { DifferencePanel } from '../components/difference-panel.tsx';
import { DifferenceTable } from '../components/difference-table.tsx';
import { Calendar, DayPanel } from '../components/reconciled-days.tsx';

/** Columns of the CSV file with the reconciled days. */
const csv: readonly { id: keyof ReconciledDay; value: (day: ReconciledDay) => string | number }[] =
  (
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
    ] as const
  ).map((id) => ({ id, value: (day) => day[id] }));

/** Shows the title, and the button that downloads the reconciled days. */
function Head({ days }: { days: readonly ReconciledDay[] }) {
  return (
    <header className={paper.head}>
      <div>
        <h1>
          <Trans>Reconciliation</Trans>
        </h1>
        <p className={paper.sub}>
          <Trans>The provider’s daily statement (UTC), compared line by line with our ledger</Trans>
        </p>
      </div>
      <CsvButton name="reconciliation" columns={csv} rows={days} />
    </header>
  );
}

/** Shows how many differences are waiting for a clerk. */
function Summary({ open, days }: { open: number; days: readonly ReconciledDay[] }) {
  const { t } = useLingui();
  return (
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
        t`No days with open differences`
      )}
    </p>
  );
}

interface DifferencesProps {
  differences: readonly Difference[];
  chosen: string | undefined;
  choose: (id: string) => void;
}

function WaitingPanel({ differences, chosen, choose }: DifferencesProps) {
  const { t } = useLingui();
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>Waiting</Trans>
      </h2>
      {differences.length === 0 ? (
        <Nothing>
          <Trans>No differences waiting.</Trans>
        </Nothing>
      ) : (
        <DifferenceTable
          label={t`Open differences`}
          rows={differences}
          chosen={chosen}
          choose={choose}
        />
      )}
    </section>
  );
}

function ResolvedPanel({ differences, chosen, choose }: DifferencesProps) {
  const { t } = useLingui();
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>Recently resolved</Trans>
      </h2>
      <DifferenceTable
        label={t`Resolved differences`}
        rows={differences}
        chosen={chosen}
        choose={choose}
      />
    </section>
  );
}

const isWaiting = ({ state }: Difference) => state === 'open' || state === 'correcting';

/** Shows a day-by-day comparison of the provider's statements with the ledger. */
export function Reconciliation() {
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
  if (!query.data)
    return (
      <div className={paper.page}>
        <Failed error={query.error} again={() => void query.refetch()} />
      </div>
    );
  const { days, differences, open } = query.data.data;
  const settled = differences.filter((one) => !waiting.includes(one));
  const chosen = differences.find(({ id }) => id === (chosenId ?? first)) ?? waiting[0];
  const day = days.find((one) => one.day === chosenDay) ?? days[0];
  return (
    <div className={paper.page}>
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      <Head days={days} />
      <Summary open={open} days={days} />
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
          <WaitingPanel differences={waiting} chosen={chosen?.id} choose={choose} />
          {settled.length > 0 && (
            <ResolvedPanel differences={settled} chosen={chosen?.id} choose={choose} />
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
