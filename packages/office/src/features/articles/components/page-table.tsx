import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { InfoPageOverview } from '@wl/contract/office/articles-pages';
import { Icon } from '@wl/ui/icon';
import { languageNames, languages } from '@wl/world/languages';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { LanguageMarks, MarksLegend } from './language-marks.tsx';
import s from './articles.module.css';

/** Shows the title of a page in the clerk’s language, and its path. */
function Title({ page: { page, titles } }: { page: InfoPageOverview }) {
  const { i18n } = useLingui();
  const language = languages.find((one) => one === i18n.locale) ?? 'en';
  return (
    <>
      <Link to="/articles/pages/$page" params={{ page }} className={s.pageTitle}>
        {titles[language]}
      </Link>
      <br />
      <span className={paper.mono}>/{page}</span>
    </>
  );
}

/** Names the languages in which the original text has changed since the edited text was published. */
function Changed({ page }: { page: InfoPageOverview }) {
  const { i18n } = useLingui();
  const changed = languages.filter((language) => page.languages[language].original_changed);
  if (changed.length === 0) return '–';
  const names = changed.map((language) => languageNames[language]);
  return (
    <span className={s.featured}>
      <Icon name="warning" size={16} />
      {new Intl.ListFormat(i18n.locale).format(names)}
    </span>
  );
}

/** Lists the information pages and, for each page, the state of its text in every language. */
export function PageTable({ pages }: { pages: readonly InfoPageOverview[] }) {
  const { t } = useLingui();
  const { time } = useFormats();
  const columns: DataColumn<InfoPageOverview>[] = [
    { id: 'page', head: t`Page`, isPlain: true, cell: (page) => <Title page={page} /> },
    {
      id: 'languages',
      head: t`Languages`,
      cell: ({ languages: states }) => <LanguageMarks states={states} isPage />,
    },
    { id: 'original', head: t`Original changed`, cell: (page) => <Changed page={page} /> },
    {
      id: 'changed',
      head: t`Last change`,
      cell: ({ changed_at }) => (changed_at === null ? '–' : time(changed_at)),
    },
  ];
  return (
    <>
      <OfficeTable
        label={t`Information pages`}
        rows={pages}
        columns={columns}
        rowId={({ page }) => page}
        isBusy={false}
        empty={<Trans>No information pages.</Trans>}
      />
      <MarksLegend isPage />
    </>
  );
}
