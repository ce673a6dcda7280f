import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { useReports } from '../use-reports.ts';
import s from './reports.module.css';

/**
 * Shows links to the reports that the clerk may open. Each link preserves the selected period. Phones show only the
 * link to the list of reports.
 */
export function ReportLinks() {
  const { t } = useLingui();
  const { from, until } = useSearch({ strict: false });
  const { data } = useReports();
  if (!data) return null;
  return (
    <nav aria-label={t`Reports`} className={s.nav}>
      <Link to="/reports" className={s.all}>
        <Trans>All reports</Trans>
      </Link>
      <ul className={s.links}>
        {data.data.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to="/reports/$slug"
              params={{ slug }}
              search={{ ...(from ? { from } : {}), ...(until ? { until } : {}) }}
              activeProps={{ 'aria-current': 'page' }}
              activeOptions={{ includeSearch: false }}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
