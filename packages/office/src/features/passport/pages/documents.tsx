import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { documentQueue, type DocumentTab } from '@wl/contract/office/passport';
import { Button } from '@wl/ui/controls/button';
import { request } from '../../../app/api.ts';
import s from '../../../app/board.module.css';
import { useFormats } from '../../../app/language/format.ts';
import { useNow } from '../../../app/now.ts';
import { QueuePages } from '../../../app/cases/queue-pages.tsx';
import { may } from '../../../app/session.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useFirstShown } from '../../../app/cases/use-first-shown.ts';
import { usePageOf } from '../../../app/use-page-of.ts';
import { Case } from '../components/case.tsx';
import { DocumentList } from '../components/document-list.tsx';

const PAGE_SIZE = 20;

interface TabsProps {
  tab: DocumentTab;
  counts: Record<DocumentTab, number> | undefined;
  choose: (tab: DocumentTab) => void;
}

function Tabs({ tab, counts, choose }: TabsProps) {
  const { t } = useLingui();
  const tabs: [DocumentTab, string][] = [
    ['open', t`Awaiting a decision`],
    ['mine', t`Mine`],
    ['approved', t({ message: 'Approved', context: 'document filter' })],
    ['rejected', t({ message: 'Rejected', context: 'document filter' })],
  ];
  return (
    <div className={s.tabs} role="group" aria-label={t`Document filter`}>
      {tabs.map(([key, label]) => (
        <Button
          key={key}
          variant="plain"
          size="small"
          aria-pressed={tab === key}
          onClick={() => choose(key)}
        >
          {label} {counts && <span>{counts[key]}</span>}
        </Button>
      ))}
    </div>
  );
}

interface Figures {
  oldest: string | null;
  late: number;
  median_ms: number | null;
}

/**
 * Shows the queue's figures: the oldest waiting document, the number of documents past their target time, and the
 * median decision time.
 */
function QueueFigures({ oldest, late, median_ms }: Figures) {
  const { waiting, number } = useFormats();
  const now = useNow(30_000);
  return (
    <dl className={s.queueFigures}>
      <div>
        <dt>
          <Trans>Oldest</Trans>
        </dt>
        <dd>{oldest === null ? '–' : waiting(oldest, now)}</dd>
      </div>
      <div data-tone={late > 0 ? 'bad' : undefined}>
        <dt>
          <Trans>Overdue</Trans>
        </dt>
        <dd>{number(late)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Median decision time</Trans>
        </dt>
        <dd>{median_ms === null ? '–' : waiting(new Date(now - median_ms).toISOString(), now)}</dd>
      </div>
    </dl>
  );
}

/** Shows a decorative picture of a stamped page while the queue is empty. */
function EmptyQueue() {
  return (
    <section className={s.nothing} aria-hidden="true">
      <svg viewBox="0 0 160 120" width="200">
        <path d="M30 8h74l26 26v78H30z" fill="#fbf6ea" stroke="#b07c26" strokeWidth="2" />
        <path d="M104 8v26h26" fill="#f3e9d2" stroke="#b07c26" strokeWidth="2" />
        <path d="M44 48h60M44 60h44" stroke="#dcc9a0" strokeWidth="4" strokeLinecap="round" />
        <circle cx="98" cy="84" r="19" fill="none" stroke="#0d6b46" strokeWidth="3" />
        <path d="m89 84 7 7 12-13" fill="none" stroke="#0d6b46" strokeWidth="4" />
      </svg>
    </section>
  );
}

/** Tracks the clerk's position in the queue. J and K open the next and the previous document. */
function useDocumentQueue() {
  const { tab = 'open', case: chosen } = useSearch({ from: '/office/documents' });
  const navigate = useNavigate();
  const [page, setPage] = usePageOf(tab);
  const [done, setDone] = useState<string>();
  const queue = useQuery({
    queryKey: ['documents', tab, page],
    queryFn: () => request(documentQueue, { query: { tab, page } }),
  });
  const lines = queue.data?.data ?? [];
  const meta = queue.data?.meta;
  const first = useFirstShown(
    `${tab} ${page} ${chosen ?? ''}`,
    lines.map(({ id }) => id),
    done,
  );
  // Show a document that was opened by URL even if it is not in this tab's list.
  const current = chosen ?? first;
  const index = lines.findIndex((one) => one.id === current);
  const show = (to: { tab?: DocumentTab; case?: string | undefined }) => {
    const next = { tab, ...to };
    void navigate({
      to: '/documents',
      search: {
        ...(next.tab === 'open' ? {} : { tab: next.tab }),
        ...(next.case === undefined ? {} : { case: next.case }),
      },
    });
  };
  const move = (by: number) =>
    show({ case: lines[Math.min(lines.length - 1, Math.max(0, index + by))]?.id });
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  return { tab, chosen, page, setPage, queue, lines, meta, current, setDone, show };
}

function NoDocuments({ tab }: { tab: DocumentTab }) {
  return (
    <p className={s.empty}>
      {tab === 'open' ? (
        <Trans>No documents waiting for review.</Trans>
      ) : (
        <Trans>No documents in this list.</Trans>
      )}
    </p>
  );
}

/** Lists the page's keyboard shortcuts. */
function Keys() {
  return (
    <p className={s.keys}>
      <span>
        <kbd>J</kbd> <kbd>K</kbd> <Trans>move</Trans>
      </span>{' '}
      <span>
        <kbd>C</kbd> <Trans>claim</Trans>
      </span>{' '}
      <span>
        <kbd>A</kbd> <Trans>approve</Trans>
      </span>{' '}
      <span>
        <kbd>R</kbd> <Trans>reject</Trans>
      </span>
      <br />
      <span>
        <kbd>+</kbd> <kbd>-</kbd> <Trans>zoom</Trans>
      </span>{' '}
      <span>
        <kbd>O</kbd> <Trans>rotate</Trans>
      </span>{' '}
      <span>
        <kbd>N</kbd> <Trans>next page</Trans>
      </span>
    </p>
  );
}

/**
 * Shows the documents page: the queue on the left, the document next to the member's details, and the decision on the
 * right.
 */
export function Documents() {
  const { t } = useLingui();
  const { clerk } = useRouteContext({ from: '/office' });
  const place = useDocumentQueue();
  const { tab, page, setPage, queue, lines, meta, current, show } = place;
  const [result, setResult] = useState('');
  return (
    <div className={s.layout} data-opened={place.chosen !== undefined}>
      <section className={s.queue} aria-labelledby="queue-title">
        <div className={s.queueHead}>
          <h1 id="queue-title">
            <Trans>Documents</Trans>
          </h1>
          <span className={s.total}>{meta?.total ?? ''}</span>
        </div>
        <Tabs
          tab={tab}
          counts={meta?.counts}
          choose={(next) => {
            setPage(1);
            setResult('');
            show({ tab: next, case: undefined });
          }}
        />
        {queue.isPending && <Waiting lines={4} />}
        {queue.isError && <Failed error={queue.error} again={() => void queue.refetch()} />}
        {queue.isSuccess && lines.length === 0 && <NoDocuments tab={tab} />}
        <DocumentList
          lines={lines}
          chosen={current}
          choose={(id) => {
            setResult('');
            show({ case: id });
          }}
        />
        {meta && meta.total > PAGE_SIZE && <QueuePages page={page} meta={meta} choose={setPage} />}
        {meta && <QueueFigures oldest={meta.oldest} late={meta.late} median_ms={meta.median_ms} />}
        <p role="status" className={s.result}>
          {result}
        </p>
        <Keys />
      </section>
      {current === undefined ? (
        <EmptyQueue />
      ) : (
        <Case
          key={current}
          id={current}
          clerk={clerk}
          allowed={may(clerk, 'documents.decide')}
          back={() => show({ case: undefined })}
          decided={(what, name) => {
            setResult(what === 'approved' ? t`Approved: ${name}` : t`Rejected: ${name}`);
            // Replace the reviewed document with the next pending one.
            place.setDone(current);
            show({ case: undefined });
          }}
        />
      )}
    </div>
  );
}
