import { Trans } from '@lingui/react/macro';
import paper from '../../../app/paper.module.css';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { ReportCard } from '../components/report-card.tsx';
import { useReports } from '../use-reports.ts';
import s from '../components/reports.module.css';

/** Lists the reports that the clerk may open. */
export function Reports() {
  const query = useReports();
  const names = query.data?.data;
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Reports</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>Casino figures for a period. Days are in UTC.</Trans>
          </p>
        </div>
      </header>
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {names?.length === 0 && (
        <section className={paper.panel}>
          <Nothing>
            <Trans>Your roles do not include any reports. An owner can change your roles.</Trans>
          </Nothing>
        </section>
      )}
      {names && names.length > 0 && (
        <ul className={s.cards}>
          {names.map((about) => (
            <ReportCard key={about.slug} about={about} />
          ))}
        </ul>
      )}
    </div>
  );
}
