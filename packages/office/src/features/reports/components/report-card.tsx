import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { report, type Report, type ReportName } from '@wl/contract/office/reports';
import type { Language } from '@wl/world/languages';
import { Button } from '@wl/ui/controls/button';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { Sparkline } from '@wl/ui/charts/sparkline';
import { request, useErrorText } from '../../../app/api.ts';
import { useNow } from '../../../app/now.ts';
import paper from '../../../app/paper.module.css';
import { useFigure } from '../../../app/report/use-figure.ts';
import { lastDays } from '../period.ts';
import { Change, comparedOf } from './headlines.tsx';
import s from './reports.module.css';

/** Number of days covered by the figure on a card. */
const CARD_DAYS = 30;

/**
 * Shows a card for one report in the list: its title, its summary, and its first headline figure for the last 30 days.
 */
export function ReportCard({
  about: { slug, title, summary, has_headlines },
}: {
  about: ReportName;
}) {
  return (
    <li className={`${paper.panel ?? ''} ${s.card ?? ''}`}>
      <h2>
        <Link to="/reports/$slug" params={{ slug }}>
          {title}
        </Link>
      </h2>
      <p className={paper.sub}>{summary}</p>
      {has_headlines && <CardFigure slug={slug} />}
    </li>
  );
}

function CardFigure({ slug }: { slug: string }) {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  const days = lastDays(CARD_DAYS, useNow(60_000));
  const language = i18n.locale as Language;
  const query = useQuery({
    // Use the same query key as the report's page, so that the page can show this data immediately.
    queryKey: ['report', slug, language, days, {}],
    queryFn: () => request(report, { params: { slug }, query: { ...days, language } }),
    staleTime: 5 * 60_000,
  });
  if (query.isPending)
    return (
      <div aria-busy="true" className={s.figure}>
        <Skeleton className={s.waiting ?? ''} />
      </div>
    );
  if (query.isError)
    return (
      <div className={s.figure}>
        <span role="alert">{errorText(query.error)}</span>
        <Button variant="plain" onClick={() => void query.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  return <Figure report={query.data.data} />;
}

function Figure({ report: loaded }: { report: Report }) {
  const { number } = useFigure();
  const one = CARD_DAYS;
  const [figure] = comparedOf(loaded);
  if (!figure) return null;
  const at = loaded.columns.findIndex(({ id }) => id === figure.id);
  const values = loaded.by ? loaded.rows.map((cells) => Number(cells[at] ?? 0)) : [];
  return (
    <div className={s.figure}>
      <div>
        <span className={s.name}>
          {figure.head}, <Trans>{one} days</Trans>
        </span>
        <strong>{number[figure.kind](figure.value ?? 0)}</strong>
        <Change {...figure} value={figure.value ?? 0} />
      </div>
      <Sparkline values={values} />
    </div>
  );
}
