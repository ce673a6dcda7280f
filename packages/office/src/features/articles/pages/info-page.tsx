import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { infoPageFile, type InfoPageFile } from '@wl/contract/office/articles-pages';
import { type PageName, pageNames } from '@wl/world/articles/pages';
import type { Language } from '@wl/world/languages';
import { useMemo } from 'react';
import { request } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { HistoryPanel } from '../components/history-panel.tsx';
import { OriginalEntry, OriginalPanel } from '../components/original-text.tsx';
import { TextColumns } from '../components/text-columns.tsx';
import { pageCalls } from '../text-calls.ts';
import s from '../components/articles.module.css';

/** Shows an information page: its text in each language, the preview, and the panels for publication and history. */
export function InfoPage() {
  const { page: wanted } = useParams({ from: '/office/articles/pages/$page' });
  const page = pageNames.find((one) => one === wanted);
  if (!page)
    return (
      <div className={paper.page}>
        <p className={paper.empty}>
          <Trans>This page does not exist.</Trans>
        </p>
      </div>
    );
  return <Loaded key={page} page={page} />;
}

function Loaded({ page }: { page: PageName }) {
  const query = useQuery({
    queryKey: ['article', page],
    queryFn: () => request(infoPageFile, { params: { page } }),
  });
  return (
    <div className={`${paper.page ?? ''} ${s.page ?? ''}`}>
      {query.isPending && <Waiting lines={3} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && <File file={query.data.data} />}
    </div>
  );
}

/** Returns the language from the URL, and a function that switches to another language. */
function useLanguage(page: PageName) {
  const { language = 'en' } = useSearch({ from: '/office/articles/pages/$page' });
  const navigate = useNavigate();
  const open = (next: Language) =>
    void navigate({
      to: '/articles/pages/$page',
      params: { page },
      search: next === 'en' ? {} : { language: next },
      replace: true,
      resetScroll: false,
    });
  return { language, open };
}

function File({ file }: { file: InfoPageFile }) {
  const { language, open } = useLanguage(file.page);
  const calls = useMemo(() => pageCalls(file.page), [file.page]);
  return (
    <>
      <header className={paper.head}>
        <div>
          <p>
            <Link to="/articles/pages">
              <Trans>All information pages</Trans>
            </Link>
          </p>
          <h1>{file.titles[language]}</h1>
          <p className={paper.mono}>/{file.page}</p>
        </div>
      </header>
      {file.page === 'terms-of-use' && (
        <p className={paper.sub}>
          <Trans>
            Our terms promise members that we announce changes before they apply. Schedule the text
            for a later time, and announce the change in a news article.
          </Trans>
        </p>
      )}
      <TextColumns
        file={file}
        calls={calls}
        language={language}
        open={open}
        panels={({ saver, edits }) => {
          const text = { file, language, saver, edits };
          return (
            <>
              <OriginalPanel {...text} />
              <HistoryPanel calls={calls} {...text}>
                <OriginalEntry {...text} />
              </HistoryPanel>
            </>
          );
        }}
      />
    </>
  );
}
