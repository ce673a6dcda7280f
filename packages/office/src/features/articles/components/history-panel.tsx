import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ArticleVersion } from '@wl/contract/office/articles-texts';
import { RowButton } from '@wl/ui/controls/row-button';
import { type Language, languageNames } from '@wl/world/languages';
import { type ReactNode, useId, useState } from 'react';
import { QueuePages } from '../../../app/cases/queue-pages.tsx';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { usePageOf } from '../../../app/use-page-of.ts';
import type { DraftSaver } from '../draft-saver.ts';
import type { TextCalls } from '../text-calls.ts';
import { HistoryDialog, useVersionName } from './history-dialog.tsx';
import s from './articles.module.css';

interface HistoryPanelProps {
  calls: TextCalls;
  language: Language;
  saver: DraftSaver;
  edits: boolean;
  /** Additional entry shown last, below the drafts and published texts. */
  children?: ReactNode;
}

/** Lists the drafts and published texts of one language, newest first. The clerk can open any of them. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { calls, language, children } = props;
  const heading = useId();
  const [page, setPage] = usePageOf(language);
  const [opened, setOpened] = useState<ArticleVersion>();
  const name = languageNames[language];
  const query = useQuery({
    queryKey: ['article-history', calls.key, language, page],
    queryFn: () => calls.history(language, page),
    placeholderData: (old, oldQuery) =>
      oldQuery?.queryKey[2] === language ? keepPreviousData(old) : undefined,
  });
  const { data, meta } = query.data ?? {};
  return (
    <section className={paper.panel} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>History: {name}</Trans>
      </h2>
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {data?.length === 0 && !children && (
        <p className={paper.sub}>
          <Trans>No texts yet. Saved drafts and published texts appear here.</Trans>
        </p>
      )}
      <ol className={s.history}>
        {data?.map((entry) => (
          <li key={`${entry.kind} ${entry.number}`}>
            <Entry entry={entry} open={() => setOpened(entry)} />
          </li>
        ))}
        {children && <li>{children}</li>}
      </ol>
      {meta && (page > 1 || meta.to < meta.total) && (
        <QueuePages
          page={page}
          meta={meta}
          choose={setPage}
          earlier={<Trans>Newer</Trans>}
          more={<Trans>Older</Trans>}
        />
      )}
      {opened && <HistoryDialog {...props} entry={opened} close={() => setOpened(undefined)} />}
    </section>
  );
}

function Entry({ entry, open }: { entry: ArticleVersion; open: () => void }) {
  const { time } = useFormats();
  const nameOf = useVersionName();
  return (
    <>
      <RowButton link className={s.version} onClick={open}>
        {nameOf(entry)}
      </RowButton>{' '}
      <span>{entry.title}</span>
      <small>
        {time(entry.at)} · {entry.by}
      </small>
      <Publication entry={entry} />
    </>
  );
}

/** Shows when a published text went live, will go live or was withdrawn. */
function Publication({ entry: { live_at, withdrawn_at } }: { entry: ArticleVersion }) {
  const { t } = useLingui();
  const { time } = useFormats();
  if (withdrawn_at !== null)
    return (
      <span className={paper.badge} data-tone="bad">
        {live_at !== null && withdrawn_at < live_at
          ? t`Schedule cancelled on ${time(withdrawn_at)}`
          : t`Withdrawn on ${time(withdrawn_at)}`}
      </span>
    );
  if (live_at === null) return null;
  return (
    <span className={paper.badge} data-tone="ok">
      {t`Live from ${time(live_at)}`}
    </span>
  );
}
