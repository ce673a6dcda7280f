import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import s from './section-links.module.css';

/** Shows links to the list of news articles and the list of information pages. */
export function SectionLinks() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`News and pages`} className={s.links}>
      <Link to="/articles" activeOptions={{ exact: true, includeSearch: false }}>
        <Trans>News</Trans>
      </Link>
      <Link to="/articles/pages" activeOptions={{ exact: true }}>
        <Trans>Information pages</Trans>
      </Link>
    </nav>
  );
}
