import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { cashOutQueue } from '@wl/contract/staff';
import { useEffect, useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { listen } from '../../../app/realtime.ts';
import { may } from '../../../app/session.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { CashOutFile } from '../components/cash-out-file.tsx';
import { CashOutList } from '../components/cash-out-list.tsx';
import { Decision } from '../components/decision.tsx';
import s from '../components/cash-outs.module.css';

export type QueueState = 'open' | 'paid' | 'cancelled' | 'failed';

/** Refetches the queue whenever any desk or member changes a cash-out. */
function useLiveQueue(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      listen('private-staff.cash-outs', 'staff.cash_out_changed', () => {
        void queries.invalidateQueries({ queryKey: ['cash-outs'] });
      }),
    [queries],
  );
}

function Tabs({ state, choose }: { state: QueueState; choose: (state: QueueState) => void }) {
  const { t } = useLingui();
  const tabs: [QueueState, string][] = [
    ['open', t`Open`],
    ['paid', t`Paid`],
    ['cancelled', t`Cancelled`],
    ['failed', t`Failed`],
  ];
  return (
    <div className={s.tabs} role="group" aria-label={t`Which cash-outs`}>
      {tabs.map(([key, label]) => (
        <button key={key} type="button" aria-pressed={state === key} onClick={() => choose(key)}>
          {label}
        </button>
      ))}
    </div>
  );
}

/** The payments desk: the queue on the left, the case in the middle, the decision on the right. */
export function CashOuts() {
  const { clerk } = useRouteContext({ from: '/desk' });
  const errorText = useErrorText();
  const [state, setState] = useState<QueueState>('open');
  const [chosen, setChosen] = useState<string>();
  useLiveQueue();
  const queue = useQuery({
    queryKey: ['cash-outs', state],
    queryFn: () => request(cashOutQueue, { query: { state } }),
  });
  const cases = queue.data?.data ?? [];
  const index = Math.max(
    0,
    cases.findIndex((one) => one.id === chosen),
  );
  const current = cases[index];
  const move = (by: number) =>
    setChosen(cases[Math.min(cases.length - 1, Math.max(0, index + by))]?.id);
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  return (
    <div className={s.layout}>
      <section className={s.queue} aria-labelledby="queue-title">
        <div className={s.queueHead}>
          <h1 id="queue-title">
            <Trans>Cash-outs</Trans>
          </h1>
          <span className={s.total}>{queue.data?.meta.total ?? ''}</span>
        </div>
        <Tabs
          state={state}
          choose={(next) => {
            setState(next);
            setChosen(undefined);
          }}
        />
        {queue.isPending && <div className={s.skeleton} aria-busy="true" />}
        {queue.isError && (
          <p role="alert" className={s.alert}>
            {errorText(queue.error)}
          </p>
        )}
        {queue.isSuccess && cases.length === 0 && (
          <p className={s.empty}>
            <Trans>Nothing waits here. Well done.</Trans>
          </p>
        )}
        <CashOutList cases={cases} chosen={current?.id} choose={setChosen} />
        <p className={s.keys}>
          <kbd>J</kbd> <kbd>K</kbd> <Trans>move</Trans> · <kbd>A</kbd> <Trans>approve</Trans> ·{' '}
          <kbd>R</kbd> <Trans>reject</Trans>
        </p>
      </section>
      {current ? (
        <>
          <CashOutFile one={current} />
          <Decision key={current.id} one={current} allowed={may(clerk, 'cash_outs.decide')} />
        </>
      ) : (
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
      )}
    </div>
  );
}
