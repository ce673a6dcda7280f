import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { articleFile, type ArticleFile } from '@wl/contract/office/articles';
import type { Language } from '@wl/world/languages';
import { useMemo } from 'react';
import { request } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { CoverPanel } from '../components/cover-panel.tsx';
import { HistoryPanel } from '../components/history-panel.tsx';
import { TextColumns } from '../components/text-columns.tsx';
import { useArticleNames } from '../names.ts';
import { articleCalls } from '../text-calls.ts';
import { titleOf } from '../text.ts';
import s from '../components/articles.module.css';

/** Shows a news article: its text in each language, the preview, and the panels for publication, cover and history. */
export function Article() {
  const { id } = useParams({ from: '/office/articles/$id' });
  const query = useQuery({
    queryKey: ['article', id],
    queryFn: () => request(articleFile, { params: { id } }),
  });
  return (
    <div className={`${paper.page ?? ''} ${s.page ?? ''}`}>
      {query.isPending && <Waiting lines={3} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && <File key={id} article={query.data.data} />}
    </div>
  );
}

/** Returns the language from the URL, and a function that switches to another language. */
function useLanguage(id: string) {
  const { language = 'en' } = useSearch({ from: '/office/articles/$id' });
  const navigate = useNavigate();
  const open = (next: Language) =>
    void navigate({
      to: '/articles/$id',
      params: { id },
      search: next === 'en' ? {} : { language: next },
      replace: true,
      resetScroll: false,
    });
  return { language, open };
}

function File({ article }: { article: ArticleFile }) {
  const { language, open } = useLanguage(article.id);
  const calls = useMemo(() => articleCalls(article.id), [article.id]);
  return (
    <>
      <Head article={article} />
      <TextColumns
        file={article}
        calls={calls}
        language={language}
        open={open}
        panels={({ saver, edits, onChange }) => (
          <>
            <CoverPanel article={article} edits={edits} onChange={onChange} />
            <HistoryPanel calls={calls} language={language} saver={saver} edits={edits} />
          </>
        )}
      />
    </>
  );
}

function Head({ article }: { article: ArticleFile }) {
  const { categories } = useArticleNames();
  return (
    <header className={paper.head}>
      <div>
        <p>
          <Link to="/articles">
            <Trans>All news</Trans>
          </Link>
        </p>
        <h1>{titleOf(article) || <Trans>Untitled article</Trans>}</h1>
        <p className={paper.mono}>/news/{article.slug}</p>
      </div>
      <span className={paper.badge}>{categories[article.category]}</span>
    </header>
  );
}
