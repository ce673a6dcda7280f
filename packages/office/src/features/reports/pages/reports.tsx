import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import paper from '../../../app/paper.module.css';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { useReports } from '../use-reports.ts';

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
      {names && (
        <section className={paper.panel}>
          {names.length === 0 ? (
            <Nothing>
              <Trans>Your roles include no reports. An owner can change your roles.</Trans>
            </Nothing>
          ) : (
            <ul className={paper.lines}>
              {names.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to="/reports/$slug" params={{ slug }}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
