import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router';
import { articleFile, type ArticleFile } from '@wl/contract/office/articles';
import { Tabs } from '@wl/ui/controls/tabs';
import { type Language, languages } from '@wl/world/languages';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { keepAnswer } from '../../../app/keep-answer.ts';
import { languageNames } from '../../../app/language/language.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { CoverPanel } from '../components/cover-panel.tsx';
import { Editor } from '../components/editor.tsx';
import { HistoryPanel } from '../components/history-panel.tsx';
import { useStateWords } from '../components/language-marks.tsx';
import { LeaveDialog } from '../components/leave-dialog.tsx';
import type { TextError } from '../components/publish-dialog.tsx';
import { type OnArticle, PublishPanel } from '../components/publish-panel.tsx';
import { toneOf, useArticleNames } from '../names.ts';
import { titleOf } from '../text.ts';
import { type DraftSavers, useDraftSavers } from '../use-draft-savers.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
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

/** Returns the language from the URL, and a function that opens another one. */
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
  const { clerk } = useRouteContext({ from: '/office' });
  const queries = useQueryClient();
  const { language, open } = useLanguage(article.id);
  const savers = useDraftSavers(article, clerk.id);
  const guard = useLeaveGuard(savers);
  const [textError, setTextError] = useState<TextError>();
  const errorText = useErrorText();
  const edits = may(clerk, 'articles.edit');
  const onChange: OnArticle = (reply) => {
    keepAnswer(queries, ['article', article.id], reply);
    void queries.invalidateQueries({ queryKey: ['articles'] });
    void queries.invalidateQueries({ queryKey: ['article-history', article.id] });
  };
  const text = { article, language, saver: savers[language], edits };
  const error =
    textError?.language === language
      ? { markdown: textError.markdown, text: errorText(textError.error) }
      : undefined;
  return (
    <>
      <Head article={article} />
      <div className={s.columns}>
        <div className={`${paper.panel ?? ''} ${s.main ?? ''}`}>
          <LanguageTabs article={article} savers={savers} language={language} open={open}>
            <Editor key={language} {...text} clerkName={clerk.name} error={error} />
          </LanguageTabs>
        </div>
        <div className={s.side}>
          <PublishPanel key={language} {...text} onChange={onChange} onTextError={setTextError} />
          <CoverPanel article={article} edits={edits} onChange={onChange} />
          <HistoryPanel {...text} id={article.id} />
        </div>
      </div>
      {guard.status === 'blocked' && <LeaveDialog leave={guard.proceed} stay={guard.reset} />}
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

interface LanguageTabsProps {
  article: ArticleFile;
  savers: DraftSavers;
  language: Language;
  open: (language: Language) => void;
  children: React.ReactNode;
}

/** Shows a tab for each language with the state of its text. */
function LanguageTabs({ article, savers, language, open, children }: LanguageTabsProps) {
  const { t } = useLingui();
  const words = useStateWords();
  const tabs = languages.map((one) => ({
    key: one,
    title: (
      <span className={s.tab}>
        {languageNames[one]}
        <i
          className={s.mark}
          data-tone={toneOf(article.languages[one].state)}
          aria-hidden="true"
          title={words(article.languages[one])}
        >
          {article.languages[one].changed && <i className={s.dot} />}
        </i>
        <span className="sr-only">{words(article.languages[one])}</span>
      </span>
    ),
  }));
  return (
    <Tabs
      label={t`Language of the text`}
      tabs={tabs}
      current={language}
      onChange={(next) => {
        // The focus does not always leave the form first, for example after a key in the tab list.
        void savers[language].save();
        open(next);
      }}
    >
      {children}
    </Tabs>
  );
}
