import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { cashierLimits, paymentMethods } from '@wl/contract/wallet';
import { statement } from '@wl/contract/wallet-statement';
import { topUpState } from '@wl/contract/wallet-top-ups';
import {
  transactions,
  transactionTimeline,
  transactionTotals,
} from '@wl/contract/wallet-transactions';
import { Button } from '@wl/ui/controls/button';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { Tabs } from '@wl/ui/controls/tabs';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { queryClient, queryOf } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { refreshWallet, useWallet, type Wallet } from '../../../app/hud/wallet.ts';
import { runningBonuses } from '../../bag/index.ts';
import { Cashier } from '../components/cashier/cashier.tsx';
import { ReturnMessage } from '../components/cashier/return-message.tsx';
import { CashOutCards } from '../components/cash-out-cards/cash-out-cards.tsx';
import { TravelMoney } from '../components/notes/travel-money.tsx';
import { TransactionsTab } from '../components/transactions/transactions-tab.tsx';
import { readView, writeView, type WalletView } from '../filters.ts';
import s from './my-wallet.module.css';

const RunningBonuses = lazy(runningBonuses);
const StatementTab = lazy(() => import('../components/statement/statement-tab.tsx'));
const TimelineSheet = lazy(() => import('../components/cash-out-cards/timeline-sheet.tsx'));

/** Calls whose data is refetched when the member's balance changes. */
const followers = [
  transactions,
  transactionTotals,
  transactionTimeline,
  paymentMethods,
  topUpState,
  statement,
  cashierLimits,
];
function refreshMoney(): void {
  for (const call of followers) {
    void queryClient.invalidateQueries({ queryKey: [call.path] });
  }
}

/**
 * Returns the page state from the URL, and a function that changes it. If `replace` is true, the change adds no entry
 * to the browser history.
 */
function useView(): [WalletView, (change: Partial<WalletView>, replace?: boolean) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = readView(search);
  return [
    view,
    (change, replace = false) => {
      void navigate({
        to: '/my-wallet-xs',
        search: writeView({ ...view, ...change }),
        replace,
        resetScroll: false,
      });
    },
  ];
}

/**
 * Shows the wallet page with the travel money, the cashier, pending cash-outs as sealed envelopes, and all
 * transactions.
 */
export default function MyWallet() {
  const [view, show] = useView();
  const wallet = useWallet();
  const cashier = useRef<HTMLDivElement>(null);
  const asked = useQuery({
    queryKey: ['the wallet of the HUD'],
    queryFn: () => refreshWallet().then(() => true),
    staleTime: 0,
  });
  const open = useQuery(
    queryOf(transactions, { query: { kind: 'cash_out', status: 'Pending', page: 1 } }),
  );
  const version = wallet?.version;
  useEffect(refreshMoney, [version]);
  const changed = () => {
    refreshMoney();
    void refreshWallet().catch(() => undefined);
  };
  const toTopUp = () => {
    show({ pane: 'top-up' }, true);
    cashier.current?.scrollIntoView({ block: 'start' });
    cashier.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <main className={s.frame}>
      <h1>
        <Trans>My Wallet</Trans>
      </h1>
      {view.topUp && (
        <ReturnMessage id={view.topUp} onClose={() => show({ topUp: undefined }, true)} />
      )}
      <Balances wallet={wallet} error={asked.error} retry={() => void asked.refetch()} />
      <div className={s.columns}>
        <div ref={cashier}>
          <Cashier
            wallet={wallet}
            pane={view.pane}
            onPane={(pane) => show({ pane }, true)}
            changed={changed}
          />
        </div>
        <div className={s.side}>
          <Suspense>
            <RunningBonuses />
          </Suspense>
          <CashOutCards
            cashOuts={open.data?.data ?? []}
            changed={changed}
            onShow={(id) => show({ show: { kind: 'cash-out', id } })}
          />
          <Books view={view} onChange={show} onTopUp={toTopUp} />
        </div>
      </div>
      {view.show && (
        <Suspense fallback={null}>
          <TimelineSheet shown={view.show} onClose={() => show({ show: undefined }, true)} />
        </Suspense>
      )}
    </main>
  );
}

/** Shows the balances of the wallet, or an error message if the wallet could not be loaded. */
function Balances({
  wallet,
  error,
  retry,
}: {
  wallet: Wallet | undefined;
  error: Error | null;
  retry: () => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (wallet || !error)
    return (
      <section aria-label={t`Balances`}>
        <TravelMoney wallet={wallet} />
      </section>
    );
  return (
    <div className={s.trouble} role="alert">
      <p>{errorText(error)}</p>
      <Button variant="ink" icon="repeat" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

/** Shows the account activity in two tabs: transactions and ledger statement. */
function Books({
  view,
  onChange,
  onTopUp,
}: {
  view: WalletView;
  onChange: (change: Partial<WalletView>) => void;
  onTopUp: () => void;
}) {
  const { t } = useLingui();
  return (
    <section className={`paper ${s.books ?? ''}`} aria-labelledby="books-title">
      <h2 id="books-title">
        <Trans>Account activity</Trans>
      </h2>
      <Tabs
        label={t`Account activity`}
        tabs={[
          { key: 'transactions', title: t`Transactions` },
          { key: 'statement', title: t`Statement` },
        ]}
        current={view.tab}
        onChange={(tab) => onChange({ tab })}
      >
        {view.tab === 'transactions' ? (
          <TransactionsTab view={view} onChange={onChange} onTopUp={onTopUp} />
        ) : (
          <Suspense fallback={<Skeleton className={s.bone ?? ''} />}>
            <StatementTab view={view} onChange={onChange} />
          </Suspense>
        )}
      </Tabs>
    </section>
  );
}
