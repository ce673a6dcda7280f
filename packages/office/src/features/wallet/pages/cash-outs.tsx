import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { staffNews } from '@wl/contract/news/staff';
import { cashOutFile, cashOutQueue, type queueTabs } from '@wl/contract/office/wallet';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { useNow } from '../../../app/now.ts';
import { QueuePages } from '../../../app/cases/queue-pages.tsx';
import { may } from '../../../app/session.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useFirstShown } from '../../../app/cases/use-first-shown.ts';
import { usePageOf } from '../../../app/use-page-of.ts';
import { useLive } from '../../../app/realtime/use-live.ts';
import { CashOutFile } from '../components/cash-out-file.tsx';
import { CashOutList } from '../components/cash-out-list.tsx';
import { Cashier } from '../components/cashier-switch.tsx';
import { Decision } from '../components/decision.tsx';
import s from '../../../app/board.module.css';

type Tab = (typeof queueTabs)[number];

interface TabsProps {
  tab: Tab;
  counts: Record<Tab, number> | undefined;
  choose: (tab: Tab) => void;
}

function Tabs({ tab, counts, choose }: TabsProps) {
  const { t } = useLingui();
  const tabs: [Tab, string][] = [
    ['open', t`Awaiting a decision`],
    ['processing', t`In transit`],
    ['paid', t({ message: 'Paid', context: 'cash-out filter' })],
    ['cancelled', t({ message: 'Cancelled', context: 'cash-out filter' })],
    ['failed', t({ message: 'Failed', context: 'cash-out filter' })],
  ];
  return (
    <div className={s.tabs} role="group" aria-label={t`Cash-out filter`}>
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

/** Promised response time. */
const TARGET_HOURS = 24;

/**
 * Shows the queue's figures: the age of the oldest cash-out, the promised response time, and the number of today's
 * decisions.
 */
function QueueFigures({ oldest, today }: { oldest: string | null; today: number }) {
  const { waiting, number, hours } = useFormats();
  const now = useNow(30_000);
  return (
    <dl className={s.queueFigures}>
      <div>
        <dt>
          <Trans>Oldest</Trans>
        </dt>
        <dd>{oldest === null ? '–' : waiting(oldest, now)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Target</Trans>
        </dt>
        <dd>{hours(TARGET_HOURS)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Decided today</Trans>
        </dt>
        <dd>{number(today)}</dd>
      </div>
    </dl>
  );
}

function EmptyQueue() {
  return (
    <section className={s.nothing} aria-hidden="true">
      <svg viewBox="0 0 160 110" width="200">
        <path d="M10 20h140v80H10z" fill="#f3e9d2" stroke="#b07c26" strokeWidth="2" />
        <path d="m10 20 70 46 70-46" fill="none" stroke="#b07c26" strokeWidth="2" />
        <circle cx="80" cy="64" r="13" fill="#c7392f" />
        <path
          d="m80 55 2.5 6.500L89 64l-6.500 2.500L80 73l-2.500-6.500L71 64l6.500-2.500z"
          fill="#f6dc9c"
        />
      </svg>
    </section>
  );
}

/** Tracks the clerk's position in the queue. J and K open the next and the previous case. */
function useCashOutQueue() {
  const { tab = 'open', case: chosen } = useSearch({ from: '/office/cash-outs' });
  const navigate = useNavigate();
  const [page, setPage] = usePageOf(tab);
  const [done, setDone] = useState<string>();
  useLive('private-staff.cash-outs', staffNews.cash_out_changed, 'cash-outs');
  const queue = useQuery({
    queryKey: ['cash-outs', tab, page],
    queryFn: () => request(cashOutQueue, { query: { state: tab, page } }),
  });
  const cases = queue.data?.data ?? [];
  const meta = queue.data?.meta;
  const ids = cases.map(({ id }) => id);
  // After this clerk's decision, keep showing the case only if it stays in the queue for a second clerk. Otherwise,
  // show the first case in the queue.
  const opened = chosen === done && queue.data && !ids.includes(done ?? '') ? undefined : chosen;
  const first = useFirstShown(`${tab} ${page} ${opened ?? ''}`, ids, done);
  const shown = opened ?? first;
  const index = cases.findIndex(({ id }) => id === shown);
  // The displayed cash-out leaves the queue when another clerk decides on it or the member cancels it. Load that
  // cash-out separately, so that the page can show its new state.
  const gone = useQuery({
    queryKey: ['cash-outs', 'file', shown],
    queryFn: () => request(cashOutFile, { params: { id: shown ?? '' } }),
    enabled: shown !== undefined && queue.isSuccess && index < 0,
  });
  const current = cases[index] ?? (queue.isSuccess && shown ? gone.data?.data.case : undefined);
  const show = (to: { tab?: Tab; case?: string | undefined }) => {
    const next = { tab, ...to };
    void navigate({
      to: '/cash-outs',
      search: {
        ...(next.tab === 'open' ? {} : { tab: next.tab }),
        ...(next.case === undefined ? {} : { case: next.case }),
      },
    });
  };
  const move = (by: number) =>
    show({ case: cases[Math.min(cases.length - 1, Math.max(0, index + by))]?.id });
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  return { tab, page, setPage, queue, cases, meta, opened, current, setDone, show };
}

function NoCashOuts({ tab }: { tab: Tab }) {
  return (
    <p className={s.empty}>
      {tab === 'open' ? (
        <Trans>No cash-outs waiting for a decision.</Trans>
      ) : (
        <Trans>No cash-outs in this list.</Trans>
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
    </p>
  );
}

/** Shows the cash-outs page: the queue on the left, the case in the middle, and the decision on the right. */
export function CashOuts() {
  const { t } = useLingui();
  const { clerk } = useRouteContext({ from: '/office' });
  const place = useCashOutQueue();
  const { tab, page, setPage, queue, cases, meta, current, show } = place;
  const [result, setResult] = useState('');
  return (
    <div className={s.layout} data-opened={place.opened !== undefined && current !== undefined}>
      <section className={s.queue} aria-labelledby="queue-title">
        <div className={s.queueHead}>
          <h1 id="queue-title">
            <Trans>Cash-outs</Trans>
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
        {queue.isSuccess && cases.length === 0 && <NoCashOuts tab={tab} />}
        <CashOutList
          cases={cases}
          chosen={current?.id}
          choose={(id) => {
            setResult('');
            show({ case: id });
          }}
        />
        {meta && meta.total > 20 && <QueuePages page={page} meta={meta} choose={setPage} />}
        {meta && <QueueFigures oldest={meta.oldest} today={meta.decided_today} />}
        <p role="status" className={s.result}>
          {result}
        </p>
        <Cashier clerk={clerk} />
        <Keys />
      </section>
      {current ? (
        <>
          <CashOutFile key={current.id} one={current} back={() => show({ case: undefined })} />
          <Decision
            key={`decision ${current.id}`}
            one={current}
            allowed={may(clerk, 'cash_outs.decide')}
            result={(what) => {
              place.setDone(current.id);
              setResult(
                what === 'approved'
                  ? t`Approved: ${current.member.name}`
                  : t`Rejected: ${current.member.name}`,
              );
            }}
          />
        </>
      ) : (
        <EmptyQueue />
      )}
    </div>
  );
}
